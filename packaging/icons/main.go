// Command icons draws the icon of the app in the sizes that packages want, as
// FOLDER/SIZE.png.
package main

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strconv"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

func main() {
	if len(os.Args) < 4 {
		fmt.Fprintln(os.Stderr, "usage: icons PICTURE FOLDER SIZE...")
		os.Exit(2)
	}
	for _, text := range os.Args[3:] {
		if err := draw(os.Args[1], os.Args[2], text); err != nil {
			fmt.Fprintf(os.Stderr, "icons: %v\n", err)
			os.Exit(1)
		}
	}
}

func draw(picture, folder, text string) error {
	size, err := strconv.Atoi(text)
	if err != nil {
		return err
	}
	icon, err := oksvg.ReadIcon(picture, oksvg.StrictErrorMode)
	if err != nil {
		return err
	}
	icon.SetTarget(0, 0, float64(size), float64(size))
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	icon.Draw(rasterx.NewDasher(size, size, rasterx.NewScannerGV(size, size, img, img.Bounds())), 1)
	file, err := os.Create(filepath.Join(folder, text+".png"))
	if err != nil {
		return err
	}
	if err := png.Encode(file, img); err != nil {
		return err
	}
	return file.Close()
}
