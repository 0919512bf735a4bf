import { csvCell } from '../../domain/disclosure/readiness/to-do.ts'
import { REVIEW_STATES, type ReviewState, STATE_WORDS } from '../../domain/review/moves.ts'
import { pageOf } from '../../domain/work/words.ts'
import type { PeriodInProgress } from '../../operations/work/periods.ts'
import type { SORTS } from '../schemas/company-period.ts'

/** What is asked of the list. */
export interface PeriodFilter {
  readonly state?: ReviewState
  readonly owner?: string
  readonly company?: string
  readonly sort: (typeof SORTS)[number]
}

/** The rows that the filters leave, in order; every order ends with company and period. */
export function chosenPeriods(
  periods: readonly PeriodInProgress[],
  { state, owner, company, sort }: PeriodFilter,
  me: string | undefined,
): PeriodInProgress[] {
  const wanted = owner === 'me' ? (me ?? 'nobody') : owner
  const text = company?.trim().toLowerCase()
  const digits = text?.replaceAll(' ', '')
  return periods
    .filter(
      (row) =>
        (state === undefined || row.state === state) &&
        (wanted === undefined || (wanted === 'none' ? row.owner === null : row.owner?.id === wanted)) &&
        (text === undefined ||
          row.abn.startsWith(digits ?? text) ||
          row.name?.toLowerCase().includes(text) === true),
    )
    .map((row) => ({ row, key: [...SORT_KEYS[sort](row), row.name ?? row.abn, row.abn] }))
    .toSorted((a, b) => compare(a.key, b.key) || (a.row.period < b.row.period ? 1 : -1))
    .map(({ row }) => row)
}

/** What is unknown comes last. */
const SORT_KEYS: Readonly<Record<PeriodFilter['sort'], (row: PeriodInProgress) => readonly string[]>> = {
  company: () => [],
  due: ({ deadline }) => [deadline.due_on ?? '9999'],
  state: ({ state }) => [String(REVIEW_STATES.indexOf(state))],
  score: ({ readiness }) => [
    readiness === null || readiness.score === null ? '9' : readiness.score.toFixed(6),
  ],
  owner: ({ owner }) => (owner === null ? ['1'] : ['0', owner.name, owner.id]),
}

function compare(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, index) => part !== b[index])
  if (at === -1) return 0
  return a[at]! < (b[at] ?? '') ? -1 : 1
}

export const presentCompanyPeriod = (row: PeriodInProgress) => ({
  company: { abn: row.abn, name: row.name },
  period: row.period,
  state: row.state,
  owner: row.owner,
  deadline: row.deadline,
  readiness:
    row.readiness === null
      ? null
      : {
          readiness_state: row.readiness.readiness_state,
          score: row.readiness.score,
          score_line: row.readiness.score_line,
          gates_without_evidence: row.readiness.blocked_by,
          contradictions: row.readiness.contradictions,
          computed_at: row.readiness.computed_at,
          is_current: row.is_current,
          fault: row.readiness.fault,
        },
  open_comments: row.open_comments,
  page: pageOf('period', row.abn, row.period),
})

const CSV: readonly { readonly name: string; readonly of: (row: PeriodInProgress) => string }[] = [
  { name: 'abn', of: ({ abn }) => abn },
  { name: 'company', of: ({ name }) => name ?? '' },
  { name: 'period_start', of: ({ period }) => period.split('/')[0] ?? '' },
  { name: 'period_end', of: ({ period }) => period.split('/')[1] ?? '' },
  { name: 'state', of: ({ state }) => STATE_WORDS[state] },
  { name: 'owner', of: ({ owner }) => owner?.name ?? '' },
  { name: 'lodge_by', of: ({ deadline }) => deadline.due_on ?? 'unknown' },
  { name: 'days_left', of: ({ deadline }) => deadline.days_left?.toString() ?? '' },
  { name: 'readiness', of: ({ readiness }) => readiness?.readiness_state ?? '' },
  { name: 'score', of: ({ readiness }) => readiness?.score?.toString() ?? '' },
  { name: 'requirements', of: ({ readiness }) => readiness?.score_line ?? '' },
  { name: 'gates_without_evidence', of: ({ readiness }) => readiness?.blocked_by.join(' ') ?? '' },
  { name: 'contradictions', of: ({ readiness }) => readiness?.contradictions.toString() ?? '' },
  { name: 'open_comments', of: ({ open_comments }) => String(open_comments) },
  { name: 'computed_at', of: ({ readiness }) => readiness?.computed_at ?? '' },
  { name: 'is_current', of: ({ is_current }) => (is_current ? 'yes' : 'no') },
]

/** The list as RFC 4180 CSV. */
export function companyPeriodsCsv(rows: readonly PeriodInProgress[]): string {
  const lines = [CSV.map(({ name }) => name), ...rows.map((row) => CSV.map(({ of }) => of(row)))]
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}
