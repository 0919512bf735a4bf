/** A formula or a file of formulas that cannot be used, and where. */
export class FormulaError extends Error {
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`)
    this.name = 'FormulaError'
  }
}
