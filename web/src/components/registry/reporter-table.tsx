import { Button } from '@mantine/core'
import { memo, useMemo } from 'react'
import { Link } from 'wouter'
import { RATE_MARK } from '../../format/rate.ts'
import { MOST_COMPARED } from '../comparison/basket.ts'
import { CompareToggle } from '../comparison/compare-toggle.tsx'
import { SortHeader } from '../window-table/sort-header.tsx'
import type { Sorting } from '../window-table/sorting.ts'
import { WindowTable } from '../window-table/window-table.tsx'
import styles from './registry.module.css'
import type { Registry, Reporter } from './registry.ts'
import { type Column, columnsOf, inOrder } from './reporter-columns.ts'
import { saveTable } from './save-table.ts'

/** Companies of the registry in one year, ordered by any column, with the way to take them away. */
export function ReporterTable({
  registry,
  reporters,
  year,
  sorting,
  onSort,
}: {
  readonly registry: Registry
  readonly reporters: readonly Reporter[]
  readonly year: number
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
}) {
  const columns = useMemo(() => columnsOf(registry, year), [registry, year])
  const ordered = useMemo(() => inOrder(reporters, columns, sorting), [reporters, columns, sorting])
  const shown = useMemo(() => columns.filter(({ fileOnly }) => fileOnly !== true), [columns])
  const yearName = registry.years[year]?.reporting_year ?? ''
  const save = (): void => {
    const rows = [
      ['Company', ...columns.map(({ fileTitle }) => fileTitle), 'Reporting year'],
      ...ordered.map((one) => [one.registered, ...columns.map(({ value }) => value(one)), yearName]),
    ]
    saveTable(`reporters-${yearName}`, rows, registry.source)
  }
  return (
    <section className={styles['part']} aria-label="Companies">
      <div className={styles['tools']}>
        <p>
          {counted(ordered.length, 'company', 'companies')} in {yearName}. Tick up to {MOST_COMPARED} to
          compare them.
        </p>
        <Button variant="default" size="xs" disabled={ordered.length === 0} onClick={save}>
          Save as CSV
        </Button>
      </div>
      {ordered.length === 0 ? (
        <p className={styles['remark']}>No company matches. Change or reset the filters.</p>
      ) : (
        <>
          <WindowTable
            label={`Companies of the registry in ${yearName}`}
            columns={shown}
            firstWidth={240}
            rows={ordered}
            head={
              <>
                <SortHeader field="name" title="Company" sorting={sorting} onSort={onSort} />
                {shown.map((column) => (
                  <SortHeader key={column.field} {...column} sorting={sorting} onSort={onSort} />
                ))}
              </>
            }
          >
            {(reporter, position) => (
              <ReporterRow key={reporter.abn} reporter={reporter} columns={shown} position={position} />
            )}
          </WindowTable>
          <p className={styles['remark']}>
            A dash means not published, never zero; point at it for the reason. {RATE_MARK}
          </p>
        </>
      )}
    </section>
  )
}

/** Drawn once while it is in sight: scrolling draws only the rows that come in. */
const ReporterRow = memo(function ReporterRow({
  reporter,
  columns,
  position,
}: {
  readonly reporter: Reporter
  readonly columns: readonly Column[]
  readonly position: number
}) {
  return (
    <tr aria-rowindex={position}>
      <th scope="row">
        <div className={styles['named']}>
          <CompareToggle company={reporter} compact />
          <Link href={`/companies/${reporter.abn}`} title={reporter.registered} data-clamp="true">
            {reporter.name}
          </Link>
        </div>
      </th>
      {columns.map((column) => (
        <td key={column.field} data-numeric={column.numeric} title={titleOf(column, reporter)}>
          {column.value(reporter) === null ? (
            <>
              <span aria-hidden="true">{column.text(reporter)}</span>
              <span className="visually-hidden">{titleOf(column, reporter)}</span>
            </>
          ) : column.numeric ? (
            column.text(reporter)
          ) : (
            <span data-clamp="true">{column.text(reporter)}</span>
          )}
        </td>
      ))}
    </tr>
  )
})

const titleOf = (column: Column, reporter: Reporter): string =>
  column.value(reporter) === null
    ? (column.reason?.(reporter) ?? 'Not published.')
    : [column.text(reporter), column.remark?.(reporter)].filter(Boolean).join(' ')

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`
