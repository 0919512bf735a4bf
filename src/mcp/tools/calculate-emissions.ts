import { Type } from 'typebox'
import { Figure, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'
import { editionInput } from './find-emission-factor.ts'
import { ItemRefusal, refusalOf } from './item-refusal.ts'

const Item = Type.Object({
  quantity: Type.Number({ minimum: 0, maximum: 1e15 }),
  unit: Type.String({ maxLength: 40, examples: ['kWh', 'L', 'GJ', 't'] }),
  factor_id: Type.String({ maxLength: 200, examples: ['electricity.purchased-grid.vic.location'] }),
})

export const calculateEmissions = defineTool({
  name: 'calculate_emissions',
  title: 'Multiply quantities by emission factors, exactly',
  description:
    'Multiplies up to fifty quantities by factors from find_emission_factor: units converted, gas by gas, unrounded, with the formula. Totals are by scope; location- and market-based figures are never added. An item with an error is in no total.',
  input: Type.Object({
    items: Type.Array(Item, { minItems: 1, maxItems: 50 }),
    ...editionInput,
    ...versionInput,
  }),
  answer: Type.Object({
    failed: Type.Integer(),
    totals: Type.Array(
      Type.Object({
        group: Type.String(),
        items: Type.Integer(),
        t_co2e: Type.Number(),
        exact: Type.String(),
      }),
    ),
    items: Type.Array(
      Type.Object({
        factor: Text,
        t_co2e: Figure,
        formula: Text,
        citation: Text,
        error: ItemRefusal,
      }),
    ),
  }),
  run: async (client, { items, edition, reporting_period, ...version }) => {
    const body = {
      items: items.map(({ factor_id, ...amount }) => ({ ...amount, factor: { factor_id } })),
      ...(edition === undefined ? {} : { edition }),
      ...(reporting_period === undefined ? {} : { reporting_period }),
    }
    const full = await client.calculateEmissions({ ...version, body })
    return {
      answer: {
        failed: full.summary.failed,
        totals: full.totals.map(({ group, items: count, value, value_text }) => ({
          group,
          items: count,
          t_co2e: value,
          exact: value_text,
        })),
        items: full.results.map((result) => {
          const data = result.status === 'ok' ? result.data : null
          return {
            factor: data?.row_id ?? null,
            t_co2e: data?.total.value ?? null,
            formula: data?.formula ?? null,
            citation: data?.citation ?? null,
            error: refusalOf(result),
          }
        }),
      },
      sources: { meta: full.meta, releases: full.meta.provenance },
      full,
    }
  },
})
