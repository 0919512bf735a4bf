import type { ReadinessRow } from './assess.ts'
import { type EvidenceStatus, isAtLeast, type SetAsideStatus } from './row.ts'

/** One step from all scored requirements to those that count. */
export interface DenominatorStep {
  readonly count: number
  readonly why: string
}

type Line = Pick<ReadinessRow, 'is_counted' | 'scored' | 'evidence_status' | 'rung' | 'set_aside'>

/** What is left of the count once what is supported is told, in the order in which a line tells it. */
const OPEN: readonly (readonly [words: string, is: (row: Line) => boolean])[] = [
  ['stated', ({ evidence_status, rung }) => evidence_status === 'partially_evidenced' && rung !== 'none'],
  [
    'with published data only',
    ({ evidence_status, rung }) => evidence_status === 'partially_evidenced' && rung === 'none',
  ],
  ['stale', ofStatus('stale')],
  ['in conflict', ofStatus('conflicting')],
  ['missing', ofStatus('missing')],
]

const SET_ASIDE: Readonly<Record<SetAsideStatus, string>> = {
  not_material: 'judged not material',
  relief_applied: 'relief',
  not_applicable: 'not applicable',
}

/** How far the requirements are, as people count: "3 of 11 supported" first. What is set aside is never among the eleven. */
export function scoreLine(rows: readonly Line[]): string {
  const counted = rows.filter(({ is_counted }) => is_counted)
  const left = rows.filter(({ scored, set_aside }) => scored && set_aside !== null)
  const count = (list: readonly Line[], is: (row: Line) => boolean) => list.filter(is).length
  const approved = count(counted, ({ rung }) => rung === 'approved')
  const parts: readonly (readonly [number, string])[] = [
    [approved, 'of them approved'],
    ...OPEN.map(([words, is]) => [count(counted, is), words] as const),
    ...Object.entries(SET_ASIDE).map(
      ([status, words]) => [count(left, ofStatus(status as SetAsideStatus)), words] as const,
    ),
  ]
  return [
    `${count(counted, ({ rung }) => isAtLeast(rung, 'supported'))} of ${counted.length} supported`,
    ...parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`),
  ].join(', ')
}

/** A score line in its two halves: how many are supported, which comes first wherever it stands, and where the rest are. */
export function halvesOf(line: string): { readonly supported: string; readonly rest: string } {
  const [supported = '', ...rest] = line.split(', ')
  return { supported, rest: rest.join(', ') }
}

function ofStatus(status: EvidenceStatus): (row: Line) => boolean {
  return ({ evidence_status }) => evidence_status === status
}

/** From all scored requirements to those that count, each group that left with its reason. */
export function denominatorOf(rows: readonly ReadinessRow[]): DenominatorStep[] {
  const scored = rows.filter((row) => row.scored)
  const left = scored.filter(({ set_aside }) => set_aside !== null)
  const parents = scored.filter(({ is_counted, set_aside }) => !is_counted && set_aside === null)
  const groups = Map.groupBy(
    left,
    ({ set_aside }) => `${SET_ASIDE[set_aside!.status]}, by ${set_aside!.reference}`,
  )
  return [
    { count: scored.length, why: 'scored requirements in this version' },
    ...(parents.length === 0 ? [] : [{ count: -parents.length, why: 'counted through their parts' }]),
    ...[...groups].map(([why, group]) => ({ count: -group.length, why })),
  ]
}
