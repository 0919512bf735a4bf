import { Type } from 'typebox'
import { Abn, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_SHOWN = 20
const Value = Type.Union([Type.Number(), Type.String()])

export const getContradictions = defineTool({
  name: 'get_contradictions',
  title: 'List the contradictions in a company’s records',
  description:
    'What in your tenant’s records contradicts a published figure, another record or the calendar: both values, their sources, the AASB S2 paragraphs in conflict until it is explained, and what would resolve it. None means that no published data contradicts the records, not that they are right: not_compared lists declared values that cannot be checked, and why. Only a named person can explain a contradiction; no tool can. The first twenty of each; detail=full has all.',
  input: Type.Object({
    abn: Abn,
    period: Type.Optional(
      Type.String({
        maxLength: 30,
        description: '2025-26, 2026 or two days joined by a slash.',
        examples: ['2025-26'],
      }),
    ),
    ...versionInput,
  }),
  answer: Type.Object({
    abn: Type.String(),
    name: Text,
    period_start: Type.String(),
    period_end: Type.String(),
    open: Type.Integer(),
    explained: Type.Integer(),
    contradictions: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: Type.String(),
        status: Type.String(),
        declared: Type.String(),
        declared_value: Value,
        against: Type.String(),
        against_value: Value,
        source: Text,
        requirements: Type.Array(Type.String()),
        settle: Type.String(),
        explained_by: Text,
      }),
    ),
    not_compared: Type.Array(
      Type.Object({ what: Type.String(), reason: Type.String(), detail: Type.String() }),
    ),
  }),
  run: async (client, given) => {
    const full = await client.getContradictions(given)
    const { data, meta } = full
    return {
      answer: {
        abn: data.abn,
        name: data.name,
        period_start: data.period.start,
        period_end: data.period.end,
        open: data.open,
        explained: data.explained,
        contradictions: data.contradictions.slice(0, MOST_SHOWN).map((one) => ({
          id: one.id,
          kind: one.kind,
          status: one.status,
          declared: one.declared.what,
          declared_value: one.declared.value,
          against: one.other.what,
          against_value: one.other.value,
          source: one.other.source,
          requirements: one.requirement_ids,
          settle: one.settle,
          explained_by: one.explanation?.person ?? null,
        })),
        not_compared: data.not_compared
          .slice(0, MOST_SHOWN)
          .map(({ what, reason_code, detail }) => ({ what, reason: reason_code, detail })),
      },
      absent: [],
      sources: { meta, releases: data.provenance.releases },
      full,
    }
  },
})
