import type { Schema } from '../../../api/client.ts'
import { LabelAxis, thinned, ValueAxis } from '../../../components/chart/axes.tsx'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import { LegendEntry, Line, type Tone } from '../../../components/chart/marks.tsx'
import { Pointer } from '../../../components/chart/pointer.tsx'
import { extentOf, linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { exact, short } from '../../../format/numbers.ts'
import { useSourceLine } from '../company-context.ts'

type Scenario = NonNullable<Schema<'TransitionScenariosBlock'>['scenarios']>[number]

const HEIGHT = 260
const LEGEND_ROW = 18
const MARGINS = { top: 24 + 3 * LEGEND_ROW, right: 16, bottom: 28, left: 56 }

/** From the least warm. */
const TONES: readonly Tone[] = ['accent', 'quiet', 'dashed']

/** Intensity of the company’s grid to 2050, a line for each scenario. */
export function TransitionChart({
  region,
  scenarios,
}: {
  readonly region: string
  readonly scenarios: readonly Scenario[]
}) {
  const source = useSourceLine(/aemo_isp/)
  const paths = scenarios.flatMap((scenario, index) => {
    const own = scenario.regions.find(({ is_own }) => is_own)
    return own === undefined
      ? []
      : [
          {
            name: `${scenario.name} (${scenario.warming_2100_c} °C)`,
            tone: TONES[index] ?? 'quiet',
            years: own.years,
            scope2: scenario.scope2.years,
          },
        ]
  })
  const extent = extentOf(
    paths.flatMap(({ years }) => years.map((year) => year.intensity_t_per_mwh)),
    true,
  )
  const years = paths[0]?.years.map((year) => year.reporting_year) ?? []
  if (extent === undefined || years.length === 0) return null
  const { ticks, domain } = roundTicks(extent, 4)
  return (
    <ChartFrame
      title={`Grid intensity of ${region} by scenario, t CO₂-e per MWh`}
      summary={paths
        .map(
          ({ name, years: path }) =>
            `${name}: from ${short(path[0]?.intensity_t_per_mwh)} in ${years[0]} to ${short(path.at(-1)?.intensity_t_per_mwh)} in ${years.at(-1)}.`,
        )
        .join(' ')}
      height={HEIGHT}
      source={source}
      table={{
        columns: [
          'Year',
          ...paths.flatMap(({ name }) => [`${name}, t CO₂-e per MWh`, `${name}, scope 2, t CO₂-e`]),
        ],
        rows: years.map((year, at) => [
          year,
          ...paths.flatMap(({ years: path, scope2 }) => [
            exact(path[at]?.intensity_t_per_mwh),
            exact(scope2.find(({ reporting_year }) => reporting_year === year)?.scope2_t),
          ]),
        ]),
      }}
    >
      {(width) => {
        const x = linearScale([0, years.length - 1], [MARGINS.left, width - MARGINS.right])
        const y = linearScale(domain, [HEIGHT - MARGINS.bottom, MARGINS.top])
        return (
          <>
            {paths.map(({ name, tone }, at) => (
              <LegendEntry key={name} x={MARGINS.left} y={12 + at * LEGEND_ROW} text={name} tone={tone} />
            ))}
            <ValueAxis
              ticks={ticks}
              scale={y}
              from={MARGINS.left}
              to={width - MARGINS.right}
              format={short}
            />
            <LabelAxis
              width={width}
              labels={thinned(
                years.map((text, index) => ({ index, text })),
                width - MARGINS.left,
                70,
              ).map(({ index, text }) => ({ x: x(index), text }))}
              y={HEIGHT - MARGINS.bottom + 4}
            />
            {paths.map(({ name, tone, years: path }) => (
              <Line
                key={name}
                tone={tone}
                points={path.map(({ intensity_t_per_mwh }, index) => ({
                  x: x(index),
                  y: intensity_t_per_mwh === null ? null : y(intensity_t_per_mwh),
                }))}
              />
            ))}
            <Pointer
              places={years.map((year, index) => ({
                x: x(index),
                text: `${year}: ${paths
                  .map(({ years: path }) => short(path[index]?.intensity_t_per_mwh))
                  .join(', ')} t CO₂-e per MWh`,
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
