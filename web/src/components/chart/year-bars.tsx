import { tonnes } from '../../format/numbers.ts'
import { useWidth } from './use-width.ts'
import styles from './year-bars.module.css'

const HEIGHT = 112
const FLOOR = 94
const GAP = 4

/** Tonnes of all years as small bars from zero; a line where the global warming potentials changed, a gap where nothing is published. */
export function YearBars({
  name,
  years,
}: {
  readonly name: string
  readonly years: readonly {
    readonly year: string
    readonly value: number | null
    readonly isBreak: boolean
  }[]
}) {
  const [holder, width] = useWidth()
  const known = years.flatMap(({ year, value }) => (value === null ? [] : [{ year, value }]))
  const most = Math.max(...known.map(({ value }) => value), 1)
  const step = width / Math.max(years.length, 1)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <div ref={holder} className={styles['years']}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${name} by year: ${tonnes(first.value)} in ${first.year}, ${tonnes(last.value)} in ${last.year}.${years.some(({ isBreak }) => isBreak) ? ' Dashed lines: other global warming potentials.' : ''}`}
      >
        {years.map(({ year, value, isBreak }, at) => {
          const height = value === null ? 0 : (value / most) * FLOOR
          return (
            <g key={year} transform={`translate(${at * step} 0)`}>
              <title>{`${year}: ${value === null ? 'not published' : tonnes(value)}`}</title>
              {isBreak ? <line x1={0} x2={0} y1={0} y2={FLOOR} /> : null}
              <rect
                data-newest={year === last.year}
                x={GAP / 2}
                y={FLOOR - height}
                width={Math.max(step - GAP, 1)}
                height={height}
              />
            </g>
          )
        })}
        {first === last ? null : (
          <text x={0} y={HEIGHT - 4}>
            {`${first.year}: ${tonnes(first.value)}`}
          </text>
        )}
        <text x={width} y={HEIGHT - 4} textAnchor="end">
          {`${last.year}: ${tonnes(last.value)}`}
        </text>
      </svg>
    </div>
  )
}
