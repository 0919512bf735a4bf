/** The three ends of a screening as terms for formulas; the central one may be unknown. */
export interface Range {
  readonly low: string
  readonly central: string | null
  readonly high: string
}
