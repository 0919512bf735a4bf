import { Type } from 'typebox'
import { Abn } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const Tonnes = Type.Union([Type.Number(), Type.Null()])

export const getLedgerTotals = defineTool({
  name: 'get_ledger_totals',
  title: 'Read the emissions ledger of a company',
  description:
    'Totals of your tenant’s activity data for a reporting period, t CO2-e by scope and category, with open questions. With `line`, also that line in steps: quantity, conversion, factor and where it is printed. A scope without a line is null, not zero.',
  input: Type.Object({
    abn: Abn,
    period: Type.String({ maxLength: 30, examples: ['2025-26'] }),
    line: Type.Optional(Type.String({ minLength: 1, maxLength: 128, description: 'Id of a line.' })),
  }),
  answer: Type.Object({
    scope1_t: Tonnes,
    scope2_location_t: Tonnes,
    scope3_t: Tonnes,
    lines: Type.Integer(),
    open_questions: Type.Integer(),
    not_counted: Type.Integer(),
    by_category: Type.Array(
      Type.Object({ scope: Type.Integer(), name: Type.String(), t: Type.Number(), lines: Type.Integer() }),
    ),
    line: Type.Union([Type.Array(Type.String()), Type.Null()]),
  }),
  run: async (client, { abn, period, line }) => {
    const { data } = await client.getLedgerTotals({ abn, period })
    const explained = line === undefined ? null : (await client.explainLedgerLine({ abn, period, line })).data
    return {
      answer: {
        ...data.totals,
        lines: data.lines.taken,
        open_questions: data.lines.doubtful,
        not_counted: data.lines.not_counted,
        by_category: data.by_category.map(({ scope, name, t, lines }) => ({ scope, name, t, lines })),
        line:
          explained === null
            ? null
            : [
                explained.quantity,
                ...(explained.conversion === null ? [] : [explained.conversion.text]),
                ...explained.parts.map(({ scope, text, printed }) => `Scope ${scope}: ${text} (${printed})`),
              ],
      },
      absent: [],
      sources: { meta: undefined, releases: [] },
      full: { totals: data, line: explained },
    }
  },
})
