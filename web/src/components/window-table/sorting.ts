/** The column that orders a table, and which way. */
export interface Sorting {
  readonly field: string
  readonly descending: boolean
}
