import { SegmentedControl } from '@mantine/core'
import { exact, roundTonnes, short, tonnes } from '../../format/numbers.ts'
import type { ComparedCompany, ComparedYear } from './company.ts'
import styles from './compare.module.css'
import { baseYear, indexed } from './indexed.ts'
import { SeriesChart } from './series-chart.tsx'

const SCOPES = [
  { value: 'total', label: 'Scope 1 and 2' },
  { value: 'scope1', label: 'Scope 1' },
  { value: 'scope2', label: 'Scope 2' },
] as const
type Scope = (typeof SCOPES)[number]['value']

export const scopeOf = (text: string | null): Scope =>
  SCOPES.find(({ value }) => value === text)?.value ?? 'total'

/** Emissions by year, in tonnes and from a common year on; the scope is in the address. */
export function CompareCharts({
  companies,
  scope,
  onScope,
  source,
}: {
  readonly companies: readonly ComparedCompany[]
  readonly scope: Scope
  readonly onScope: (scope: Scope) => void
  readonly source: string
}) {
  const drawn = companies.filter(({ history }) => history.some((year) => year[scope] !== null))
  const years = [...new Set(drawn.flatMap(({ history }) => history.map(({ year }) => year)))].sort()
  const valueIn = ({ history }: ComparedCompany, year: string): number | null =>
    history.find((one: ComparedYear) => one.year === year)?.[scope] ?? null
  const series = drawn.map((company) => ({
    name: company.name,
    values: years.map((year) => valueIn(company, year)),
  }))
  const gwpBreak = companies.find((one) => one.gwpBreak !== null)?.gwpBreak ?? null
  const base = baseYear(years, series, gwpBreak)
  const name = SCOPES.find(({ value }) => value === scope)?.label ?? ''
  const breaks = gwpBreak !== null && years.includes(gwpBreak) ? [gwpBreak] : []
  return (
    <>
      <div className="screen-only">
        <SegmentedControl
          size="xs"
          aria-label="Scope"
          data={SCOPES.map(({ value, label }) => ({ value, label }))}
          value={scope}
          onChange={(value) => onScope(scopeOf(value))}
        />
      </div>
      {drawn.length === 0 ? (
        <p className={styles['remark']}>None of them has published {name.toLowerCase()}.</p>
      ) : null}
      <SeriesChart
        title={`${name}, t CO₂-e`}
        summary={latestOf(drawn, scope)}
        years={years}
        series={series}
        format={tonnes}
        onAxis={roundTonnes}
        exactly={exact}
        withZero
        breaks={breaks}
        source={source}
      />
      {base === undefined ? (
        drawn.length === 0 ? null : (
          <p className={styles['remark']}>
            There is no index: no year since {gwpBreak ?? 'the start'} in which all of them published{' '}
            {name.toLowerCase()} above zero.
          </p>
        )
      ) : (
        <SeriesChart
          title={`${name}, ${years[base]} = 100`}
          summary={`Each company against its own ${years[base]}, the first year that all of them published${gwpBreak !== null && (years[base] ?? '') >= gwpBreak ? ' on today’s global warming potentials' : ''}.`}
          years={years.slice(base)}
          series={series.map(({ name: company, values }) => ({
            name: company,
            values: indexed(values, base),
          }))}
          format={(value) => short(value)}
          exactly={(value) => short(value, 4)}
          breaks={[]}
          source={source}
        />
      )}
    </>
  )
}

const latestOf = (companies: readonly ComparedCompany[], scope: Scope): string =>
  companies
    .map(({ name, history }) => {
      const last = history.findLast((year) => year[scope] !== null)
      return `${name}: ${tonnes(last?.[scope])} in ${last?.year}`
    })
    .join('; ')
    .concat('. A line that stops or has a gap was not published; it is not zero.')
