import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BandMeter } from '../../components/band-meter.tsx'
import { saveTable } from '../../components/registry/save-table.ts'
import { ScrollTable } from '../../components/scroll-table.tsx'
import type { Cell } from '../../format/delimited.ts'
import { exact, ordinal, percent, short, signed } from '../../format/numbers.ts'
import { abnText } from '../../format/words.ts'
import type { ComparedCompany, Known } from './company.ts'
import styles from './compare.module.css'

/** A row of the comparison: how a company reads on the page, and what goes into a file. */
interface Row {
  readonly title: string
  readonly cell: (company: ComparedCompany) => Cell
  readonly show: (company: ComparedCompany) => ReactNode
}

const change = (value: number): string => signed(value, percent)

const ROWS: readonly Row[] = [
  plain('ABN', ({ abn }) => abnText(abn)),
  plain('State', ({ state }) => state ?? '—'),
  row('Activity (ANZSIC)', ({ activity }) => activity, String),
  row('Latest reporting year', ({ latestYear }) => latestYear, String),
  row('Scope 1, t CO₂-e', latestOf('scope1'), exact),
  row('Scope 2, t CO₂-e', latestOf('scope2'), exact),
  row('Scope 1 and 2, t CO₂-e', latestOf('total'), exact),
  row('Change year on year', ({ change: known }) => known, change),
  row(
    'Trend a year',
    ({ trend }) => trend,
    change,
    ({ trend }) => trend.about,
  ),
  row(
    't CO₂-e per A$ million of income',
    ({ incomeIntensity }) => incomeIntensity,
    (value) => short(value, 4),
  ),
  row(
    't CO₂-e per TJ of energy',
    ({ energyIntensity }) => energyIntensity,
    (value) => short(value, 4),
  ),
  row<number>(
    'Percentile among peers',
    ({ percentile }) => percentile,
    ordinal,
    ({ percentile }) => percentile.among,
  ),
  row(
    'Transition risk',
    ({ transition }) => transition,
    (band) => <BandMeter band={band} steps={4} />,
  ),
  row(
    'Physical risk',
    ({ physical }) => physical,
    (band) => <BandMeter band={band} />,
    ({ physical }) => physical.basis,
  ),
  row('Safeguard Mechanism', ({ safeguard }) => safeguard, String),
  row<number>('Covered emissions, t CO₂-e', ({ covered }) => covered, exact),
]

/** The companies beside each other, a row for each figure. What is not known says why. */
export function CompareTable({
  companies,
  source,
}: {
  readonly companies: readonly ComparedCompany[]
  readonly source: string
}) {
  const save = (): void => {
    const rows = [
      ['', ...companies.map(({ name }) => name)],
      ...ROWS.map(({ title, cell }) => [title, ...companies.map(cell)]),
    ]
    saveTable('comparison', rows, source)
  }
  return (
    <section className={styles['part']}>
      <div className={styles['tools']}>
        <h2>Side by side</h2>
        <Button variant="default" size="xs" onClick={save}>
          Save as CSV
        </Button>
      </div>
      <ScrollTable label="Companies side by side" tall>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {companies.map(({ abn, name }) => (
              <th key={abn} scope="col" className={styles['company']}>
                <Link href={`/companies/${abn}`}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ title, show }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {companies.map((company) => (
                <td key={company.abn}>{show(company)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}

function plain(title: string, text: (company: ComparedCompany) => string): Row {
  return { title, cell: text, show: text }
}

function row<T extends string | number>(
  title: string,
  pick: (company: ComparedCompany) => Known<T>,
  show: (value: T) => ReactNode,
  remark?: (company: ComparedCompany) => string | null,
): Row {
  return {
    title,
    cell: (company) => pick(company).value,
    show: (company) => {
      const { value, reason } = pick(company)
      // Why a company has no profile is told once, above.
      if (value === null) return company.fault === null ? <small>{reason}</small> : '—'
      return (
        <>
          {show(value)}
          {remark === undefined ? null : <small>{remark(company)}</small>}
        </>
      )
    },
  }
}

function latestOf(field: 'scope1' | 'scope2' | 'total') {
  return ({ latest, latestYear }: ComparedCompany): Known<number> => {
    const value = latest?.[field] ?? null
    return { value, reason: value === null ? (latestYear.reason ?? 'Not published.') : null }
  }
}
