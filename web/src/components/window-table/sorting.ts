/** The column that orders a table, and which way. */
export interface Sorting<Field extends string = string> {
  readonly field: Field
  readonly descending: boolean
}
