import { useState } from 'react'
import { useLocation } from 'wouter'
import { exact, roundTonnes, tonnes } from '../../format/numbers.ts'
import { LabelAxis } from '../chart/axes.tsx'
import { ChartFrame } from '../chart/chart-frame.tsx'
import { DirectLabel } from '../chart/marks.tsx'
import { logScale, powerTicks } from '../chart/scale.ts'
import styles from './registry.module.css'
import { type Reporter, totalOf } from './registry.ts'
import type { SectorRow } from './sector-rows.ts'

const ROW = 40
const AXIS = 26
const EDGE = 22
const NARROW = 640
const NAMES = 250
/** Letters of a name that fit before the dots. */
const LETTERS = 31

/** Every company as a dot on a logarithmic scale, a row for each sector. Pointing names a dot, pressing opens the company. */
export function SpreadChart({
  title,
  rows,
  year,
  yearName,
  source,
}: {
  readonly title: string
  readonly rows: readonly SectorRow[]
  readonly year: number
  readonly yearName: string
  readonly source: string
}) {
  const [pointed, point] = useState<{
    readonly reporter: Reporter
    readonly total: number
    readonly row: string
  }>()
  const [, go] = useLocation()
  const drawn = rows.map((row) => ({ ...row, dots: dotsOf(row.reporters, year) }))
  const all = drawn.flatMap(({ dots }) => dots.map(({ total }) => total))
  if (all.length === 0) return null
  const ticks = powerTicks([Math.min(...all), Math.max(...all)])
  return (
    <ChartFrame
      level={2}
      title={title}
      summary={`Each dot is a company’s scope 1 and 2 in ${yearName}, on a scale of powers of ten; the bar is the median of its row. ${all.length} companies, median ${tonnes(medianOf(all))} CO₂-e.`}
      height={rows.length * ROW + AXIS}
      source={source}
      table={{
        columns: ['Sector', 'Companies', 'Smallest, t CO2-e', 'Median, t CO2-e', 'Largest, t CO2-e'],
        rows: drawn.map(({ title: name, dots }) => {
          const totals = dots.map(({ total }) => total)
          return [
            name,
            String(totals.length),
            ...[Math.min(...totals), medianOf(totals), Math.max(...totals)].map((value) =>
              totals.length === 0 ? '—' : exact(Math.round(value)),
            ),
          ]
        }),
      }}
    >
      {(width) => {
        const narrow = width < NARROW
        const left = narrow ? EDGE : NAMES
        const x = logScale([ticks[0] ?? 1, ticks.at(-1) ?? 10], [left, width - EDGE])
        return (
          <>
            {drawn.map(({ code, title: name, dots }, at) => {
              const middle = at * ROW + (narrow ? 29 : ROW / 2)
              const totals = dots.map(({ total }) => total)
              const isPointed = pointed?.row === code
              return (
                <g key={code}>
                  <line className={styles['strip']} x1={left} x2={width - EDGE} y1={middle} y2={middle} />
                  {linesOf(
                    `${name} (${dots.length})`,
                    narrow ? Math.floor(width / 7.4) : LETTERS,
                    narrow,
                  ).map((text, line, { length }) => (
                    <DirectLabel
                      key={text}
                      x={narrow ? 0 : NAMES - 16}
                      y={narrow ? middle - 18 : middle + LINE * (line - (length - 1) / 2)}
                      text={text}
                      anchor={narrow ? 'start' : 'end'}
                    />
                  ))}
                  {dots.map(({ reporter, total }) => (
                    <circle
                      key={reporter.abn}
                      className={styles['dot']}
                      cx={x(total)}
                      cy={middle}
                      r={4}
                      onClick={() => go(`/companies/${reporter.abn}`)}
                      onPointerEnter={() => point({ reporter, total, row: code })}
                      onPointerLeave={() => point(undefined)}
                    />
                  ))}
                  {totals.length < 2 ? null : (
                    <line
                      className={styles['median']}
                      x1={x(medianOf(totals))}
                      x2={x(medianOf(totals))}
                      y1={middle - 9}
                      y2={middle + 9}
                    />
                  )}
                  {isPointed ? (
                    <DirectLabel
                      x={x(pointed.total)}
                      y={middle - 14}
                      text={`${pointed.reporter.name} ${tonnes(pointed.total)}`}
                      tone="pointed"
                      anchor={
                        x(pointed.total) > width * 0.6
                          ? 'end'
                          : x(pointed.total) < width * 0.3
                            ? 'start'
                            : 'middle'
                      }
                    />
                  ) : null}
                </g>
              )
            })}
            <LabelAxis
              width={width}
              labels={ticks.map((tick) => ({ x: x(tick), text: roundTonnes(tick) }))}
              y={rows.length * ROW}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}

/** Between two lines of a name. */
const LINE = 14

/** Nothing of zero has a place on a scale of powers. */
const dotsOf = (reporters: readonly Reporter[], year: number) =>
  reporters.flatMap((reporter) => {
    const total = totalOf(reporter, year)
    return total === null || total <= 0 ? [] : [{ reporter, total }]
  })

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** A name that does not fit takes a second line where there is room for one; what is cut keeps its count. */
function linesOf(text: string, letters: number, oneLine: boolean): readonly string[] {
  if (text.length <= letters) return [text]
  const end = text.lastIndexOf(' ', letters)
  if (!oneLine && end > 0 && text.length - end - 1 <= letters)
    return [text.slice(0, end), text.slice(end + 1)]
  const count = text.slice(text.lastIndexOf(' ('))
  return [`${text.slice(0, letters - count.length - 1).trimEnd()}…${count}`]
}
