import type { Period } from '../../period.ts'
import type { Contradiction } from '../contradictions/contradiction.ts'

/** What a company says of itself that moves its duty or its date, by the contradiction that asks for it in words. */
export const CLAIMS = ['entity_status', 'period_length', 'year_end'] as const
export type TakenClaim = (typeof CLAIMS)[number]

/** Claims of which every question is explained, once a member other than the author approved the explanations. */
const takenClaims = (
  contradictions: readonly Pick<Contradiction, 'kind' | 'status' | 'declared'>[],
  areExplanationsApproved: boolean,
): ReadonlySet<TakenClaim> =>
  new Set(
    areExplanationsApproved
      ? CLAIMS.filter((claim) => {
          const own = contradictions.filter(({ kind, declared }) => kind === claim && isOfBoundary(declared))
          return own.length > 0 && own.every(({ status }) => status === 'explained')
        })
      : [],
  )

/** What the company's own words do to its duty: claims that are taken, and the earlier period that speaks against this one. */
export const wordsOnDuty = (
  contradictions: Parameters<typeof takenClaims>[0],
  areExplanationsApproved: boolean,
  earlier: Period | null,
) => ({
  other_year: contradictions.some(({ kind }) => kind === 'year_end') ? earlier : null,
  taken: takenClaims(contradictions, areExplanationsApproved),
})

/** The periods of targets and of other records move no date. */
const isOfBoundary = ({ record, pointer }: Contradiction['declared']): boolean =>
  record === 'organisational_boundary' && !pointer.startsWith('/reporting_duty/year_starts')
