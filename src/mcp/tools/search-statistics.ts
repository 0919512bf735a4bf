import { Type } from 'typebox'
import { Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_SERIES = 3
const MOST_OBSERVATIONS = 8
const Period = Type.String({
  maxLength: 20,
  examples: ['2023-Q3'],
  description: 'As 2023-Q3.',
})

export const searchStatistics = defineTool({
  name: 'search_statistics',
  title: 'Consumer prices of the Bureau of Statistics',
  description:
    'Series of the Consumer Price Index with base period, unit and source cell, to compare dollars of two years: up to three series with their eight newest observations; detail=full has all. Compare only within one base_period: series on different bases must never be joined. No other statistics are loaded.',
  input: Type.Object({
    region: Type.Optional(Type.String({ maxLength: 100, examples: ['Australia', 'Sydney'] })),
    measure: Type.Optional(
      Type.String({
        maxLength: 100,
        description: '1 index, 2 change from the period before, 3 from a year before.',
      }),
    ),
    frequency: Type.Optional(Type.Enum(['Q', 'M'])),
    base_period: Type.Optional(Type.String({ maxLength: 100, examples: ['2011-12=100'] })),
    from: Type.Optional(Period),
    to: Type.Optional(Period),
    ...versionInput,
  }),
  answer: Type.Object({
    series_left_out: Type.Integer(),
    series: Type.Array(
      Type.Object({
        series_id: Type.String(),
        index: Text,
        measure: Text,
        region: Text,
        unit: Text,
        base_period: Text,
        observations_left_out: Type.Integer(),
        observations: Type.Array(Type.Object({ period: Type.String(), value_as_printed: Text, cell: Text })),
      }),
    ),
  }),
  run: async (client, given) => {
    const full = await client.listStatisticalSeries({
      pack_id: 'au_climate_disclosure',
      limit: MOST_SERIES,
      ...given,
    })
    return {
      answer: {
        series_left_out: full.meta.total - full.data.length,
        series: full.data.map((series) => {
          const shown = series.observations.slice(-MOST_OBSERVATIONS)
          return {
            series_id: series.series_id,
            index: series.index.name,
            measure: series.measure.name,
            region: series.region.name,
            unit: series.unit,
            base_period: series.base_period,
            observations_left_out: series.observations.length - shown.length,
            observations: shown.map(({ time_period, value_text, ref }) => ({
              period: time_period,
              value_as_printed: value_text,
              cell: ref,
            })),
          }
        }),
      },
      sources: { meta: full.meta, releases: full.meta.provenance },
      full,
    }
  },
})
