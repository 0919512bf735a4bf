import type { Schema } from '../../../api/client.ts'
import { LabelAxis, thinned, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import { Line } from '../../../components/chart/marks.tsx'
import { Pointer } from '../../../components/chart/pointer.tsx'
import { extentOf, linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { exact, short } from '../../../format/numbers.ts'

type Months = Schema<'GridIntensity'>['data']['series']

const HEIGHT = 220
const MARGINS = { top: 24, right: 16, bottom: 28, left: 48 }

/** Emissions of generation per MWh, month by month. */
export function GridChart({
  region,
  series,
  source,
}: {
  readonly region: string
  readonly series: Months
  readonly source: string | undefined
}) {
  const whole = series.filter((month) => month.complete)
  const extent = extentOf(
    whole.map((month) => month.intensity_t_per_mwh),
    true,
  )
  const [first, last] = [whole[0], whole.at(-1)]
  if (extent === undefined || first === undefined || last === undefined) return null
  const { ticks, domain } = roundTicks(extent, 4)
  const januaries = whole.flatMap((month, index) =>
    month.period.endsWith('-01') ? [{ index, text: month.period.slice(0, 4) }] : [],
  )
  return (
    <ChartFrame
      title={`Emissions intensity of ${region}, t CO₂-e per MWh`}
      summary={`From ${short(first.intensity_t_per_mwh)} in ${first.period} to ${short(last.intensity_t_per_mwh)} in ${last.period}.`}
      height={HEIGHT}
      source={source}
      table={{
        columns: ['Month', 't CO₂-e per MWh', 'MWh'],
        rows: whole.map((month) => [
          month.period,
          exact(month.intensity_t_per_mwh),
          exact(Math.round(month.energy_mwh)),
        ]),
      }}
    >
      {(width) => {
        const x = linearScale([0, whole.length - 1], [MARGINS.left, width - MARGINS.right])
        const y = linearScale(domain, [HEIGHT - MARGINS.bottom, MARGINS.top])
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
              labels={thinned(januaries, width - MARGINS.left, 44).map(({ index, text }) => ({
                x: x(index),
                text,
              }))}
              y={HEIGHT - MARGINS.bottom + 4}
            />
            <Line
              tone="accent"
              points={whole.map((month, index) => ({
                x: x(index),
                y: month.intensity_t_per_mwh === null ? null : y(month.intensity_t_per_mwh),
              }))}
            />
            <Pointer
              places={whole.map((month, index) => ({
                x: x(index),
                text: `${month.period}: ${short(month.intensity_t_per_mwh)} t CO₂-e per MWh`,
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
