import { sum } from '../../mathematics/statistics.ts'
import { compareText } from '../../text-order.ts'
import { evidenceOf } from '../outcome.ts'
import type { ListedFacility, PrintedFacilities } from './printed-facilities.ts'
import { type FacilityTables, locationKey, undisputed } from './public-sites.ts'
import type { CompanySite } from './sites.ts'
import type { Generation } from './stations.ts'

/** A facility of the newest tables with everyone it is printed under. */
export interface NationalFacility {
  readonly site: CompanySite
  readonly tables: readonly ListedFacility['table'][]
  readonly owners: readonly { readonly name: string; readonly abns: readonly string[] }[]
  /** What a power station sent out in the year of its scope 1; null where none is printed. */
  readonly generation: Omit<Generation, 'evidence'> | null
}

/**
 * Every facility of the newest Safeguard and generation tables, each once: one that both tables print, or that two emitters had in
 * one year, is one facility. A name that is in two states is two.
 */
export function nationalFacilities(
  printed: PrintedFacilities,
  locations: FacilityTables['locations'],
): readonly NationalFacility[] {
  return [...printed.values()]
    .flatMap((sameName) => [...Map.groupBy(sameName, ({ state }) => state).values()])
    .flatMap((group) => facilityOf(group, locations) ?? [])
    .toSorted((a, b) => compareText(a.site.id, b.site.id))
}

function facilityOf(
  group: readonly ListedFacility[],
  locations: FacilityTables['locations'],
): NationalFacility | undefined {
  const first = group.find(({ table }) => table === 'safeguard') ?? group[0]
  if (first === undefined) return undefined
  const tables = [...new Set(group.map(({ table }) => table))]
  // The generation scheme's map is the better one, as for the sites of a company.
  const found = (['generation', 'safeguard'] as const).flatMap((scheme) => {
    const facility = group.find(({ table }) => table === scheme)
    return facility === undefined
      ? []
      : (locations.get(locationKey({ scheme, facility: facility.name })) ?? [])
  })
  const generation = generationOf(group)
  return {
    tables,
    generation,
    owners: [...Map.groupBy(group, ({ owner }) => owner)].map(([name, rows]) => ({
      name,
      abns: [...new Set(rows.flatMap(({ owner_abns }) => owner_abns))],
    })),
    site: {
      id: `${first.table} ${first.name}`,
      name: first.name,
      origin: first.table,
      state: first.state,
      as_at: first.year,
      link: 'printed',
      covered_emissions_t: tonnesOf(group, 'covered_emissions_t'),
      scope1_t: tonnesOf(group, 'scope1_t'),
      grid: null,
      ...undisputed(found.find(({ location }) => location !== null) ?? found[0] ?? { location: null }),
      address_match: null,
      evidence: [
        ...evidenceOf(group),
        ...evidenceOf(group.flatMap((one) => one.generation ?? [])),
        ...evidenceOf(found),
      ],
    },
  }
}

/** Of several reports of one station the megawatt hours are added; their intensities are not one. */
function generationOf(group: readonly ListedFacility[]): NationalFacility['generation'] {
  const reports = reportedOnce(group).flatMap(({ generation }) => generation ?? [])
  const [only, ...others] = reports
  return only === undefined
    ? null
    : {
        electricity_mwh: sum(reports.map(({ electricity_mwh }) => electricity_mwh)),
        intensity_t_per_mwh: others.length === 0 ? only.intensity_t_per_mwh : null,
      }
}

/** Corporations that share control each report the whole station: the same tonnes of one table are one report. */
const reportedOnce = (group: readonly ListedFacility[]): readonly ListedFacility[] => [
  ...new Map(
    group.map((one) => [one.scope1_t === null ? one : `${one.table} ${one.scope1_t}`, one] as const),
  ).values(),
]

function tonnesOf(
  group: readonly ListedFacility[],
  figure: 'covered_emissions_t' | 'scope1_t',
): number | null {
  const tonnes = reportedOnce(group)
    .map((one) => one[figure])
    .filter((value) => value !== null)
  return tonnes.length === 0 ? null : sum(tonnes)
}
