import type { Period } from '../../period.ts'
import type { Contradiction } from '../contradictions/contradiction.ts'
import ASX from './asx-codes.json' with { type: 'json' }
import { isProprietary } from './entity-kind.ts'

/** A code of the stock exchange that a directory has for the company. */
export interface Listing {
  readonly code: string
  /** Month of the directory, as `2026-08`. */
  readonly as_of: string
  /** Whether the month is within a year of the period's end: the directory holds former listings too. */
  readonly is_current: boolean
}

/** Months around the end of the period in which a code speaks for it. */
const CURRENT_MONTHS = 12

/** Null without a code, and where the register has the company as one that cannot be listed. */
export function listingOf(abn: string, { end }: Period, entityType: string): Listing | null {
  const code = (ASX.codes as Readonly<Record<string, string>>)[abn]
  if (code === undefined || isProprietary(entityType)) return null
  const months = Math.abs(monthNumber(ASX.as_of) - monthNumber(end))
  return { code, as_of: ASX.as_of, is_current: months <= CURRENT_MONTHS }
}

const monthNumber = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))

/** The code as it bears on the duty: not at all once it is explained and a member other than the author approved that. */
export function standingCode(
  listing: Listing | null,
  contradictions: readonly Pick<Contradiction, 'kind' | 'status'>[],
  areExplanationsApproved: boolean,
): { readonly listing: Listing | null; readonly question: (listed: boolean | null) => string | null } {
  if (listing === null) return { listing, question: () => null }
  const isExplained = contradictions.some(({ kind, status }) => kind === 'listing' && status === 'explained')
  if (isExplained && !areExplanationsApproved) return { listing, question: () => WAITS_FOR_APPROVAL }
  return {
    listing: isExplained ? null : listing,
    question: (listed) => listingQuestion(listing, listed),
  }
}

const WAITS_FOR_APPROVAL =
  'The ASX code is explained. The earlier lodgement date stands until a member other than its author approves the explanation in the review.'

/** What a code that is not current leaves to ask. It changes no date. */
const listingQuestion = ({ code, as_of, is_current }: Listing, listed: boolean | null): string | null =>
  is_current || listed === true
    ? null
    : `A directory of ${as_of} has the ASX code ${code} for the company. Was it listed at the end of the period? Nothing follows from a code that old.`
