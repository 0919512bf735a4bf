import { ReadError } from '../read-error.ts'
import editions from './editions.json' with { type: 'json' }

/** What is known of an edition that was read before. */
export const knownEdition = (edition: string): (typeof editions)[number] | undefined =>
  editions.find((entry) => entry.edition === edition)

/** Refuses a figure that differs from what the edition is known to have. */
export function expectKnown(file: string, edition: string, what: string, found: number, known: number): void {
  if (found !== known)
    throw new ReadError({
      file,
      column: what,
      value: found,
      problem: `is not what the tables of ${edition} have`,
      expected: String(known),
    })
}
