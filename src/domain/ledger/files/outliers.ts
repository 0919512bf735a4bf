/** Lines fewer than these tell nothing about what is usual. */
const LEAST_LINES = 20
/** Nobody looks at a quantity that is less than so many times the usual one: a slip of a unit is a thousandfold. */
const LEAST_TIMES = 100
/** Spreads from the middle, as deviations of a normal distribution: spend differs more from line to line than fuel. */
const DEVIATIONS = 5
const MAD_TO_DEVIATION = 1.4826
/** Steps of the scale of logarithms in an octave. */
const STEPS = 8
/** The largest so far, any of which may turn out to be far too large. */
const KEPT = 20

/** Quantities of lines with the same words and unit: which of them are far from all others. */
export class Quantities<Line extends { readonly quantity: number }> {
  readonly #counts = new Map<number, number>()
  #lines = 0
  #largest: Line[] = []

  /** Takes a line; gives back the one that cannot be among the largest any more. */
  put(line: Line): Line | undefined {
    if (line.quantity <= 0) return line
    const step = Math.round(Math.log2(line.quantity) * STEPS)
    this.#counts.set(step, (this.#counts.get(step) ?? 0) + 1)
    this.#lines += 1
    const largest = this.#largest
    if (largest.length === KEPT && line.quantity <= largest[0]!.quantity) return line
    let at = largest.length
    while (at > 0 && largest[at - 1]!.quantity > line.quantity) at -= 1
    largest.splice(at, 0, line)
    return largest.length > KEPT ? largest.shift() : undefined
  }

  /** The largest lines, with the usual quantity beside those that are far above it. */
  finish(): { readonly line: Line; readonly usual: number | null }[] {
    const steps = [...this.#counts].toSorted(([a], [b]) => a - b)
    const middle = medianOf(steps)
    const away = medianOf(
      steps
        .map(([step, count]): [number, number] => [Math.abs(step - middle), count])
        .toSorted(([a], [b]) => a - b),
    )
    const usual = 2 ** (middle / STEPS)
    const limit = Math.max(Math.log2(LEAST_TIMES), (DEVIATIONS * MAD_TO_DEVIATION * away) / STEPS)
    const found = this.#largest.map((line) => {
      const isFar = this.#lines >= LEAST_LINES && Math.log2(line.quantity / usual) > limit
      return { line, usual: isFar ? usual : null }
    })
    this.#largest = []
    return found
  }
}

function medianOf(steps: readonly (readonly [number, number])[]): number {
  const half = steps.reduce((all, [, count]) => all + count, 0) / 2
  let passed = 0
  for (const [step, count] of steps) {
    passed += count
    if (passed >= half) return step
  }
  return 0
}
