import { Type } from 'typebox'
import { Figure, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_MATCHES = 5

/** Editions and warming potentials; shared by the tools about factors. */
export const editionInput = {
  edition: Type.Optional(
    Type.String({
      pattern: '^20[0-9]{2}$',
      examples: ['2025'],
    }),
  ),
  reporting_period: Type.Optional(
    Type.String({
      maxLength: 32,
      description: 'As 2024-25: picks the edition, instead of edition.',
      examples: ['2024-25'],
    }),
  ),
}

export const findEmissionFactor = defineTool({
  name: 'find_emission_factor',
  title: 'Find a national emission factor',
  description:
    'Searches the National Greenhouse Accounts Factors by everyday words ("vic grid", "diesel ute"): up to five matches with value, unit, edition and table. Give reporting_period or edition; the newest may be wrong for an earlier period. not_covered says why the set has none (flights, steel) and who publishes one; factors are then only related. Use the factor_id in calculate_emissions.',
  input: Type.Object({
    query: Type.String({ minLength: 1, maxLength: 200, examples: ['vic grid'] }),
    scope: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    region: Type.Optional(Type.String({ maxLength: 100, description: 'State, market region or grid.' })),
    ...editionInput,
    ...versionInput,
  }),
  answer: Type.Object({
    total: Type.Integer(),
    edition: Type.String(),
    edition_reason: Type.String(),
    not_covered: Text,
    factors: Type.Array(
      Type.Object({
        factor_id: Type.String(),
        activity: Type.String(),
        scope: Figure,
        region: Type.String(),
        method: Text,
        value: Figure,
        value_as_printed: Text,
        unit: Type.String(),
        gwp_basis: Text,
        table: Type.String(),
        citation: Type.String(),
        score: Type.Number(),
      }),
    ),
  }),
  run: async (client, { query, ...filters }) => {
    const full = await client.searchFactors({ ...filters, q: query, limit: MOST_MATCHES })
    const { data, meta } = full
    return {
      answer: {
        total: meta.total,
        edition: meta.edition.edition,
        edition_reason: meta.edition.reason,
        not_covered: full.advice?.message ?? null,
        factors: data.map((factor) => ({
          factor_id: factor.factor_id,
          activity: factor.activity,
          scope: factor.scope,
          region: factor.region,
          method: factor.method,
          value: factor.value,
          value_as_printed: factor.value_text,
          unit: factor.unit,
          gwp_basis: factor.gwp_basis,
          table: factor.source.table,
          citation: factor.citation,
          score: factor.match.score,
        })),
      },
      sources: { meta, releases: meta.provenance },
      full,
    }
  },
})
