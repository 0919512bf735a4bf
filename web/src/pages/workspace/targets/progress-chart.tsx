import type { Schema } from '../../../api/client.ts'
import { LabelAxis, thinned, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame, type Margins } from '../../../components/chart/chart-frame.tsx'
import { LegendEntry, Line } from '../../../components/chart/marks.tsx'
import { Pointer } from '../../../components/chart/pointer.tsx'
import { extentOf, linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { ABSENT, exact, percent, roundTonnes, short, tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../workspace.module.css'

type Target = Schema<'TargetProgress'>['data']['targets'][number]

const HEIGHT = 280
const MARGINS: Margins = { top: 40, right: 20, bottom: 28, left: 54 }

/** The straight line from base to target and what was emitted, with the state of the last year in words. */
export function ProgressChart({ target }: { readonly target: Target }) {
  const { series, name, unit } = target
  const extent = extentOf(
    series.flatMap(({ expected, actual }) => [expected, actual]),
    true,
  )
  const first = series[0]
  const last = series.at(-1)
  if (extent === undefined || first === undefined || last === undefined) return null
  const { ticks, domain } = roundTicks(extent, 4)
  const [format, onAxis] = unit.startsWith('t ') ? [tonnes, roundTonnes] : [short, short]
  return (
    <div className={styles['target']}>
      <ChartFrame
        title={`${name}, ${unit.replace('CO2', 'CO₂')}`}
        summary={summaryOf(target, format)}
        height={HEIGHT}
        table={tableOf(target)}
      >
        {(width) => {
          const x = linearScale([first.year, last.year], [MARGINS.left + 6, width - MARGINS.right])
          const y = linearScale(domain, [HEIGHT - MARGINS.bottom, MARGINS.top])
          const actual = series.map((row) => ({
            x: x(row.year),
            y: row.actual === null ? null : y(row.actual),
          }))
          const years = thinned(series, width - MARGINS.left - MARGINS.right, 48)
          return (
            <>
              <ValueAxis
                ticks={ticks}
                scale={y}
                from={MARGINS.left}
                to={width - MARGINS.right}
                format={onAxis}
              />
              <LabelAxis
                width={width}
                labels={years.map(({ year }) => ({ x: x(year), text: String(year) }))}
                y={HEIGHT - MARGINS.bottom + 4}
              />
              <Line
                tone="dashed"
                points={series.map(({ year, expected }) => ({ x: x(year), y: y(expected) }))}
              />
              <Line tone="accent" points={actual} />
              {actual.map((point) =>
                point.y === null ? null : (
                  <circle key={point.x} className={styles['dot']} cx={point.x} cy={point.y} r={3} />
                ),
              )}
              <LegendEntry x={0} text="actual" tone="accent" />
              <LegendEntry x={92} text={`line to the target, ${format(last.expected)}`} tone="dashed" />
              <Pointer
                places={series.map(({ year, expected, actual: value }) => ({
                  x: x(year),
                  text: `${year}: ${value === null ? '' : `${format(value)}, `}${format(expected)} on the line`,
                }))}
                top={MARGINS.top}
                bottom={HEIGHT - MARGINS.bottom}
                width={width}
              />
            </>
          )
        }}
      </ChartFrame>
      {target.reasons.map(({ reason_code, detail }) => (
        <p key={reason_code} className={styles['remark']}>
          {detail}
        </p>
      ))}
      {target.ledger === null || target.ledger.is_used ? null : (
        <p className={styles['remark']}>
          The emissions ledger gives no actual for {target.ledger.year}:{' '}
          {target.ledger.reasons.map(({ detail }) => detail).join(' ')}
        </p>
      )}
    </div>
  )
}

const SOURCES: Readonly<Record<Target['actuals_source'], string>> = {
  tenant: 'actuals from the record',
  registry: 'actuals from the registry',
  ledger: 'actual from the emissions ledger',
}

function summaryOf(
  { status, base, target, years, actuals_source, ledger }: Target,
  format: (value: number) => string,
): string {
  const path = `From ${format(base.value)} in ${base.year} to ${format(target.value)} in ${target.year}.`
  const latest = years.at(-1)
  if (latest === undefined) return `${words(status)}. ${path} No years to compare yet.`
  const needed =
    latest.required_percent_per_year === null
      ? ''
      : ` To reach the target, ${percent(Math.abs(latest.required_percent_per_year))} a year is needed.`
  return `${words(status)}. ${path} In ${latest.year}: ${format(latest.actual)} against ${format(latest.expected)} on the line (${ledger?.is_used === true && ledger.year === latest.year ? SOURCES.ledger : SOURCES[actuals_source]}).${needed}`
}

const tableOf = ({ series, years, ledger }: Target) => ({
  columns: ['Year', 'On the line', 'Actual', 'Progress', 'Elapsed', 'Status'],
  rows: series.map(({ year, expected, actual }) => {
    const state = years.find((one) => one.year === year)
    return [
      String(year),
      exact(expected),
      ledger?.is_used === true && ledger.year === year ? `${exact(actual)} (ledger)` : exact(actual),
      percent(state?.progress_percent),
      percent(state?.elapsed_percent),
      state === undefined ? ABSENT : words(state.status),
    ]
  }),
})
