import { compareText } from '../../text-order.ts'
import type { SafeguardRow } from '../safeguard/facility.ts'
import { nameKey, spellingKey } from './entity-name.ts'
import type { SearchableName } from './name-index.ts'

/** A name that an ABN reported under, and when. */
export type PrintedName = Omit<SearchableName, 'role' | 'key'>

/** One entry for a name in all its spellings, as printed last. Names come in order of ABN and year. */
export function joinSpellings<Name extends PrintedName>(names: readonly Name[]): Name[] {
  const groups = Map.groupBy(names, ({ abn, name }) => `${abn} ${spellingKey(name)}`)
  return [...groups.values()].map((group) => ({
    ...group.toSorted((a, b) => compareText(a.last_year, b.last_year)).at(-1)!,
    first_year: group.map(({ first_year }) => first_year).toSorted()[0]!,
  }))
}

/** Every name that a search looks at: of the registry in all years, and of Safeguard emitters with an ABN. */
export const searchableNames = (
  names: readonly PrintedName[],
  rows: readonly SafeguardRow[],
): SearchableName[] => [
  ...names.map((one) => ({ ...one, role: 'controlling_corporation' as const, key: nameKey(one.name) })),
  ...emitterNames(rows),
]

function emitterNames(rows: readonly SafeguardRow[]): SearchableName[] {
  const printed = rows.flatMap((row) => (row.emitter_abn === null ? [] : [{ row, abn: row.emitter_abn }]))
  const groups = Map.groupBy(printed, ({ row, abn }) => `${abn}|${row.responsible_emitter}`)
  return [...groups.values()].map((group) => {
    const [{ row, abn }, last] = [group[0]!, group.at(-1)!]
    return {
      abn,
      name: row.responsible_emitter,
      first_year: row.reporting_year,
      last_year: last.row.reporting_year,
      role: 'responsible_emitter',
      key: nameKey(row.responsible_emitter),
    }
  })
}
