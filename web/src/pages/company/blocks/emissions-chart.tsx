import { LabelAxis, thinned, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame, type Margins } from '../../../components/chart/chart-frame.tsx'
import { Band, DirectLabel, LegendEntry, Line } from '../../../components/chart/marks.tsx'
import { Pointer } from '../../../components/chart/pointer.tsx'
import { extentOf, linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { ScopeLegend, StackedBars } from '../../../components/chart/stacked-bars.tsx'
import { roundTonnes } from '../../../format/numbers.ts'
import styles from '../company.module.css'
import { useSourceLine } from '../company-context.ts'
import {
  breaksOf,
  type Fit,
  type History,
  pointedTexts,
  type Series,
  summaryOf,
  tableOf,
} from './emissions-text.ts'

const HEIGHT = 320
const MARGINS: Margins = { top: 46, right: 148, bottom: 28, left: 56 }
const NARROW = 560
const NARROW_MARGINS: Margins = { top: 66, right: 16, bottom: 28, left: 48 }

/** Reported emissions year by year, scope 2 on scope 1, with the trend since the last change of warming potentials drawn on to 2030. */
export function EmissionsChart({
  history,
  series,
  gwpBreak,
}: {
  readonly history: History
  readonly series: Series | undefined
  readonly gwpBreak: string | undefined
}) {
  const source = useSourceLine(/nger_corporate/)
  const line = series?.since_gwp_break.fit ?? undefined
  // A line that is not accepted leads nowhere, and is not drawn.
  const fit = line?.window === 'accepted' ? line : undefined
  const ahead = fit?.trajectory ?? []
  const years = [...history.map((row) => row.reporting_year), ...ahead.map((row) => row.reporting_year)]
  const reported = history.map((row) => row.scope1_and_2_t)
  const extent = extentOf([...reported, ...ahead.map((row) => row.interval?.high)], true)
  const last = history.at(-1)
  if (extent === undefined || last === undefined) return null
  const { ticks, domain } = roundTicks(extent, 5)
  const final = ahead.at(-1)

  return (
    <ChartFrame
      title="Scope 1 and 2, t CO₂-e"
      summary={summaryOf(history, line, final, breaksOf(series))}
      height={HEIGHT}
      table={tableOf(history, ahead)}
      source={source}
    >
      {(width) => {
        const narrow = width < NARROW
        const margins = narrow ? NARROW_MARGINS : MARGINS
        // Half a column stands left of the first year.
        const x = linearScale([0, years.length - 1], [margins.left + 18, width - margins.right])
        const y = linearScale(domain, [HEIGHT - margins.bottom, margins.top])
        const at = (year: string): number => x(years.indexOf(year))
        const columns = history.map((row) => ({
          x: at(row.reporting_year),
          parts: [row.scope1_t?.value ?? null, row.scope2_t?.value ?? null],
        }))
        const start = fit === undefined ? undefined : { year: fit.last_year, value: fitted(fit) }
        const labels = thinned(years, width - margins.left - margins.right, 70)
        return (
          <>
            <ValueAxis
              ticks={ticks}
              scale={y}
              from={margins.left}
              to={width - margins.right}
              format={roundTonnes}
            />
            <LabelAxis
              width={width}
              labels={labels.map((year) => ({ x: at(year), text: year }))}
              y={HEIGHT - margins.bottom + 4}
            />
            <StackedBars columns={columns} y={y} room={x(1) - x(0)} />
            <ScopeLegend x={0} y={8} />
            {gwpBreak !== undefined && years.includes(gwpBreak) ? (
              <g className={styles['break']} transform={`translate(${x(years.indexOf(gwpBreak) - 0.5)} 0)`}>
                <line y1={margins.top} y2={HEIGHT - margins.bottom} />
                <text y={margins.top - 8} textAnchor="middle">
                  AR5 from here
                </text>
              </g>
            ) : null}
            <Band
              points={ahead.flatMap(({ reporting_year, interval }) =>
                interval === null
                  ? []
                  : [{ x: at(reporting_year), low: y(Math.max(0, interval.low)), high: y(interval.high) }],
              )}
            />
            {start === undefined ? null : (
              <Line
                tone="dashed"
                points={[
                  { x: at(start.year), y: y(start.value) },
                  ...ahead.map(({ reporting_year, value }) => ({
                    x: at(reporting_year),
                    y: value === null ? null : y(value),
                  })),
                ]}
              />
            )}
            {final === undefined ? null : (
              <AheadLabel narrow={narrow} x={at(final.reporting_year) + 10} trend={y(final.value ?? 0)} />
            )}
            <Pointer
              places={pointedTexts(history, ahead).map(([year, text]) => ({ x: at(year), text }))}
              top={margins.top}
              bottom={HEIGHT - margins.bottom}
              width={width}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}

/** Names the line ahead: beside it, or above the chart where there is no room beside. */
function AheadLabel({
  narrow,
  x,
  trend,
}: {
  readonly narrow: boolean
  readonly x: number
  readonly trend: number
}) {
  const text = 'trend, 90% interval'
  return narrow ? (
    <LegendEntry x={0} y={32} text={text} tone="dashed" />
  ) : (
    <DirectLabel x={x} y={trend} text={text} tone="dashed" />
  )
}

/** The fitted line at its last year: its first value and the slope of the years between. */
const fitted = (fit: Fit): number => (fit.fitted_first_year ?? 0) + fit.slope * (fit.n - 1)
