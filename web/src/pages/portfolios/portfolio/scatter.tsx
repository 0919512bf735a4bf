import { useState } from 'react'
import { LabelAxis, thinned, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import { DirectLabel } from '../../../components/chart/marks.tsx'
import { logScale, powerTicks } from '../../../components/chart/scale.ts'
import { aud, exact, short } from '../../../format/numbers.ts'
import styles from '../portfolios.module.css'
import type { FinancedHolding } from '../use-portfolios.ts'
import { holdingName } from './holding-text.ts'

const HEIGHT = 340
const EDGE = { top: 40, right: 24, bottom: 34, left: 76 } as const
/** Dots beyond these would cover each other. */
const MOST = 1000

interface Dot {
  readonly holding: FinancedHolding
  readonly amount: number
  readonly intensity: number
}

/** Each holding by its amount and the carbon intensity of its company: what is large and dirty is at the top right. */
export function Scatter({
  holdings,
  choose,
}: {
  readonly holdings: readonly FinancedHolding[]
  readonly choose: (holding: FinancedHolding) => void
}) {
  const [pointed, point] = useState<Dot>()
  const known = holdings.flatMap((holding): readonly Dot[] => {
    const { intensity_t_per_aud_million: intensity, outstanding_aud: amount } = holding
    return intensity === null || intensity <= 0 || amount <= 0 ? [] : [{ holding, amount, intensity }]
  })
  if (known.length < 2) return null
  const dots = known.toSorted((a, b) => b.amount - a.amount).slice(0, MOST)
  const amounts = powerTicks([dots.at(-1)!.amount, dots[0]!.amount])
  const intensities = dots.map(({ intensity }) => intensity)
  const levels = powerTicks([Math.min(...intensities), Math.max(...intensities)])
  return (
    <ChartFrame
      level={2}
      title="Intensity and amount"
      summary={`Each dot is a holding: to the right the amount outstanding, upwards t CO₂-e of scope 1 and 2 per A$ million of the company’s revenue, both in powers of ten. ${dots.length.toLocaleString('en-AU')} of ${holdings.length.toLocaleString('en-AU')} holdings are drawn; the others have no known intensity${known.length > MOST ? ' or are smaller' : ''}.`}
      height={HEIGHT}
      table={{
        columns: ['Holding', 'Outstanding, A$', 't CO2-e per A$ million'],
        rows: dots.map(({ holding, amount, intensity }) => [
          `${holdingName(holding)} (${holding.id})`,
          exact(amount),
          exact(Number(intensity.toPrecision(4))),
        ]),
      }}
    >
      {(width) => {
        const x = logScale([amounts[0]!, amounts.at(-1)!], [EDGE.left, width - EDGE.right])
        const y = logScale([levels[0]!, levels.at(-1)!], [HEIGHT - EDGE.bottom, EDGE.top])
        return (
          <>
            <ValueAxis
              ticks={levels}
              scale={y}
              from={EDGE.left}
              to={width - EDGE.right}
              format={(value) => short(value)}
            />
            <LabelAxis
              width={width}
              y={HEIGHT - EDGE.bottom + 6}
              labels={thinned(amounts, width - EDGE.left, 90).map((tick) => ({
                x: x(tick),
                text: aud(tick),
              }))}
            />
            {dots.map((dot) => (
              <circle
                key={dot.holding.id}
                className={styles['dot']}
                cx={x(dot.amount)}
                cy={y(dot.intensity)}
                r={5}
                onClick={() => choose(dot.holding)}
                onPointerEnter={() => point(dot)}
                onPointerLeave={() => point(undefined)}
              />
            ))}
            {pointed === undefined ? null : (
              <DirectLabel
                x={x(pointed.amount)}
                y={y(pointed.intensity) - 14}
                text={`${holdingName(pointed.holding)}, ${aud(pointed.amount)}, ${short(pointed.intensity)} t`}
                tone="pointed"
                anchor={x(pointed.amount) > width * 0.55 ? 'end' : 'start'}
              />
            )}
          </>
        )
      }}
    </ChartFrame>
  )
}
