import { Type } from 'typebox'
import { figure, nullable, Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_SHOWN = 20

export const listCompanyPeriods = defineTool({
  name: 'list_company_periods',
  title: 'Companies and periods in progress',
  description:
    'All companies and reporting periods that the key’s own tenant works on: state of review, the latest computed readiness and whether it is current, owner, lodgement date, open comments. The nearest lodgement date first; narrow by state, owner (a member’s id, me or none) or company. The first twenty; detail=full has up to 200. An auditor sees only their engagements.',
  input: Type.Object({
    state: Type.Optional(
      Type.Enum(['draft', 'in_review', 'changes_asked', 'reviewed', 'approved', 'locked']),
    ),
    owner: Type.Optional(
      Type.String({
        pattern: '^(mem_[0-9A-Za-z]{16}|me|none)$',
        description: 'Id of a member, me, or none for periods that no one owns.',
        examples: ['none'],
      }),
    ),
    company: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Part of the name, or beginning of the ABN.',
      }),
    ),
  }),
  answer: Type.Object({
    total: Type.Integer(),
    is_refreshing: Type.Boolean({ description: 'Readiness of some rows is being computed again.' }),
    periods: Type.Array(
      Type.Object({
        abn: Type.String(),
        company: Text,
        period: Type.String(),
        state: Type.String(),
        owner: Text,
        lodge_by: Text,
        days_left: figure('Negative once the date has passed.'),
        open_comments: Type.Integer(),
        readiness: nullable(
          Type.Object({
            state: Text,
            score: figure('From 0 to 1.'),
            score_line: Text,
            is_current: Type.Boolean(),
            computed_at: Type.String(),
            fault: Text,
          }),
        ),
      }),
    ),
  }),
  run: async (client, given) => {
    const full = await client.listCompanyPeriods({ ...given, sort: 'due', limit: 200 })
    return {
      answer: {
        total: full.meta.total,
        is_refreshing: full.meta.is_refreshing,
        periods: full.data.slice(0, MOST_SHOWN).map((row) => ({
          abn: row.company.abn,
          company: row.company.name,
          period: row.period,
          state: row.state,
          owner: row.owner?.name ?? null,
          lodge_by: row.deadline.due_on,
          days_left: row.deadline.days_left,
          open_comments: row.open_comments,
          readiness:
            row.readiness === null
              ? null
              : {
                  state: row.readiness.readiness_state,
                  score: row.readiness.score,
                  score_line: row.readiness.score_line,
                  is_current: row.readiness.is_current,
                  computed_at: row.readiness.computed_at,
                  fault: row.readiness.fault,
                },
        })),
      },
      sources: { meta: undefined, releases: [] },
      full,
    }
  },
})
