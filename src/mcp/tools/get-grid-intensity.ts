import { Type } from 'typebox'
import { absenceOf } from '../cite.ts'
import { Figure, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_PERIODS = 24
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', examples: ['2025-07-01'] })

export const getGridIntensity = defineTool({
  name: 'get_grid_intensity',
  title: 'Emission intensity of an electricity grid',
  description:
    'The market operator’s daily intensity index for NSW1, QLD1, SA1, TAS1, VIC1, NEM or SWIS (states are accepted), as energy-weighted averages, beside the national scope 2 factor. The index is emissions from generation in the region per MWh sent out and must NOT be used as a scope 2 factor: use the factor for that. Freshness is stated; an old series is stale, never carried forward. Up to 24 newest periods; detail=full has all.',
  input: Type.Object({
    region: Type.String({ maxLength: 60, examples: ['NSW1', 'Victoria'] }),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    interval: Type.Optional(Type.Enum(['day', 'month', 'year', 'financial_year'], { default: 'month' })),
    ...versionInput,
  }),
  answer: Type.Object({
    region: Type.String(),
    statement: Type.String(),
    latest_day: Text,
    twelve_months_t_per_mwh: Figure,
    twelve_months_period: Text,
    five_year_change_percent: Figure,
    national_scope2_factor_kg_per_kwh: Figure,
    national_factor_edition: Text,
    periods_left_out: Type.Integer(),
    series: Type.Array(Type.Object({ period: Type.String(), t_per_mwh: Figure, complete: Type.Boolean() })),
  }),
  run: async (client, given) => {
    const full = await client.getGridIntensity(given)
    const { data, meta } = full
    const { summary } = data
    const shown = data.series.slice(-MOST_PERIODS)
    return {
      answer: {
        region: data.region,
        statement: data.statement,
        latest_day: data.freshness.latest_day,
        twelve_months_t_per_mwh: summary?.twelve_months?.intensity_t_per_mwh ?? null,
        twelve_months_period: summary?.twelve_months?.period ?? null,
        five_year_change_percent: summary?.five_year_change?.percent ?? null,
        national_scope2_factor_kg_per_kwh: summary?.national_factor?.scope2_kg_per_kwh ?? null,
        national_factor_edition: summary?.national_factor?.edition ?? null,
        periods_left_out: data.series.length - shown.length,
        series: shown.map(({ period, intensity_t_per_mwh, complete }) => ({
          period,
          t_per_mwh: intensity_t_per_mwh,
          complete,
        })),
      },
      absent: absenceOf('grid_intensity', data.availability),
      sources: { meta, releases: data.provenance },
      full,
    }
  },
})
