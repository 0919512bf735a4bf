import { LabelAxis, thinned, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import { DirectLabel } from '../../../components/chart/marks.tsx'
import { extentOf, linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { StackedBars } from '../../../components/chart/stacked-bars.tsx'
import { exact, percent, roundTonnes, signed, tonnes } from '../../../format/numbers.ts'
import styles from '../facilities.module.css'
import { type FacilityYear, rowKey } from './years.ts'

const HEIGHT = 260
const MARGINS = { top: 28, right: 8, bottom: 28, left: 60 }

/** Covered emissions as bars, the baseline of each year as a stroke across its bar. */
export function BaselineChart({
  years,
  source,
}: {
  readonly years: readonly FacilityYear[]
  readonly source: string | undefined
}) {
  const last = years.at(-1)
  const values = years.flatMap(({ covered_emissions_t, baseline_t }) => [covered_emissions_t, baseline_t])
  const { ticks, domain } = roundTicks(extentOf(values, true) ?? [0, 1], 4)
  return (
    <ChartFrame
      title="Covered emissions and baseline"
      summary={last === undefined ? 'No years.' : summaryOf(last)}
      height={HEIGHT}
      source={source}
      table={{
        columns: ['Year', 'Covered, t CO₂-e', 'Baseline, t CO₂-e'],
        rows: years.map((year) => [
          year.reporting_year,
          exact(year.covered_emissions_t),
          exact(year.baseline_t),
        ]),
      }}
    >
      {(width) => {
        const y = linearScale(domain, [HEIGHT - MARGINS.bottom, MARGINS.top])
        const room = (width - MARGINS.left - MARGINS.right) / years.length
        const x = (at: number): number => MARGINS.left + (at + 0.5) * room
        const half = Math.min(24, room * 0.42)
        const labelled = thinned([...years.keys()], width - MARGINS.left, 58)
        return (
          <>
            <ValueAxis
              {...{ ticks, scale: y }}
              from={MARGINS.left}
              to={width - MARGINS.right}
              format={roundTonnes}
            />
            <LabelAxis
              width={width}
              labels={labelled.map((at) => ({ x: x(at), text: years[at]?.reporting_year ?? '' }))}
              y={HEIGHT - MARGINS.bottom + 4}
            />
            <StackedBars
              columns={years.map(({ covered_emissions_t }, at) => ({
                x: x(at),
                parts: [covered_emissions_t],
              }))}
              y={y}
              room={room}
            />
            {years.map((year, at) =>
              year.baseline_t === null ? null : (
                <line
                  key={rowKey(year)}
                  className={styles['baseline']}
                  x1={x(at) - half}
                  x2={x(at) + half}
                  y1={y(year.baseline_t)}
                  y2={y(year.baseline_t)}
                />
              ),
            )}
            <line className={styles['baseline']} x1={MARGINS.left} x2={MARGINS.left + 22} y1={10} y2={10} />
            <DirectLabel x={MARGINS.left + 28} y={10} text="Baseline" />
          </>
        )
      }}
    </ChartFrame>
  )
}

const summaryOf = ({
  reporting_year,
  covered_emissions_t,
  baseline_t,
  exceedance_percent,
}: FacilityYear): string =>
  baseline_t === null
    ? `${tonnes(covered_emissions_t)} covered in ${reporting_year}; no baseline is published.`
    : `${tonnes(covered_emissions_t)} covered in ${reporting_year}, ${signed(exceedance_percent, percent)} against a baseline of ${tonnes(baseline_t)}.`
