import type { Schema } from '../../../api/client.ts'
import { LabelAxis, thinned, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import { linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { exact } from '../../../format/numbers.ts'
import { date } from '../../../format/words.ts'
import styles from '../settings.module.css'

const HEIGHT = 240
const MARGINS = { top: 12, right: 8, bottom: 28, left: 48 }

/** Requests of every day of the period. A day without requests has no bar and a zero in the table. */
export function DayChart({ usage }: { readonly usage: Schema<'Usage'> }) {
  const days = daysBetween(usage.from, usage.to).map((day) => ({
    day,
    requests: usage.data.reduce((sum, row) => (row.day === day ? sum + row.requests : sum), 0),
  }))
  const most = days.reduce((best, day) => (day.requests > best.requests ? day : best))
  const { ticks, domain } = roundTicks([0, most.requests], 4)
  return (
    <ChartFrame
      title="Requests a day"
      summary={`Most on ${date(most.day)}: ${exact(most.requests)}.`}
      height={HEIGHT}
      table={{
        columns: ['Day', 'Requests'],
        rows: days.map(({ day, requests }) => [date(day), exact(requests)]),
      }}
    >
      {(width) => {
        const y = linearScale(domain, [HEIGHT - MARGINS.bottom, MARGINS.top])
        const step = (width - MARGINS.left - MARGINS.right) / days.length
        const x = (day: string): number => MARGINS.left + days.findIndex((other) => other.day === day) * step
        const labels = thinned(days, width - MARGINS.left - MARGINS.right, 34)
        return (
          <>
            <ValueAxis
              ticks={ticks.filter(Number.isInteger)}
              scale={y}
              from={MARGINS.left}
              to={width - MARGINS.right}
              format={exact}
            />
            <LabelAxis
              width={width}
              labels={labels.map(({ day }) => ({ x: x(day) + step / 2, text: String(Number(day.slice(8))) }))}
              y={HEIGHT - MARGINS.bottom + 4}
            />
            {days.map(({ day, requests }) => (
              <rect
                key={day}
                className={styles['bar']}
                x={x(day) + step * 0.15}
                width={Math.min(step * 0.7, 28)}
                y={y(requests)}
                height={HEIGHT - MARGINS.bottom - y(requests)}
              />
            ))}
          </>
        )
      }}
    </ChartFrame>
  )
}

const DAY_MS = 86_400_000

/** Every day from one to another, both included. In UTC, as the service counts. */
function daysBetween(from: string, to: string): readonly string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  return Array.from({ length: Math.max(1, (last - first) / DAY_MS + 1) }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  )
}
