import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Schema } from '../../../api/client.ts'
import { Absence } from '../../../components/absence.tsx'
import { LabelAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import { DirectLabel } from '../../../components/chart/marks.tsx'
import { logScale, powerTicks } from '../../../components/chart/scale.ts'
import { ordinal, roundTonnes, short, tonnes } from '../../../format/numbers.ts'
import styles from '../company.module.css'
import { useCurrentCompany, useSourceLine } from '../company-context.ts'
import { figureOf, type Peer, usePeers } from '../use-peers.ts'

type Sector = Schema<'SectorBenchmarkBlock'>
type Metric = NonNullable<Sector['metrics']>[number]

const HEIGHT = 132
const MIDDLE = 56
const EDGE = 20

/** Every reporter of the class as a dot on a logarithmic scale, the company among them; pointing at a dot names it, pressing
 * it opens the company. */
export function StripPlot({
  metric,
  name,
  sector,
}: {
  readonly metric: Metric
  readonly name: string
  readonly sector: Sector
}) {
  const { abn, asOf } = useCurrentCompany()
  const peers = usePeers(abn, asOf)
  const source = useSourceLine(
    metric.metric === 'income_intensity' ? /nger_corporate|ato_tax/ : /nger_corporate/,
  )
  const [pointed, point] = useState<Peer>()
  const [, go] = useLocation()
  if (metric.value === null || metric.median === null) return <Absence availability={metric.availability} />
  const [format, onAxis] = metric.unit === 't CO2-e' ? [tonnes, roundTonnes] : [short, short]
  const values = (peers.data ?? []).flatMap((peer) => {
    const value = figureOf(peer, metric.metric)
    return value === undefined || value === null || value <= 0 ? [] : [{ peer, value }]
  })
  const known = [
    ...values.map(({ value }) => value),
    metric.value,
    metric.p25 ?? metric.value,
    metric.p75 ?? metric.value,
  ].filter((value) => value > 0)
  const ticks = powerTicks([Math.min(...known), Math.max(...known)])
  const largestFirst = values.toSorted((a, b) => b.value - a.value)
  return (
    <ChartFrame
      title={`${name}, ${metric.unit.replace('CO2', 'CO₂')}`}
      summary={`${format(metric.value)} is the ${ordinal(metric.percentile)} percentile of ${metric.n} reporters of ${sector.title} in ${sector.reporting_year}. Half of them lie between ${format(metric.p25 ?? 0)} and ${format(metric.p75 ?? 0)}; the median is ${format(metric.median)}.`}
      height={HEIGHT}
      source={source}
      table={{
        columns: ['Reporter', `${name}, ${metric.unit}`],
        rows: largestFirst.map(({ peer, value }) => [
          peer.display_name,
          new Intl.NumberFormat('en-AU').format(value),
        ]),
        links: largestFirst.map(({ peer }) => `/companies/${peer.abn}`),
      }}
    >
      {(width) => {
        const x = logScale([ticks[0] ?? 1, ticks.at(-1) ?? 10], [EDGE, width - EDGE])
        const place = (value: number): number => x(Math.max(value, ticks[0] ?? 1))
        return (
          <>
            <line className={styles['strip']} x1={EDGE} x2={width - EDGE} y1={MIDDLE} y2={MIDDLE} />
            <rect
              className={styles['quartiles']}
              x={place(metric.p25 ?? 1)}
              width={Math.max(1, place(metric.p75 ?? 1) - place(metric.p25 ?? 1))}
              y={MIDDLE - 14}
              height={28}
            />
            <line
              className={styles['median']}
              x1={place(metric.median ?? 1)}
              x2={place(metric.median ?? 1)}
              y1={MIDDLE - 18}
              y2={MIDDLE + 18}
            />
            <DirectLabel
              x={place(metric.median ?? 1)}
              y={MIDDLE + 30}
              text={`median ${format(metric.median ?? 0)}`}
              anchor="middle"
            />
            {values.map(({ peer, value }) => (
              <circle
                key={peer.abn}
                className={styles['peer']}
                data-own={peer.abn === abn}
                cx={place(value)}
                cy={MIDDLE}
                r={5}
                onClick={() => go(`/companies/${peer.abn}`)}
                onPointerEnter={() => point(peer)}
                onPointerLeave={() => point(undefined)}
              />
            ))}
            <circle className={styles['own']} cx={place(metric.value ?? 1)} cy={MIDDLE} r={7} />
            <PointedName
              peer={pointed}
              x={place((pointed === undefined ? metric.value : figureOf(pointed, metric.metric)) ?? 1)}
              width={width}
              own={`this company ${format(metric.value ?? 0)}`}
              format={(peer) => `${peer.display_name} ${format(figureOf(peer, metric.metric) ?? 0)}`}
            />
            <LabelAxis
              width={width}
              labels={ticks.map((tick) => ({ x: x(tick), text: onAxis(tick) }))}
              y={MIDDLE + 46}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}

function PointedName({
  peer,
  x,
  width,
  own,
  format,
}: {
  readonly peer: Peer | undefined
  readonly x: number
  readonly width: number
  readonly own: string
  readonly format: (peer: Peer) => string
}) {
  const anchor = x > width * 0.7 ? 'end' : x < width * 0.3 ? 'start' : 'middle'
  return (
    <DirectLabel
      x={x}
      y={MIDDLE - 30}
      text={peer === undefined ? own : format(peer)}
      tone={peer === undefined ? 'accent' : 'quiet'}
      anchor={anchor}
    />
  )
}
