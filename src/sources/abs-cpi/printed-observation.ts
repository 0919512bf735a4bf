import { printedDecimal } from '../formats/numbers.ts'
import type { Findings } from '../reading/findings.ts'
import type { PlacedRow } from './base-periods.ts'

/** An observation that is read by itself, so that one that is damaged leaves the others alone. Refuses what it cannot read. */
export interface PrintedObservation {
  readonly read: () => PlacedRow
}

/** What is lost with an observation, for the person who decides. */
export const NEVER_BRIDGED =
  'A period without its value is never bridged: what needs it is then not available.'

/** A value as printed; null for one that cannot be read, which is a finding: the period stays, without its value. */
export const printedValue = (
  printed: string,
  place: { readonly file: string; readonly at: string },
  findings: Findings,
): number | null =>
  findings.attempt('not_a_number', () => printedDecimal(printed, { ...place, column: 'obs_value' }), {
    decision: 'take',
    reason: `The period was read without its value. ${NEVER_BRIDGED}`,
  }) ?? null
