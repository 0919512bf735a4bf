import { apart } from '../../components/chart/apart.ts'
import { LabelAxis, thinned, ValueAxis } from '../../components/chart/axes.tsx'
import frame from '../../components/chart/chart.module.css'
import { ChartFrame, type Margins } from '../../components/chart/chart-frame.tsx'
import { Pointer } from '../../components/chart/pointer.tsx'
import { extentOf, linearScale, roundTicks } from '../../components/chart/scale.ts'
import styles from './compare.module.css'

const HEIGHT = 300
const MARGINS: Margins = { top: 28, right: 190, bottom: 28, left: 60 }
const NARROW = 620
const LEGEND_ROW = 20

interface Series {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** A line for each company, told apart by colour, by dashes and by its name at the end. */
export function SeriesChart({
  title,
  summary,
  years,
  series,
  format,
  onAxis = format,
  exactly,
  withZero = false,
  breaks,
  source,
}: {
  readonly title: string
  readonly summary: string
  readonly years: readonly string[]
  readonly series: readonly Series[]
  readonly format: (value: number) => string
  /** The round values of the axis. */
  readonly onAxis?: (value: number) => string
  readonly exactly: (value: number | null) => string
  readonly withZero?: boolean
  /** Years whose warming potentials are not those of the year before. */
  readonly breaks: readonly string[]
  readonly source: string
}) {
  const extent = extentOf(
    series.flatMap(({ values }) => values),
    withZero,
  )
  if (extent === undefined) return null
  const { ticks, domain } = roundTicks(extent, 5)
  return (
    <ChartFrame
      level={2}
      title={title}
      summary={summary}
      height={HEIGHT + LEGEND_ROW * series.length}
      source={source}
      table={{
        columns: ['Year', ...series.map(({ name }) => name)],
        rows: years.map((year, at) => [year, ...series.map(({ values }) => exactly(values[at] ?? null))]),
      }}
    >
      {(width) => {
        const narrow = width < NARROW
        const top = narrow ? 20 + LEGEND_ROW * series.length : MARGINS.top
        const right = narrow ? 12 : MARGINS.right
        const bottom = HEIGHT + LEGEND_ROW * series.length - MARGINS.bottom
        const x = linearScale([0, years.length - 1], [MARGINS.left, width - right])
        const y = linearScale(domain, [bottom, top])
        const ends = apart(
          series.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0)),
          17,
          bottom - 8,
        )
        const places = years.map((year, at) => ({ x: x(at), text: year }))
        return (
          <>
            <ValueAxis ticks={ticks} scale={y} from={MARGINS.left} to={width - right} format={onAxis} />
            <LabelAxis
              width={width}
              labels={thinned(places, width - MARGINS.left - right, 58)}
              y={bottom + 4}
            />
            {breaks.map((year) => {
              const at = x(years.indexOf(year) - 0.5)
              return (
                <g key={year} className={frame['break']}>
                  <line x1={at} x2={at} y1={top} y2={bottom} />
                </g>
              )
            })}
            {series.map(({ name, values }, at) => (
              <g key={name} className={styles['series']} data-series={at}>
                <path
                  d={pathOf(
                    values.map((value) => (value === null ? null : y(value))),
                    x,
                  )}
                />
                {values.map((value, place) =>
                  value === null ? null : <circle key={years[place]} cx={x(place)} cy={y(value)} r={2.5} />,
                )}
                {narrow ? (
                  <>
                    <path d={`M0 ${12 + at * LEGEND_ROW}h24`} />
                    <text x={32} y={12 + at * LEGEND_ROW} dy="0.32em">
                      {shortened(name, Math.floor((width - 40) / 7.6))}
                    </text>
                  </>
                ) : (
                  <text x={width - right + 12} y={ends[at]} dy="0.32em">
                    {shortened(name, 22)}
                  </text>
                )}
              </g>
            ))}
            <Pointer
              places={places.map(({ x: place, text }, at) => ({
                x: place,
                text: `${text}: ${series.map(({ values }) => (values[at] === null || values[at] === undefined ? '—' : format(values[at]))).join(' · ')}`,
              }))}
              top={top}
              bottom={bottom}
              width={width}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}

/** A gap is never bridged. */
function pathOf(places: readonly (number | null)[], x: (at: number) => number): string {
  let path = ''
  let drawing = false
  for (const [at, y] of places.entries()) {
    if (y !== null) path += `${drawing ? 'L' : 'M'}${x(at)} ${y}`
    drawing = y !== null
  }
  return path
}

const shortened = (text: string, letters: number): string =>
  text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`
