package fast

// Points are the policies that see only points and, among equals, cubes.
var Points = everywhere(Weights{Loose: 0.1})

// Plain are policies set by hand: cubes, the own school, and some caution
// against cheap recipes with high tiles.
var Plain = everywhere(Weights{
	Loose: 0.4, HeldEarly: 0.8, HeldLate: 0.2, Decay: 0.7,
	SchoolEarly: 0.9, SchoolLate: 0.5, Brew: 0.2, Threat: 0.5, Effort: 0.6, Idle: 3, Next: 0.3,
})

func everywhere(w Weights) [MaxSeats + 1]*Policy {
	p := NewPolicy(w)
	return [MaxSeats + 1]*Policy{2: p, 3: p, 4: p, 5: p}
}

// Tuned are the policies that have won most in play against their forerunners.
// With two seats a new recipe mostly serves the other one, so brewing has to
// promise much more there.
var Tuned = [MaxSeats + 1]*Policy{
	2: NewPolicy(Weights{
		Loose: 0.51, HeldEarly: 1.48, HeldLate: 0.18, Decay: 0.33, SchoolEarly: 0.89, SchoolLate: 1.66,
		Brew: -2.54, Deny: -0.4, Threat: 1.67, Effort: 1.73, Idle: -0.94, Next: 0.85, Lead: 0.04,
	}),
	3: NewPolicy(Weights{
		Loose: 0.18, HeldEarly: 0.95, HeldLate: 0.64, Decay: 0.62, SchoolEarly: 1.83, SchoolLate: 0.43,
		Brew: 0.97, Deny: 0.25, Threat: 0.5, Effort: 0.81, Idle: 3.68, Next: 0.38, Lead: -0.05,
	}),
	4: NewPolicy(Weights{
		Loose: 0.34, HeldEarly: 0.8, HeldLate: 0.13, Decay: 0.61, SchoolEarly: 0.76, SchoolLate: 0.43,
		Brew: 0.9, Deny: 0.33, Threat: 0.5, Effort: 0.79, Idle: 3.84, Next: 0.53, Lead: 0.01,
	}),
	5: NewPolicy(Weights{
		Loose: 0.34, HeldEarly: 0.8, HeldLate: 0.06, Decay: 0.7, SchoolEarly: 0.76, SchoolLate: 0.43,
		Brew: 0.35, Deny: 0.33, Threat: 0.5, Effort: 0.79, Idle: 5.06, Next: 0.5, Lead: -0.01,
	}),
}
