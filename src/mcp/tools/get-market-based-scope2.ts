import { Type } from 'typebox'
import { absenceOf } from '../cite.ts'
import { Abn, Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

/** Exact, as decimal text. */
const Tonnes = Text

export const getMarketBasedScope2 = defineTool({
  name: 'get_market_based_scope2',
  title: 'Scope 2 by both methods, from your records',
  description:
    'Location- and market-based scope 2 of a period side by side, by region, from your tenant’s electricity and certificates: what each instrument is worth (verified, unverified, conflict, rejected) and why, and the months without a load. A total with a gap is null. The two methods are never added. detail=full has residual kWh and every check.',
  input: Type.Object({ abn: Abn, period: Type.String({ maxLength: 30, description: 'As 2025-26.' }) }),
  answer: Type.Object({
    location_based_t: Tonnes,
    market_based_t: Tonnes,
    regions: Type.Array(
      Type.Object({ region: Type.String(), location_based_t: Tonnes, market_based_t: Tonnes }),
    ),
    instruments: Type.Array(
      Type.Object({
        id: Type.String(),
        status: Type.String(),
        counted: Type.Boolean(),
        why_not: Type.Array(Type.String()),
      }),
    ),
    gaps: Type.Array(Type.String()),
    factor_edition: Text,
  }),
  run: async (client, given) => {
    const full = await client.getMarketBasedScope2(given)
    const { data, meta } = full
    return {
      answer: {
        ...data.totals,
        regions: data.regions.map(({ region, location_based, market_based }) => ({
          region,
          location_based_t: location_based.t_co2e,
          market_based_t: market_based.t_co2e,
        })),
        instruments: data.instruments.map(({ id, status, counted, checks }) => ({
          id,
          status,
          counted,
          why_not: checks.filter(({ result }) => result !== 'passed').map(({ detail }) => detail),
        })),
        gaps: [...data.gaps],
        factor_edition: data.factor_edition?.edition ?? null,
      },
      absent: absenceOf('market_based_scope2', data.availability),
      sources: { meta, releases: [] },
      full,
    }
  },
})
