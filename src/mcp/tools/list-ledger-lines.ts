import { Type } from 'typebox'
import { Abn, Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_LINES = 50

export const listLedgerLines = defineTool({
  name: 'list_ledger_lines',
  title: 'Lines of an emissions ledger',
  description:
    'Lines of your tenant’s activity data for a reporting period in the order in which they were taken: what, days, quantity, place, factor, t CO2-e of all scopes, document, and the open questions of each. With `open`, only lines with a question. Up to fifty; `cursor` asks for those after. Use get_ledger_totals for sums, and with a line’s id for its steps.',
  input: Type.Object({
    abn: Abn,
    period: Type.String({ maxLength: 30, examples: ['2025-26'] }),
    open: Type.Optional(Type.Boolean()),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  answer: Type.Object({
    lines: Type.Array(
      Type.Object({
        id: Type.String(),
        what: Type.String(),
        from: Type.String(),
        to: Type.String(),
        quantity: Type.Number(),
        unit: Type.String(),
        facility: Text,
        factor: Text,
        t: Type.Union([Type.Number(), Type.Null()]),
        status: Type.String(),
        counts: Type.Boolean(),
        questions: Type.Array(Type.String()),
        document: Text,
      }),
    ),
    next_cursor: Text,
  }),
  run: async (client, { abn, period, open, cursor }) => {
    const full = await client.listLedgerLines({
      abn,
      period,
      limit: MOST_LINES,
      ...(cursor === undefined ? {} : { cursor }),
      ...(open === true ? { status: 'doubtful' as const } : {}),
    })
    return {
      answer: {
        lines: full.data.map((line) => ({
          id: line.id,
          what: [line.words, line.use].filter((part) => part !== null && part !== undefined).join(', '),
          from: line.from,
          to: line.to,
          quantity: line.quantity,
          unit: line.unit,
          facility: line.facility ?? null,
          factor: line.factors[0] ?? null,
          t: sumOf(Object.values(line.emissions)),
          status: line.status,
          counts: line.counts,
          questions: line.reasons.map(({ message }) => message),
          document: line.document?.name ?? null,
        })),
        next_cursor: full.page.next_cursor,
      },
      absent: [],
      sources: { meta: undefined, releases: [] },
      full,
    }
  },
})

/** Null where nothing is known, which is not zero. */
const sumOf = (tonnes: readonly (number | null)[]): number | null =>
  tonnes.reduce((sum, t) => (t === null ? sum : (sum ?? 0) + t), null)
