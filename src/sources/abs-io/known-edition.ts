import { ReadError } from '../read-error.ts'
import type { Findings } from '../reading/findings.ts'
import editions from './editions.json' with { type: 'json' }

/** What is known of an edition that was read before. */
export const knownEdition = (edition: string): (typeof editions)[number] | undefined =>
  editions.find((entry) => entry.edition === edition)

/**
 * Compares figures with what the edition is known to have. One that differs is a finding, because the publisher may have
 * revised it; less than half of it is a cutting of the table.
 */
export const knownComparison =
  (place: { readonly file: string; readonly at: string }, edition: string, findings: Findings) =>
  (what: string, found: number, known: number): void => {
    if (found === known) return
    const fault = {
      ...place,
      column: what,
      value: found,
      problem: `is not what the tables of ${edition} have`,
      expected: String(known),
    }
    if (found < known / 2) throw new ReadError(fault)
    findings.add('known_figure_differs', fault, {
      decision: 'take',
      reason: 'The table was read as printed; its publisher may have revised it.',
    })
  }
