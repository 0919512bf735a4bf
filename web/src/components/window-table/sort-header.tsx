import { usePrinting } from '../use-printing.ts'
import type { Sorting } from './sorting.ts'

/** A heading that orders the table by its column; once more turns the order round. */
export function SortHeader<Field extends string>({
  field,
  title,
  numeric = false,
  largestFirst = numeric,
  sorting,
  onSort,
}: {
  readonly field: Field
  readonly title: string
  readonly numeric?: boolean
  /** The order that it begins with: numbers with the largest unless told otherwise. */
  readonly largestFirst?: boolean
  readonly sorting: Sorting<Field>
  readonly onSort: (sorting: Sorting<Field>) => void
}) {
  const isPrinting = usePrinting()
  const current = sorting.field === field
  const direction = sorting.descending ? 'descending' : 'ascending'
  const text = (
    <>
      {title}
      <span aria-hidden="true">{current ? (sorting.descending ? ' ↓' : ' ↑') : ''}</span>
    </>
  )
  return (
    <th scope="col" data-numeric={numeric} aria-sort={current ? direction : 'none'}>
      {/* Chromium repeats a heading on each page, but paints no button in it. */}
      {isPrinting ? (
        text
      ) : (
        <button
          type="button"
          onClick={() => onSort({ field, descending: current ? !sorting.descending : largestFirst })}
        >
          {text}
        </button>
      )}
    </th>
  )
}
