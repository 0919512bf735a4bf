/** Terms and cells that one bundle may cost. An ordinary one costs some hundred thousand. */
const MOST_STEPS = 50_000_000
/** Terms inside terms. */
const DEEPEST = 100
/** Rows that a formula may add by counting. Years and quarters need a few dozen. */
const MOST_COUNTED = 5000

/** What evaluating has cost so far: whatever a bundle gives, its formulas come to an end. */
export class Work {
  #left: number
  #depth = 0

  constructor(most = MOST_STEPS) {
    this.#left = most
  }

  /** Call before the work is done. */
  take(steps: number): void {
    this.#left -= steps
    if (this.#left < 0) throw new Error('the formulas need more steps than this verifier takes')
  }

  /** Goes one level deeper for as long as `give` runs. */
  within<Result>(give: () => Result): Result {
    if (this.#depth >= DEEPEST) throw new Error('its terms are nested too deeply')
    this.#depth += 1
    try {
      return give()
    } finally {
      this.#depth -= 1
    }
  }

  /** Rows that are counted from one number to another, before any is made. */
  takeRows(already: number, rows: number): void {
    if (already + rows > MOST_COUNTED)
      throw new Error(`it counts ${already + rows} rows; this verifier makes at most ${MOST_COUNTED}`)
    this.take(rows)
  }
}
