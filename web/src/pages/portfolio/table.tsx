import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { BandMeter } from '../../components/band-meter.tsx'
import { SortHeader } from '../../components/window-table/sort-header.tsx'
import { WindowTable } from '../../components/window-table/window-table.tsx'
import { RATE_MARK } from '../../format/rate.ts'
import { abnText } from '../../format/words.ts'
import { COLUMNS, type Column } from './columns.ts'
import { Export } from './export.tsx'
import { Menu } from './menu.tsx'
import styles from './portfolio.module.css'
import type { PortfolioRow } from './row.ts'
import { type PortfolioSorting, sorted } from './sorting.ts'

/** The companies, sorted by any column. */
export function PortfolioTable({
  rows,
  requested,
  snapshot,
}: {
  readonly rows: readonly PortfolioRow[]
  readonly requested: number
  readonly snapshot: string | undefined
}) {
  const [sorting, sort] = useState<PortfolioSorting>({ field: 'total', descending: true })
  const [shown, show] = useState<ReadonlySet<string>>(
    () => new Set(COLUMNS.filter((column) => column.shownAtFirst).map(({ field }) => field)),
  )
  const columns = COLUMNS.filter(({ field }) => shown.has(field))
  const ordered = useMemo(() => sorted(rows, sorting), [rows, sorting])
  const toggle = (field: string): void => {
    const next = new Set(shown)
    if (!next.delete(field)) next.add(field)
    show(next)
  }
  return (
    <section className={styles['tablePart']}>
      <div className={styles['tools']}>
        <h2>Companies</h2>
        <Menu title="Columns">
          {COLUMNS.map(({ field, title }) => (
            <label key={field}>
              <input type="checkbox" checked={shown.has(field)} onChange={() => toggle(field)} /> {title}
            </label>
          ))}
        </Menu>
        <Export rows={ordered} complete={rows.length === requested} snapshot={snapshot} />
      </div>
      <WindowTable
        label="Companies of the portfolio"
        withPage
        columns={columns}
        rows={ordered}
        expected={requested}
        head={
          <>
            <SortHeader field="name" title="Company" sorting={sorting} onSort={sort} />
            {columns.map(({ field, title, numeric }) => (
              <SortHeader key={field} {...{ field, title, numeric, sorting }} largestFirst onSort={sort} />
            ))}
          </>
        }
      >
        {(row, position) => <CompanyRow key={row.abn} row={row} columns={columns} position={position} />}
      </WindowTable>
      <p className={styles['found']}>{RATE_MARK}</p>
    </section>
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
    <tr aria-rowindex={position} data-quiet={row.name === null}>
      <th scope="row">
        {row.name === null ? (
          <span title={row.fault?.message}>{abnText(row.abn)}</span>
        ) : (
          <Link href={`/companies/${row.abn}`} title={row.name} data-clamp="true">
            {row.name}
          </Link>
        )}
      </th>
      {columns.map((column) => (
        <td
          key={column.field}
          data-numeric={column.numeric}
          title={[column.text(row), column.remark?.(row)].filter(Boolean).join(' ')}
        >
          {column.field === 'transition' && row.name !== null ? (
            <BandMeter band={row.transition} steps={4} />
          ) : (
            column.text(row)
          )}
        </td>
      ))}
    </tr>
  )
}
