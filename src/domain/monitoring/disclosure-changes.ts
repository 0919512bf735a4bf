import { codeWords } from '../code-words.ts'
import type { Disclosure } from '../disclosure/disclosure.ts'
import type { CompanyChange } from './company-changes.ts'

/** What is remembered of a disclosure, to be compared with the next look. */
export interface DisclosureState {
  readonly period: string
  readonly readiness_state: string
  readonly score: number | null
  readonly blocked_by: readonly string[]
  /** Status by target. */
  readonly targets: Readonly<Record<string, string>>
  /** Instruments of the market-based evidence that something contradicts. */
  readonly conflicts: readonly string[]
}

type Compared = Pick<Disclosure, 'period' | 'readiness' | 'target_progress' | 'market_based_scope2'>

export const disclosureState = (disclosure: Compared): DisclosureState => ({
  period: `${disclosure.period.start}/${disclosure.period.end}`,
  readiness_state: disclosure.readiness.readiness_state,
  score: disclosure.readiness.score.value,
  blocked_by: disclosure.readiness.blocked_by,
  targets: Object.fromEntries(
    (disclosure.target_progress ?? []).map(({ target_id, status }) => [target_id, status]),
  ),
  conflicts: (disclosure.market_based_scope2?.instruments ?? [])
    .filter(
      ({ status, checks }) => status === 'conflict' || checks.some(({ result }) => result === 'disputed'),
    )
    .map(({ id }) => id)
    .toSorted(),
})

const OFF_TRACK: ReadonlySet<string | undefined> = new Set(['behind', 'missed'])

/** What changed since the look before; undefined: there was none, so all that is found is new. */
export function disclosureChanges(
  before: DisclosureState | undefined,
  after: DisclosureState,
): CompanyChange[] {
  return [
    ...readinessChange(before, after),
    ...targetChanges(before, after),
    ...conflictChanges(before, after),
  ]
}

function readinessChange(before: DisclosureState | undefined, after: DisclosureState): CompanyChange[] {
  const state = ({ period, readiness_state, score, blocked_by }: DisclosureState) => ({
    period,
    readiness_state,
    score,
    blocked_by,
  })
  const from = before === undefined ? null : state(before)
  const to = state(after)
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  return [
    {
      type: 'company.readiness_changed',
      summary: `Filing readiness of ${after.period}: ${codeWords(before?.readiness_state ?? 'not assessed before')} to ${codeWords(after.readiness_state)}.`,
      from,
      to,
      size: {},
    },
  ]
}

function targetChanges(before: DisclosureState | undefined, after: DisclosureState): CompanyChange[] {
  const lost = Object.entries(after.targets).filter(
    ([id, status]) => OFF_TRACK.has(status) && !OFF_TRACK.has(before?.targets[id]),
  )
  if (lost.length === 0) return []
  return [
    {
      type: 'target.off_track',
      summary: `Off track: ${lost.map(([id, status]) => `${id} (${codeWords(status)})`).join(', ')}.`,
      from: { targets: Object.fromEntries(lost.map(([id]) => [id, before?.targets[id] ?? null])) },
      to: { targets: Object.fromEntries(lost) },
      size: {},
    },
  ]
}

function conflictChanges(before: DisclosureState | undefined, after: DisclosureState): CompanyChange[] {
  const found = after.conflicts.filter((id) => before?.conflicts.includes(id) !== true)
  if (found.length === 0) return []
  return [
    {
      type: 'evidence.conflict_found',
      summary: `Market-based evidence is contradicted: ${found.join(', ')}.`,
      from: { conflicts: before?.conflicts ?? [] },
      to: { conflicts: after.conflicts },
      size: {},
    },
  ]
}
