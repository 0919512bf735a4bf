import { Type } from 'typebox'
import { absenceOf } from '../cite.ts'
import { Abn, Figure, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_ACTIONS = 6

export const getFilingReadiness = defineTool({
  name: 'get_filing_readiness',
  title: 'How far a company is from an AASB S2 report',
  description:
    'Reporting group and why, when the first report is due, how much of what AASB S2 requires has evidence for a period, and the six next actions that close the most. From public data and your own tenant’s records only: little evidence says nothing about the company itself. A score counts requirements with evidence: it is not an opinion on quality and not assurance. detail=full has every requirement.',
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
    standard_version: Type.String(),
    score_line: Type.String({
      description: 'How many of the requirements that count are supported, then where the rest are.',
    }),
    readiness_state: Type.String(),
    evidence_points: Type.Number({
      description: 'One for each evidenced requirement, half for a partly evidenced one.',
    }),
    points_possible: Type.Integer(),
    duty_status: Type.String(),
    reporting_group: Figure,
    lodgement_due: Text,
    facts_unknown: Type.Array(Type.String()),
    pillars: Type.Array(
      Type.Object({
        pillar: Type.String(),
        state: Type.String(),
        evidence_points: Type.Number(),
        points_possible: Type.Integer(),
      }),
    ),
    blocked_by: Type.Array(Type.String()),
    review_state: Type.String({ description: 'Of the period: draft, in_review ... approved, locked.' }),
    review: Type.String({ description: 'Who approved it, or its progress, in a sentence.' }),
    self_approved: Type.Boolean({ description: 'Author and approver are the same person.' }),
    open_comments: Type.Integer(),
    declaration: Type.String({ description: 'Whether the directors have declared; never written by us.' }),
    open_contradictions: Type.Integer({ description: 'get_contradictions shows each.' }),
    next_actions: Type.Array(
      Type.Object({
        requirement: Type.String(),
        status: Type.String(),
        do: Type.String(),
        who: Type.String(),
      }),
    ),
  }),
  run: async (client, given) => {
    const full = await client.getFilingReadiness(given)
    const { data, meta } = full
    const open = data.rows.filter((row) => row.is_counted && row.next_action !== null)
    return {
      answer: {
        abn: data.abn,
        name: data.name,
        period_start: data.period.start,
        period_end: data.period.end,
        standard_version: data.standard.version,
        score_line: data.score_line,
        readiness_state: data.readiness_state,
        evidence_points: data.score.numerator,
        points_possible: data.score.denominator,
        duty_status: data.duty.status,
        reporting_group: data.duty.group,
        lodgement_due: data.duty.lodgement_due,
        facts_unknown: data.duty.unknown,
        pillars: data.pillars.map(({ pillar, readiness_state, score }) => ({
          pillar,
          state: readiness_state,
          evidence_points: score.numerator,
          points_possible: score.denominator,
        })),
        blocked_by: data.blocked_by,
        review_state: data.review.state,
        review: data.review.statement,
        self_approved: data.review.self_approved,
        open_comments: data.review.open_comments.length,
        declaration: data.declaration.detail,
        open_contradictions: data.contradictions.open,
        next_actions: open.slice(0, MOST_ACTIONS).map((row) => ({
          requirement: `${row.requirement_id} ${row.title}`,
          status: row.evidence_status,
          do: row.next_action?.do ?? '',
          who: row.next_action?.holder ?? '',
        })),
      },
      absent: absenceOf('registry', data.registry.availability),
      sources: { meta, releases: data.provenance.releases },
      full,
    }
  },
})
