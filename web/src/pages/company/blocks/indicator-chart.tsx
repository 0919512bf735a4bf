import { LabelAxis, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import { Band, Line } from '../../../components/chart/marks.tsx'
import { Pointer } from '../../../components/chart/pointer.tsx'
import { linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { withUnit } from '../../../format/indicators.ts'
import { exact, ordinal, short } from '../../../format/numbers.ts'
import styles from '../company.module.css'
import type { Indicator, IndicatorSeries } from '../use-climate-series.ts'

const HEIGHT = 162
const MARGINS = { top: 20, right: 10, bottom: 24, left: 40 }

/** One indicator year by year, on the usual range of the baseline, with the mean of the latest ten years. */
export function IndicatorChart({
  title,
  unit,
  summary,
  years,
  source,
}: {
  readonly title: string
  readonly unit: string
  readonly summary: NonNullable<Indicator['summary']>
  readonly years: IndicatorSeries['years']
  readonly source: string | undefined
}) {
  const { baseline, recent, latest } = summary
  const [low, high] = [
    baseline.mean - baseline.standard_deviation,
    baseline.mean + baseline.standard_deviation,
  ]
  const values = years.map(({ value }) => value)
  const lowest = Math.min(low, ...values)
  // A count of days and a depth of rain are never below zero, however wide the usual range is.
  const floor = values.every((value) => value >= 0) ? Math.max(0, lowest) : lowest
  const { ticks, domain } = roundTicks([floor, Math.max(high, ...values)], 3)
  const [first, last] = [years[0]?.year ?? latest.year, latest.year]
  const [from, to] = [recent.years[0] ?? last, recent.years.at(-1) ?? last]
  return (
    <ChartFrame
      title={title}
      summary={`${latest.year}: ${withUnit(latest.value, unit)}, ${ordinal(latest.percentile)} percentile of ${summary.complete_years} years.`}
      height={HEIGHT}
      source={source}
      table={{
        columns: ['Year', unit],
        rows: years.toReversed().map(({ year, value }) => [String(year), exact(value)]),
      }}
    >
      {(width) => {
        const [left, right] = [MARGINS.left, width - MARGINS.right]
        const x = linearScale([first, last], [left, right])
        const y = linearScale(domain, [HEIGHT - MARGINS.bottom, MARGINS.top])
        const bottom = Math.max(low, domain[0])
        return (
          <>
            <ValueAxis ticks={ticks} scale={y} from={left} to={right} format={short} />
            <LabelAxis
              width={width}
              labels={[first, baseline.first_year, baseline.last_year, last]
                .filter((year, index, all) => index === 0 || x(year) - x(all[index - 1]!) > 34)
                .map((year) => ({ x: x(year), text: String(year) }))}
              y={HEIGHT - MARGINS.bottom + 4}
            />
            <Band
              points={[baseline.first_year, baseline.last_year].map((year) => ({
                x: x(Math.max(year, first)),
                low: y(bottom),
                high: y(high),
              }))}
            />
            <Line
              tone="quiet"
              points={withGaps(years).map(([year, value]) => ({
                x: x(year),
                y: value === null ? null : y(value),
              }))}
            />
            <Line tone="accent" points={[from, to].map((year) => ({ x: x(year), y: y(recent.mean) }))} />
            <circle className={styles['latest']} cx={x(last)} cy={y(latest.value)} r={4} />
            <Pointer
              places={years.map(({ year, value }) => ({
                x: x(year),
                text: `${year}: ${withUnit(value, unit)}`,
              }))}
              top={MARGINS.top}
              bottom={HEIGHT - MARGINS.bottom}
              width={width}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}

/** Every year from the first to the last; null where it is not complete, so that the line breaks there. */
function withGaps(years: IndicatorSeries['years']): readonly (readonly [number, number | null])[] {
  const known = new Map(years.map(({ year, value }) => [year, value]))
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? -1]
  return Array.from({ length: last - first + 1 }, (_, index) => [
    first + index,
    known.get(first + index) ?? null,
  ])
}

/** Stands for a chart that is on its way, as tall as it will be. */
export const INDICATOR_CHART_HEIGHT = HEIGHT + 86
