import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { exact, percent, signed, tonnes } from '../../format/numbers.ts'
import { ScrollTable } from '../scroll-table.tsx'
import styles from './registry.module.css'
import type { Registry, Reporter } from './registry.ts'
import { saveTable } from './save-table.ts'
import { rowsBelow } from './sector-rows.ts'
import { Sparkline } from './sparkline.tsx'
import { sumsOf } from './sums.ts'
import { UNKNOWN } from './view.ts'

/** The sectors one step below another: their sums in the newest year, and how scope 1 went over the years. */
export function SectorTable({
  registry,
  reporters,
  chosen,
}: {
  readonly registry: Registry
  readonly reporters: readonly Reporter[]
  /** The sector above; empty for all. */
  readonly chosen: string
}) {
  const newest = registry.years.at(-1)?.reporting_year ?? ''
  const first = registry.years[0]?.reporting_year ?? ''
  const rows = rowsBelow(registry, reporters, chosen)
    .map((row) => ({ ...row, sums: sumsOf(registry, row.reporters) }))
    .toSorted((a, b) => (b.sums.at(-1)?.scope1 ?? -1) - (a.sums.at(-1)?.scope1 ?? -1))
  const title = chosen === '' ? 'Divisions' : 'Within this sector'
  const save = (): void =>
    saveTable(
      `sectors-${chosen === '' ? 'all' : chosen}`,
      [
        ['Sector', 'ANZSIC code', 'Reporting year', 'Companies', 'Scope 1, t CO2-e', 'Scope 2, t CO2-e'],
        ...rows.flatMap(({ code, title: name, sums }) =>
          sums.map(({ year, reporters: count, scope1, scope2 }) => [
            name,
            code === UNKNOWN ? null : code,
            year,
            count,
            scope1,
            scope2,
          ]),
        ),
      ],
      registry.source,
    )
  return (
    <section className={styles['part']}>
      <div className={styles['tools']}>
        <h2>{title}</h2>
        <Button variant="default" size="xs" onClick={save}>
          Save as CSV
        </Button>
      </div>
      <ScrollTable label={title} numeric tall>
        <thead>
          <tr>
            <th scope="col">Sector</th>
            <th scope="col">Companies, {newest}</th>
            <th scope="col">Scope 1</th>
            <th scope="col">Scope 2</th>
            <th scope="col">Scope 1 year on year</th>
            <th scope="col">
              Scope 1, {first} to {newest}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, title: name, sums }) => {
            const [before, now] = [sums.at(-2), sums.at(-1)]
            return (
              <tr key={code}>
                <th scope="row" className={styles['sector']}>
                  {code === UNKNOWN ? (
                    chosen === '' ? (
                      <Link href={`/explore?sector=${UNKNOWN}`}>{name}</Link>
                    ) : (
                      name
                    )
                  ) : (
                    <Link href={`/sectors/${code}`}>{name}</Link>
                  )}
                  {code === UNKNOWN ? null : <small>{code}</small>}
                </th>
                <td>{now?.reporters ?? 0}</td>
                <td title={`${exact(now?.scope1)} t`}>{tonnes(now?.scope1)}</td>
                <td title={`${exact(now?.scope2)} t`}>{tonnes(now?.scope2)}</td>
                <td>{signed(growth(before?.scope1, now?.scope1), percent)}</td>
                <td>
                  <Sparkline values={sums.map(({ scope1 }) => scope1)} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </ScrollTable>
    </section>
  )
}

/** Per cent; null where one year is not known or the first is zero. */
const growth = (before: number | null | undefined, now: number | null | undefined): number | null =>
  typeof before !== 'number' || typeof now !== 'number' || before === 0
    ? null
    : (100 * (now - before)) / before
