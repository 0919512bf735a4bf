import { ReadError } from '../read-error.ts'
import regions from './regions.json' with { type: 'json' }
import { words } from './tables.ts'

const REGION_BY_LABEL: ReadonlyMap<string, string> = new Map(
  Object.entries(regions).flatMap(([region, labels]) => labels.map((label) => [label, region] as const)),
)

/** Code of the region that a label names, or undefined where it names none. */
export const regionNamedIn = (label: string): string | undefined => REGION_BY_LABEL.get(words(label))

/** Code of the state, territory or grid that a label names. */
export function regionOf(label: string, place: { file: string; at: string }): string {
  const region = regionNamedIn(label)
  if (region === undefined)
    throw new ReadError({
      ...place,
      value: label,
      problem: 'is not a known state, territory or grid',
      expected: `a label of one of ${Object.keys(regions).join(', ')}`,
      hint: 'Add the label to regions.json when the publisher has only spelt it in another way.',
    })
  return region
}
