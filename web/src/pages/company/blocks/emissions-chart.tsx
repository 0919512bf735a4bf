import type { Schema } from '../../../api/client.ts'
import { LabelAxis, thinned, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame, type Margins } from '../../../components/chart/chart-frame.tsx'
import { Band, DirectLabel, Line } from '../../../components/chart/marks.tsx'
import { extentOf, linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { ABSENT, exact, percent, signed, tonnes } from '../../../format/numbers.ts'
import styles from '../company.module.css'

type History = NonNullable<Schema<'EmissionsBlock'>['history']>
type Series = NonNullable<Schema<'EmissionsTrendBlock'>['series']>[number]

const HEIGHT = 320
const MARGINS: Margins = { top: 16, right: 148, bottom: 28, left: 56 }
const NARROW = 560

/** Reported emissions year by year, with the trend since the last change of warming potentials drawn on to 2030. */
export function EmissionsChart({
  history,
  series,
  gwpBreak,
}: {
  readonly history: History
  readonly series: Series | undefined
  readonly gwpBreak: string | undefined
}) {
  const fit = series?.since_gwp_break.fit ?? undefined
  const ahead = fit?.trajectory ?? []
  const required = series?.required_rates[0]
  const years = [...history.map((row) => row.reporting_year), ...ahead.map((row) => row.reporting_year)]
  const reported = history.map((row) => row.scope1_and_2_t)
  const extent = extentOf([...reported, ...ahead.map((row) => row.interval?.high), required?.target_t], true)
  const last = history.at(-1)
  if (extent === undefined || last === undefined) return null
  const { ticks, domain } = roundTicks(extent, 5)
  const final = ahead.at(-1)

  return (
    <ChartFrame
      title="Scope 1 and 2, t CO₂-e"
      summary={summaryOf(history, fit, final)}
      height={HEIGHT}
      table={tableOf(history, ahead)}
    >
      {(width) => {
        const margins = width < NARROW ? { ...MARGINS, right: 16, left: 48 } : MARGINS
        const x = linearScale([0, years.length - 1], [margins.left + 6, width - margins.right])
        const y = linearScale(domain, [HEIGHT - margins.bottom, margins.top])
        const at = (year: string): number => x(years.indexOf(year))
        const line = history.map((row) => ({
          x: at(row.reporting_year),
          y: row.scope1_and_2_t === null ? null : y(row.scope1_and_2_t),
        }))
        const start = fit === undefined ? undefined : { year: fit.last_year, value: fitted(fit) }
        const labels = thinned(years, width - margins.left - margins.right, 58)
        return (
          <>
            <ValueAxis
              ticks={ticks}
              scale={y}
              from={margins.left}
              to={width - margins.right}
              format={tonnes}
            />
            <LabelAxis
              labels={labels.map((year) => ({ x: at(year), text: year }))}
              y={HEIGHT - margins.bottom + 4}
            />
            {gwpBreak !== undefined && years.includes(gwpBreak) ? (
              <g className={styles['break']}>
                <line x1={at(gwpBreak)} x2={at(gwpBreak)} y1={margins.top} y2={HEIGHT - margins.bottom} />
                <text x={at(gwpBreak) + 6} y={margins.top} dy="0.6em">
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
            {required?.target_t === undefined ||
            required.target_t === null ||
            last.scope1_and_2_t === null ? null : (
              <Line
                tone="quiet"
                points={[
                  { x: at(last.reporting_year), y: y(last.scope1_and_2_t) },
                  { x: at(required.target_year), y: y(required.target_t) },
                ]}
              />
            )}
            {start === undefined ? null : (
              <Line
                tone="dashed"
                points={[
                  { x: at(start.year), y: y(start.value) },
                  ...ahead.map((row) => ({ x: at(row.reporting_year), y: y(row.value) })),
                ]}
              />
            )}
            <Line tone="accent" points={line} />
            {line.map((point) =>
              point.y === null ? null : (
                <circle key={point.x} className={styles['dot']} cx={point.x} cy={point.y} r={3} />
              ),
            )}
            {width < NARROW || final === undefined ? null : (
              <>
                <DirectLabel
                  x={at(final.reporting_year) + 10}
                  y={y(final.value)}
                  text="trend, 90% interval"
                  tone="dashed"
                />
                {required?.target_t === undefined || required.target_t === null ? null : (
                  <DirectLabel
                    x={at(required.target_year) + 10}
                    y={y(required.target_t)}
                    text="Safeguard decline"
                  />
                )}
              </>
            )}
          </>
        )
      }}
    </ChartFrame>
  )
}

type Fit = NonNullable<Series['since_gwp_break']['fit']>

/** The fitted line at its last year: its first value and the slope of the years between. */
const fitted = (fit: Fit): number => (fit.fitted_first_year ?? 0) + fit.slope * (fit.n - 1)

function summaryOf(
  history: History,
  fit: Fit | undefined,
  final: Fit['trajectory'][number] | undefined,
): string {
  const known = history.filter((row) => row.scope1_and_2_t !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return 'No total is published.'
  const from = `From ${tonnes(first.scope1_and_2_t)} in ${first.reporting_year} to ${tonnes(last.scope1_and_2_t)} in ${last.reporting_year}.`
  if (fit === undefined || final === undefined) return from
  const interval =
    final.interval === null
      ? ''
      : ` (${tonnes(Math.max(0, final.interval.low))} to ${tonnes(final.interval.high)})`
  return `${from} The trend since ${fit.first_year}, ${signed(fit.slope_percent, percent)} a year, would lead to ${tonnes(final.value)}${interval} in ${final.reporting_year}.`
}

const tableOf = (history: History, ahead: Fit['trajectory']) => ({
  columns: ['Year', 'Scope 1, t', 'Scope 2, t', 'Scope 1 and 2, t', 'Trend, t', 'Interval, t'],
  rows: [
    ...history.map((row) => [
      row.reporting_year,
      row.scope1_t?.value_text ?? ABSENT,
      row.scope2_t?.value_text ?? ABSENT,
      exact(row.scope1_and_2_t),
      ABSENT,
      ABSENT,
    ]),
    ...ahead.map((row) => [
      row.reporting_year,
      ABSENT,
      ABSENT,
      ABSENT,
      exact(row.value),
      row.interval === null ? ABSENT : `${exact(row.interval.low)} to ${exact(row.interval.high)}`,
    ]),
  ],
})
