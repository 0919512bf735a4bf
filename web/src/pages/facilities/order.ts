import { kindText, type ListedFacility, tonnesOf } from '../../components/facility/facility.ts'
import type { Sorting } from '../../components/window-table/sorting.ts'

export const ownersText = ({ owners }: ListedFacility): string => owners.map(({ name }) => name).join('; ')

const KEYS: Readonly<Record<string, (facility: ListedFacility) => number | string | null>> = {
  name: ({ name }) => name,
  tonnes: tonnesOf,
  owner: ownersText,
  state: ({ state }) => state,
  kind: kindText,
}

/** In the order of a column; what is not known comes last either way, and equal ones by name. */
export function inOrder(
  facilities: readonly ListedFacility[],
  { field, descending }: Sorting,
): readonly ListedFacility[] {
  const keyOf = KEYS[field] ?? tonnesOf
  return facilities.toSorted((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)]
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || a.name.localeCompare(b.name, 'en-AU')
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right), 'en-AU')
    return (descending ? -order : order) || a.name.localeCompare(b.name, 'en-AU')
  })
}

/** What a file says of where the figures come from, by the licences of the two tables. */
export function facilitySource(
  licences: readonly { readonly dataset: string; readonly attribution: string }[],
): string {
  const terms = licences
    .filter(({ dataset }) => /safeguard|generation/.test(dataset))
    .map(({ attribution }) => attribution.replace(/\.$/, ''))
  return `Source: Safeguard facility data and electricity generation data${['', ...new Set(terms)].join(', ')}.`
}
