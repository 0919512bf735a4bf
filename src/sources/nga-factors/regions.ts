import { ReadError } from '../read-error.ts'
import regions from './regions.json' with { type: 'json' }
import { words } from './words.ts'

/** Words that say nothing about which region is meant; marks of footnotes are single letters. */
const IDLE = /^(?:and|the|in|of|for|.|grid)$/u

/** The telling words of a label in their own order: publishers turn "SWIS in Western Australia" around. */
function keyOf(label: string): string {
  const all = words(label).split(/[ /-]+/u)
  const telling = all
    .map((word) => word.replace(/\d+$/u, ''))
    .filter((word) => word !== '' && !IDLE.test(word))
  return [...new Set(telling)].toSorted().join(' ')
}

const REGION_BY_LABEL: ReadonlyMap<string, string> = new Map(
  Object.entries(regions).flatMap(([region, labels]) =>
    labels.map((label) => [keyOf(label), region] as const),
  ),
)

/** Code of the region that a label names, or undefined where it names none. */
export const regionNamedIn = (label: string): string | undefined => REGION_BY_LABEL.get(keyOf(label))

/** Code of the state, territory or grid that a label names. */
export function regionOf(label: string, place: { file: string; at: string }): string {
  const region = regionNamedIn(label)
  if (region === undefined)
    throw new ReadError({
      ...place,
      value: label,
      problem: 'is not a known state, territory or grid',
      expected: `a label of one of ${Object.keys(regions).join(', ')}`,
      hint: 'Add the label to regions.json if the publisher has only spelt it differently.',
    })
  return region
}
