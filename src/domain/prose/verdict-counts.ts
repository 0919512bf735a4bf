import { contradicts, type NumberCheck, VERDICTS } from './check.ts'

export interface VerdictCounts {
  /** Numbers by verdict, each verdict once. */
  readonly counts: Readonly<Record<string, number>>
  /** How many cannot stand beside what is held. */
  readonly contradicting: number
}

export const countVerdicts = (checks: readonly Pick<NumberCheck, 'verdict'>[]): VerdictCounts => ({
  counts: Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, checks.filter((one) => one.verdict === verdict).length]),
  ),
  contradicting: checks.filter(contradicts).length,
})

/** `3 agrees, 1 differs`: verdicts that any number has. */
export const verdictWords = ({ counts }: Pick<VerdictCounts, 'counts'>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${verdict.replaceAll('_', ' ')}`)
    .join(', ')
