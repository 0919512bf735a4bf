import type { Sorting } from './sorting.ts'

/** A heading that orders the table by its column; once more turns the order round. Numbers begin with the largest. */
export function SortHeader({
  field,
  title,
  numeric = false,
  sorting,
  onSort,
}: {
  readonly field: string
  readonly title: string
  readonly numeric?: boolean
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
}) {
  const current = sorting.field === field
  const direction = sorting.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" data-numeric={numeric} aria-sort={current ? direction : 'none'}>
      <button
        type="button"
        onClick={() => onSort({ field, descending: current ? !sorting.descending : numeric })}
      >
        {title}
        <span aria-hidden="true">{current ? (sorting.descending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  )
}
