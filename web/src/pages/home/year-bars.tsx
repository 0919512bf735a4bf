import { tonnes } from '../../format/numbers.ts'
import styles from './glance.module.css'
import type { Overview } from './use-overview.ts'

const WIDTH = 320
const HEIGHT = 96
const FLOOR = 78
const GAP = 4

/** Scope 1 of all years as small bars from zero; a line where the global warming potentials changed. */
export function YearBars({ years }: { readonly years: Overview['years'] }) {
  const known = years.flatMap((year) =>
    year.scope1_t === null ? [] : [{ ...year, scope1_t: year.scope1_t }],
  )
  const most = Math.max(...known.map(({ scope1_t }) => scope1_t), 1)
  const step = WIDTH / Math.max(years.length, 1)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <svg
      className={styles['years']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Scope 1 by year: ${tonnes(first.scope1_t)} in ${first.reporting_year}, ${tonnes(last.scope1_t)} in ${last.reporting_year}. Dashed lines: other global warming potentials.`}
    >
      {years.map(({ reporting_year, scope1_t, gwp_set }, at) => {
        const height = scope1_t === null ? 0 : (scope1_t / most) * FLOOR
        const isBreak = at > 0 && years[at - 1]?.gwp_set !== gwp_set
        return (
          <g key={reporting_year} transform={`translate(${at * step} 0)`}>
            <title>{`${reporting_year}: ${tonnes(scope1_t)}`}</title>
            {isBreak ? <line x1={0} x2={0} y1={0} y2={FLOOR} /> : null}
            <rect
              data-newest={at === years.length - 1}
              x={GAP / 2}
              y={FLOOR - height}
              width={step - GAP}
              height={height}
            />
          </g>
        )
      })}
      <text x={0} y={HEIGHT - 4}>
        {first.reporting_year}
      </text>
      <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
        {last.reporting_year}
      </text>
    </svg>
  )
}
