import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { BandMeter } from '../../components/band-meter.tsx'
import { abnText } from '../../format/words.ts'
import { COLUMNS, type Column } from './columns.ts'
import { Export } from './export.tsx'
import styles from './portfolio.module.css'
import type { PortfolioRow } from './row.ts'
import { type Sorting, sorted } from './sorting.ts'
import { useWindow } from './use-window.ts'

const ROW_HEIGHT = 41
const HEADER_HEIGHT = 38
const SHOWN_ROWS = 14
const NAME_WIDTH = 190

/** The companies, sorted by any column. Only the rows in sight are drawn, so thousands scroll as ten do. */
export function PortfolioTable({
  rows,
  requested,
  snapshot,
}: {
  readonly rows: readonly PortfolioRow[]
  readonly requested: number
  readonly snapshot: string | undefined
}) {
  const [sorting, sort] = useState<Sorting>({ field: 'total', descending: true })
  const [shown, show] = useState<ReadonlySet<string>>(
    () => new Set(COLUMNS.filter((column) => column.shownAtFirst).map(({ field }) => field)),
  )
  const columns = COLUMNS.filter(({ field }) => shown.has(field))
  const ordered = useMemo(() => sorted(rows, sorting), [rows, sorting])
  const height = Math.min(Math.max(requested, 3), SHOWN_ROWS) * ROW_HEIGHT + HEADER_HEIGHT
  const { first, end, before, after, onScroll } = useWindow(ordered.length, ROW_HEIGHT, height)
  const width = columns.reduce((sum, column) => sum + column.width, NAME_WIDTH)
  const toggle = (field: string): void => {
    const next = new Set(shown)
    if (!next.delete(field)) next.add(field)
    show(next)
  }
  return (
    <section className={styles['tablePart']}>
      <div className={styles['tools']}>
        <h2>Companies</h2>
        <details className={styles['chooser']}>
          <summary>Columns</summary>
          <div>
            {COLUMNS.map(({ field, title }) => (
              <label key={field}>
                <input type="checkbox" checked={shown.has(field)} onChange={() => toggle(field)} /> {title}
              </label>
            ))}
          </div>
        </details>
        <Export rows={ordered} complete={rows.length === requested} snapshot={snapshot} />
      </div>
      <div
        className={styles['scroller']}
        style={{ height }}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label="Companies of the portfolio"
      >
        <table className={styles['table']} style={{ minWidth: width }} aria-rowcount={ordered.length + 1}>
          <colgroup>
            <col />
            {columns.map(({ field, width: columnWidth }) => (
              <col key={field} style={{ width: columnWidth }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <SortHeader field="name" title="Company" numeric={false} sorting={sorting} onSort={sort} />
              {columns.map(({ field, title, numeric }) => (
                <SortHeader key={field} {...{ field, title, numeric, sorting }} onSort={sort} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer height={before} />
            {ordered.slice(first, end).map((row, index) => (
              <CompanyRow key={row.abn} row={row} columns={columns} position={first + index + 2} />
            ))}
            <Spacer height={after} />
          </tbody>
        </table>
      </div>
    </section>
  )
}

function SortHeader({
  field,
  title,
  numeric,
  sorting,
  onSort,
}: {
  readonly field: Sorting['field']
  readonly title: string
  readonly numeric: boolean
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
}) {
  const current = sorting.field === field
  const direction = sorting.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" data-numeric={numeric} aria-sort={current ? direction : 'none'}>
      <button
        type="button"
        onClick={() => onSort({ field, descending: current ? !sorting.descending : field !== 'name' })}
      >
        {title}
        <span aria-hidden="true">{current ? (sorting.descending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  )
}

function CompanyRow({
  row,
  columns,
  position,
}: {
  readonly row: PortfolioRow
  readonly columns: readonly Column[]
  readonly position: number
}) {
  return (
    <tr aria-rowindex={position} data-refused={row.name === null}>
      <th scope="row">
        {row.name === null ? (
          <span title={row.fault?.message}>{abnText(row.abn)}</span>
        ) : (
          <Link href={`/companies/${row.abn}`} title={row.name}>
            {row.name}
          </Link>
        )}
      </th>
      {columns.map((column) => (
        <td key={column.field} data-numeric={column.numeric} title={column.text(row)}>
          {column.field === 'transition' && row.name !== null ? (
            <BandMeter band={row.transition} />
          ) : (
            column.text(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Stands for the rows above or below those in sight. */
function Spacer({ height }: { readonly height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }} />
}
