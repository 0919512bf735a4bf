import type { Schema } from '../../../api/client.ts'
import { facilityKey } from '../../../components/facility/facility-address.ts'

export type FacilityYear = NonNullable<Schema<'SafeguardMechanismBlock'>['facilities']>[number]

/**
 * The rows of one facility, each year and emitter once, oldest first. An emitter and the corporation that controls it both
 * have the row in their profiles; two emitters of one year have one each.
 */
export function facilityYears(rows: readonly FacilityYear[], name: string): readonly FacilityYear[] {
  const key = facilityKey(name)
  const own = rows.filter(({ facility }) => facilityKey(facility) === key)
  const once = new Map(own.map((row) => [rowKey(row), row]))
  return [...once.values()].toSorted((a, b) => a.reporting_year.localeCompare(b.reporting_year))
}

export const rowKey = ({ reporting_year, published }: FacilityYear): string =>
  `${reporting_year} ${facilityKey(published.responsible_emitter)}`

/** The newest printed name of a company of the rows, by its ABN; undefined where no row has it. */
export const nameIn = (rows: readonly FacilityYear[], abn: string): string | undefined =>
  rows
    .toReversed()
    .flatMap(({ published }) => [
      { abn: published.emitter_abn, name: published.responsible_emitter },
      { abn: published.controlling_corporation_abn, name: published.controlling_corporation },
    ])
    .find((one) => one.abn === abn && one.name !== null)?.name ?? undefined
