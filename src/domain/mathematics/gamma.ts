/** Coefficients of Lanczos's approximation with g = 7 and nine terms; good to about 15 digits. */
const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
  12.507343278686905, -0.13857109526572012, 0.000009984369578019572, 1.5056327351493116e-7,
] as const
const LANCZOS_G = 7

/** Natural logarithm of the gamma function of a positive number. */
function logGamma(x: number): number {
  // The approximation holds from one half on; below, the reflection leads there.
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const base = x - 1
  const sum = LANCZOS.reduce((total, term, at) => total + (at === 0 ? term : term / (base + at)), 0)
  const shifted = base + LANCZOS_G + 0.5
  return 0.5 * Math.log(2 * Math.PI) + (base + 0.5) * Math.log(shifted) - shifted + Math.log(sum)
}

export const gamma = (x: number): number => Math.exp(logGamma(x))

/** What is below and above a value of the gamma distribution with scale one. The smaller keeps its digits. */
export interface GammaTails {
  readonly below: number
  readonly above: number
}

const MOST_TERMS = 10_000

/** Regularised incomplete gamma functions, by the series below the shape and by the continued fraction above it. */
export function gammaTails(shape: number, x: number): GammaTails {
  if (x <= 0) return { below: 0, above: 1 }
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape))
  if (x < shape + 1) {
    const below = scale * seriesSum(shape, x)
    return { below, above: 1 - below }
  }
  const above = scale * continuedFraction(shape, x)
  return { below: 1 - above, above }
}

function seriesSum(shape: number, x: number): number {
  let term = 1 / shape
  let total = term
  for (let at = 1; at < MOST_TERMS && term > total * Number.EPSILON; at += 1) {
    term *= x / (shape + at)
    total += term
  }
  return total
}

/** Lentz's method (Numerical Recipes, 6.2). */
function continuedFraction(shape: number, x: number): number {
  const TINY = 1e-300
  let b = x + 1 - shape
  let c = 1 / TINY
  let d = 1 / b
  let value = d
  for (let at = 1; at < MOST_TERMS; at += 1) {
    const a = -at * (at - shape)
    b += 2
    d = 1 / awayFromZero(a * d + b, TINY)
    c = awayFromZero(b + a / c, TINY)
    value *= d * c
    if (Math.abs(d * c - 1) < Number.EPSILON) break
  }
  return value
}

const awayFromZero = (value: number, tiny: number): number => (Math.abs(value) < tiny ? tiny : value)
