import { LabelAxis, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import { Line } from '../../../components/chart/marks.tsx'
import { extentOf, linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { exact, percent, short, signed } from '../../../format/numbers.ts'
import { unitText } from '../factor-names.ts'
import styles from '../factors.module.css'
import type { Factor } from '../use-factors.ts'

const HEIGHT = 240
const MARGINS = { top: 12, right: 24, bottom: 28, left: 52 }

/** The published value from edition to edition, at the years they are of: a year without an edition is a longer way. */
export function History({
  factor,
  source,
}: {
  readonly factor: Factor
  readonly source: string | undefined
}) {
  const editions = factor.editions.filter((edition) => !edition.superseded)
  const extent = extentOf(
    editions.map(({ value }) => value),
    true,
  )
  if (extent === undefined || editions.length < 2)
    return (
      <section>
        <h3>Change by edition</h3>
        <p className={styles['kind']}>This factor is in one edition only.</p>
      </section>
    )
  const { ticks, domain } = roundTicks(extent, 4)
  const years = editions.map(({ edition }) => Number(edition))
  return (
    <ChartFrame
      title={`Change by edition, ${unitText(factor.unit)}`}
      summary={summaryOf(editions)}
      height={HEIGHT}
      source={source}
      table={{
        columns: ['Edition', unitText(factor.unit)],
        rows: editions.map(({ edition, value, value_text }) => [edition, value_text ?? exact(value)]),
      }}
    >
      {(width) => {
        const x = linearScale([years[0]!, years.at(-1)!], [MARGINS.left + 12, width - MARGINS.right])
        const y = linearScale(domain, [HEIGHT - MARGINS.bottom, MARGINS.top])
        const points = editions.map(({ edition, value }) => ({
          x: x(Number(edition)),
          y: value === null ? null : y(value),
        }))
        return (
          <>
            <ValueAxis
              ticks={ticks}
              scale={y}
              from={MARGINS.left}
              to={width - MARGINS.right}
              format={short}
            />
            <LabelAxis
              width={width}
              labels={editions.map(({ edition }) => ({ x: x(Number(edition)), text: edition }))}
              y={HEIGHT - MARGINS.bottom + 4}
            />
            <Line tone="accent" points={points} />
            {points.map((point) =>
              point.y === null ? null : (
                <circle key={point.x} className={styles['dot']} cx={point.x} cy={point.y} r={3.5} />
              ),
            )}
          </>
        )
      }}
    </ChartFrame>
  )
}

function summaryOf(editions: Factor['editions']): string {
  const known = editions.filter(({ value }) => value !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return 'No value is published.'
  if (known.every(({ value }) => value === first.value))
    return `The same ${exact(first.value)} in every edition from ${first.edition} to ${last.edition}, as published.`
  const change = first.value === 0 || first.value === null ? null : (last.value! / first.value - 1) * 100
  return `From ${exact(first.value)} in the ${first.edition} edition to ${exact(last.value)} in ${last.edition} (${signed(change, percent)}), as published.`
}
