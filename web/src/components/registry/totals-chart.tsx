import { exact, roundTonnes, tonnes } from '../../format/numbers.ts'
import { apart } from '../chart/apart.ts'
import { LabelAxis, thinned, ValueAxis } from '../chart/axes.tsx'
import styles from '../chart/chart.module.css'
import { ChartFrame, type Margins } from '../chart/chart-frame.tsx'
import { DirectLabel, LegendEntry, Line } from '../chart/marks.tsx'
import { Pointer } from '../chart/pointer.tsx'
import { extentOf, linearScale, roundTicks } from '../chart/scale.ts'
import { gwpBreaks, type YearSum } from './sums.ts'

const HEIGHT = 280
const MARGINS: Margins = { top: 28, right: 84, bottom: 28, left: 60 }
const NARROW = 560
const NARROW_MARGINS: Margins = { top: 48, right: 12, bottom: 28, left: 52 }
const SCOPES = [
  { field: 'scope1', name: 'Scope 1', tone: 'accent' },
  { field: 'scope2', name: 'Scope 2', tone: 'dashed' },
] as const

/** Scope 1 and scope 2 of many companies by year. Two lines: their sum would count electricity twice. */
export function TotalsChart({
  title,
  sums,
  source,
}: {
  readonly title: string
  readonly sums: readonly YearSum[]
  readonly source: string
}) {
  const extent = extentOf(
    sums.flatMap(({ scope1, scope2 }) => [scope1, scope2]),
    true,
  )
  if (extent === undefined) return null
  const { ticks, domain } = roundTicks(extent, 5)
  return (
    <ChartFrame
      level={2}
      title={title}
      summary={summaryOf(sums)}
      height={HEIGHT}
      table={tableOf(sums)}
      source={source}
    >
      {(width) => {
        const narrow = width < NARROW
        const margins = narrow ? NARROW_MARGINS : MARGINS
        const x = linearScale([0, sums.length - 1], [margins.left + 6, width - margins.right])
        const y = linearScale(domain, [HEIGHT - margins.bottom, margins.top])
        const places = sums.map(({ year }, at) => ({ x: x(at), text: year }))
        const ends = SCOPES.map(({ field }) => y(sums.at(-1)?.[field] ?? 0))
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
              labels={thinned(places, width - margins.left - margins.right, 58)}
              y={HEIGHT - margins.bottom + 4}
            />
            {gwpBreaks(sums).map(({ year, gwpSet }) => {
              const at = x(sums.findIndex((one) => one.year === year) - 0.5)
              return (
                <g key={year} className={styles['break']}>
                  <line x1={at} x2={at} y1={margins.top} y2={HEIGHT - margins.bottom} />
                  <text x={at} y={margins.top - 8} textAnchor="middle">
                    {narrow ? gwpSet : `${gwpSet} from here`}
                  </text>
                </g>
              )
            })}
            {SCOPES.map(({ field, name, tone }, at) => (
              <g key={field}>
                <Line
                  tone={tone}
                  points={sums.map((sum, place) => ({
                    x: x(place),
                    y: sum[field] === null ? null : y(sum[field]),
                  }))}
                />
                {narrow ? (
                  <LegendEntry x={at * 110} text={name} tone={tone} />
                ) : (
                  <DirectLabel
                    x={width - margins.right + 10}
                    y={apart(ends, 17, HEIGHT - margins.bottom - 8)[at] ?? 0}
                    text={name}
                    tone={tone}
                  />
                )}
              </g>
            ))}
            <Pointer
              places={sums.map((sum, at) => ({
                x: x(at),
                text: `${sum.year}: scope 1 ${tonnes(sum.scope1)}, scope 2 ${tonnes(sum.scope2)}`,
              }))}
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

function summaryOf(sums: readonly YearSum[]): string {
  const known = sums.filter(({ scope1 }) => scope1 !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return 'No figures are published.'
  const breaks = gwpBreaks(sums)
  return [
    `Scope 1 was ${tonnes(first.scope1)} CO₂-e in ${first.year} (${rows(first)}) and ${tonnes(last.scope1)} in ${last.year} (${rows(last)}); scope 2 ${tonnes(first.scope2)} and ${tonnes(last.scope2)}.`,
    breaks.length === 0
      ? ''
      : `Global warming potentials changed in ${breaks.map(({ year, gwpSet }) => `${year} (${gwpSet})`).join(' and ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const rows = ({ reporters }: YearSum): string =>
  reporters === 1 ? '1 reporter' : `${reporters.toLocaleString('en-AU')} reporters`

const tableOf = (sums: readonly YearSum[]) => ({
  columns: ['Year', 'Scope 1, t CO2-e', 'Scope 2, t CO2-e', 'Reporters', 'Rows not counted', 'GWP set'],
  rows: sums.map(({ year, scope1, scope2, reporters, repeated, gwpSet }) => [
    year,
    exact(scope1),
    exact(scope2),
    String(reporters),
    String(repeated),
    gwpSet,
  ]),
})
