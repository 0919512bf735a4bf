import { rememberedUpTo } from '../remembered-by.ts'

/**
 * Student's t by the finite sums for whole degrees of freedom (Abramowitz and Stegun 26.7.3 and 26.7.4), which need no
 * series to converge: years minus two is always a whole number here.
 */
export function studentTCumulative(t: number, degreesOfFreedom: number): number {
  const theta = Math.atan(t / Math.sqrt(degreesOfFreedom))
  const central =
    degreesOfFreedom % 2 === 0
      ? Math.sin(theta) * evenSum(theta, degreesOfFreedom)
      : (2 / Math.PI) * (theta + Math.sin(theta) * oddSum(theta, degreesOfFreedom))
  return (1 + central) / 2
}

/** 1 + (1/2) cos^2 + (1 x 3)/(2 x 4) cos^4 + ... to the power of degrees of freedom - 2. */
function evenSum(theta: number, degreesOfFreedom: number): number {
  const cosineSquared = Math.cos(theta) ** 2
  let term = 1
  let total = 1
  for (let power = 2; power <= degreesOfFreedom - 2; power += 2) {
    term *= ((power - 1) / power) * cosineSquared
    total += term
  }
  return total
}

/** cos + (2/3) cos^3 + (2 x 4)/(3 x 5) cos^5 + ... to the power of degrees of freedom - 2; nothing for one degree. */
function oddSum(theta: number, degreesOfFreedom: number): number {
  if (degreesOfFreedom === 1) return 0
  const cosine = Math.cos(theta)
  let term = cosine
  let total = cosine
  for (let power = 3; power <= degreesOfFreedom - 2; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2
    total += term
  }
  return total
}

/**
 * The t below which a share `probability` lies. Remembered: halving takes some fifty rounds, and a profile asks for the same
 * few degrees of freedom dozens of times.
 */
export function studentTQuantile(probability: number, degreesOfFreedom: number): number {
  if (!(probability > 0 && probability < 1))
    throw new RangeError(`probability ${probability}: expected more than 0 and less than 1`)
  if (!Number.isInteger(degreesOfFreedom) || degreesOfFreedom < 1)
    throw new RangeError(`degrees of freedom ${degreesOfFreedom}: expected a whole number from 1`)
  if (probability < 0.5) return -studentTQuantile(1 - probability, degreesOfFreedom)
  return quantilesAt(probability)(degreesOfFreedom)
}

/** Callers ask for one confidence and a few dozen counts of years; anything beyond that is not worth its memory. */
const quantilesAt = rememberedUpTo(10, (probability: number) =>
  rememberedUpTo(100, (degreesOfFreedom: number) => halve(probability, degreesOfFreedom)),
)

/** Halves an interval until it cannot be halved further. */
function halve(probability: number, degreesOfFreedom: number): number {
  let lower = 0
  let upper = 1
  while (studentTCumulative(upper, degreesOfFreedom) < probability) upper *= 2
  for (;;) {
    const middle = (lower + upper) / 2
    if (middle === lower || middle === upper) return middle
    if (studentTCumulative(middle, degreesOfFreedom) < probability) lower = middle
    else upper = middle
  }
}
