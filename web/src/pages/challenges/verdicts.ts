import type { Schema } from '../../api/client.ts'

export type Verdict = Schema<'ChallengeReading'>['verdict']

/** How a number is marked: what contradicts, what agrees, what was not decided, and what was compared with nothing. */
export type VerdictKind = 'contradicts' | 'agrees' | 'open' | 'not_held'

/** Every verdict in the order in which people look at them, with what it says of a number. */
export const VERDICTS: readonly {
  readonly verdict: Verdict
  readonly kind: VerdictKind
  readonly says: string
}[] = [
  {
    verdict: 'differs',
    kind: 'contradicts',
    says: 'Same measure, year and boundary by its own words, another number.',
  },
  {
    verdict: 'unit_suspect',
    kind: 'contradicts',
    says: 'The same digits, off by a power of ten, or joules for watt-hours.',
  },
  {
    verdict: 'arithmetic_fails',
    kind: 'contradicts',
    says: 'A total, share or change that does not follow from the figures it is made of.',
  },
  {
    verdict: 'factor_outdated',
    kind: 'contradicts',
    says: 'A national factor of another edition than that of its year.',
  },
  {
    verdict: 'agrees',
    kind: 'agrees',
    says: 'The same number, as far as it is written, as in the source named beside it. Nothing else was checked.',
  },
  {
    verdict: 'agrees_with_edition',
    kind: 'agrees',
    says: 'The number of an earlier edition of the table named beside it, since restated.',
  },
  {
    verdict: 'not_comparable',
    kind: 'open',
    says: 'By its own words of something else: another boundary, company, site or year end.',
  },
  { verdict: 'doubtful', kind: 'open', says: 'Its words leave open what it is of.' },
  {
    verdict: 'not_held',
    kind: 'not_held',
    says: 'Nothing is held to compare it with, so it was not checked.',
  },
]

const KINDS: ReadonlyMap<string, VerdictKind> = new Map(VERDICTS.map(({ verdict, kind }) => [verdict, kind]))

export const kindOf = (verdict: Verdict): VerdictKind => KINDS.get(verdict) ?? 'open'

/** What the list of numbers shows: all, those that contradict, or those with one verdict. */
export type Filter = 'all' | 'contradicting' | Verdict

export const filterOf = (text: string | null): Filter | undefined =>
  text === 'all' || text === 'contradicting'
    ? text
    : VERDICTS.find(({ verdict }) => verdict === text)?.verdict

export const isShown = (filter: Filter, verdict: Verdict): boolean =>
  filter === 'all' || filter === verdict || (filter === 'contradicting' && kindOf(verdict) === 'contradicts')
