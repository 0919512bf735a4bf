/** Where a metric stands beside that of another scenario, as report.json says it. */
export interface ComparedEntry {
  readonly side: string
  readonly figure: string
  readonly year: number | null
  readonly label: string
  readonly scenario: { readonly name: string; readonly warming_c: number } | null
}
