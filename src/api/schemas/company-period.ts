import { Type } from 'typebox'
import { REVIEW_STATES } from '../../domain/review/moves.ts'
import { pageWithMeta } from '../platform/page.ts'
import { nullable } from './data.ts'
import { Company, DeadlineFacts, instant, PeriodText, page } from './work.ts'

const closed = { additionalProperties: false } as const

const KeptReadiness = Type.Object(
  {
    readiness_state: nullable(Type.String({ description: 'As in GET filing-readiness.' })),
    score: nullable(Type.Number({ description: 'From 0 to 1; null where nothing counts.' })),
    score_line: nullable(Type.String({ description: 'How many requirements have each status.' })),
    gates_without_evidence: Type.Array(Type.String()),
    contradictions: Type.Integer({ description: 'Contradictions that no one has explained.' }),
    computed_at: instant('When it was computed.'),
    is_current: Type.Boolean({
      description:
        'False: records, review or published data have changed since, and it is being computed again.',
    }),
    fault: nullable(Type.String({ description: 'Why it could not be computed.' })),
  },
  { ...closed, description: 'Filing readiness as it was last computed.' },
)

const CompanyPeriod = Type.Object(
  {
    company: Company,
    period: PeriodText,
    state: Type.Enum([...REVIEW_STATES]),
    owner: nullable(Type.Object({ id: Type.String(), name: Type.String() }, closed)),
    deadline: DeadlineFacts,
    readiness: nullable(KeptReadiness),
    open_comments: Type.Integer(),
    page,
  },
  { ...closed, $id: 'CompanyPeriod' },
)

export const CompanyPeriodPage = pageWithMeta(
  'CompanyPeriodPage',
  CompanyPeriod,
  Type.Object(
    {
      total: Type.Integer({ description: 'Rows that match the filters.' }),
      is_refreshing: Type.Boolean({ description: 'Readiness of some rows is being computed again.' }),
    },
    closed,
  ),
)

export const SORTS = ['company', 'due', 'state', 'score', 'owner'] as const

export const companyPeriodFilters = {
  state: Type.Optional(
    Type.Enum([...REVIEW_STATES], { description: 'Only periods in this state of review.' }),
  ),
  owner: Type.Optional(
    Type.String({
      pattern: '^(mem_[0-9A-Za-z]{16}|me|none)$',
      description: 'Id of a member, `me`, or `none` for periods that no one owns.',
    }),
  ),
  company: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Part of the name, or the beginning of the ABN.',
    }),
  ),
  sort: Type.Enum([...SORTS], {
    default: 'due',
    description: 'Unknown days and scores, and periods without an owner, come last.',
  }),
}

export const PeriodOwnerBody = Type.Object(
  {
    member_id: nullable(
      Type.String({ maxLength: 64, description: 'Id of an active member; null: no one owns the period.' }),
    ),
  },
  { ...closed, $id: 'PeriodOwnerBody', examples: [{ member_id: null }] },
)

export const PeriodOwner = Type.Object(
  {
    data: Type.Object({ abn: Type.String(), period: PeriodText, member_id: nullable(Type.String()) }, closed),
  },
  { ...closed, $id: 'PeriodOwner' },
)
