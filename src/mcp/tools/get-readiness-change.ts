import { Type } from 'typebox'
import { Abn, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_SHOWN = 20

const Mark = Type.Object({
  state: Type.String(),
  evidence_points: Type.Number(),
  points_possible: Type.Integer(),
  score_line: Type.String(),
})

export const getReadinessChange = defineTool({
  name: 'get_readiness_change',
  title: 'Effect of the last change on a readiness score',
  description:
    'How the most recently saved record of your tenant changed the AASB S2 readiness of a period: score and line before and after, requirements that joined or left the count and why, and each requirement whose status changed. Published data is the same on both sides. The first twenty of each; detail=full has all. Empty while the period has no records.',
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
    record: Text,
    version: Type.Union([Type.Integer(), Type.Null()]),
    authored_at: Text,
    before: Type.Union([Mark, Type.Null()]),
    after: Type.Union([Mark, Type.Null()]),
    count_moved: Type.Array(
      Type.Object({ requirement: Type.String(), change: Type.String(), why: Type.String() }),
    ),
    statuses_changed: Type.Array(
      Type.Object({ requirement: Type.String(), from: Text, to: Text, why: Type.String() }),
    ),
  }),
  run: async (client, given) => {
    const full = await client.getReadinessChange(given)
    const { data, meta } = full
    const { change } = data
    return {
      answer: {
        abn: data.abn,
        name: data.name,
        period_start: data.period.start,
        period_end: data.period.end,
        record: change?.record ?? null,
        version: change?.version ?? null,
        authored_at: change?.authored_at ?? null,
        before: change === null ? null : markOf(change.before),
        after: change === null ? null : markOf(change.after),
        count_moved: (change?.denominator ?? []).slice(0, MOST_SHOWN).map((one) => ({
          requirement: one.requirement_id,
          change: one.change,
          why: one.why,
        })),
        statuses_changed: (change?.requirements ?? []).slice(0, MOST_SHOWN).map((one) => ({
          requirement: `${one.requirement_id} ${one.title}`,
          from: one.from,
          to: one.to,
          why: one.detail,
        })),
      },
      absent: [],
      sources: { meta, releases: data.provenance.releases },
      full,
    }
  },
})

interface PresentedMark {
  readonly readiness_state: string
  readonly score: { readonly numerator: number; readonly denominator: number }
  readonly score_line: string
}

const markOf = ({ readiness_state, score, score_line }: PresentedMark) => ({
  state: readiness_state,
  evidence_points: score.numerator,
  points_possible: score.denominator,
  score_line,
})
