import { availabilityOf, citationOf } from '../../domain/factors/describe.ts'
import type { EditionChoice } from '../../domain/factors/editions.ts'
import { GWP_TRANSFORM } from '../../domain/factors/gwp.ts'
import type { FactorLibrary } from '../../domain/factors/library.ts'
import { regionName } from '../../domain/factors/regions.ts'
import type { LoadedFactors } from '../../operations/factors/factor-library.ts'
import type { BasedFactor } from '../../operations/factors/factor-lookup.ts'
import type { Release } from '../../operations/releases/releases.ts'
import { presentMethod } from './data.ts'

/** A factor on its basis. `value` is on AR6 where it could be re-based, else as published; `gwp_basis` says which. */
export function presentFactor(loaded: LoadedFactors, { factor, transform }: BasedFactor) {
  const release = loaded.releases.get(factor.release_id)!
  const published = factor.total ?? { value: null, value_text: null }
  const shown = transform.total ?? published
  const isDerived = factor.total_basis === 'computed_sum' || transform.total !== null
  return {
    factor_id: factor.factor_id,
    row_id: factor.row_id,
    kind: factor.kind,
    scope: factor.scope,
    category: factor.category,
    subcategory: factor.subcategory,
    activity: factor.activity,
    region: factor.region,
    region_name: regionName(factor.region),
    period: factor.period,
    method: factor.method,
    value: shown.value ?? conversionValue(factor),
    value_text: shown.value_text ?? factor.gases.find((gas) => gas.gas === 'n/a')?.value_text ?? null,
    unit: factor.unit,
    total_basis: factor.total_basis,
    basis: isDerived ? ('derived' as const) : ('reported' as const),
    gwp_basis: factor.kind !== 'emission_factor' ? null : transform.total === null ? factor.gwp_set : 'AR6',
    availability: availabilityOf(factor),
    gases: factor.gases,
    energy_content: factor.energy_content,
    carbon_origin: factor.carbon_origin,
    gwp_transform: {
      status: transform.status,
      reason: transform.reason,
      methane: transform.methane,
      gases: transform.gases,
      published: { value: published.value, value_text: published.value_text },
      method: transform.status === 'native' ? null : presentMethod(GWP_TRANSFORM),
    },
    edition: factor.edition,
    vintage: factor.vintage,
    superseded: factor.superseded,
    source: {
      release: factor.release_id,
      table: factor.table,
      table_title: factor.table_title,
      cells: factor.cells,
    },
    citation: [
      citationOf(factor, release.provenance.publisher, release.provenance.title),
      ...(transform.total === null
        ? []
        : [
            `Converted to AR6 warming potentials by this service: ${transform.total.value_text} ${factor.unit}.`,
          ]),
    ].join(' '),
    licence: release.provenance.licence.id,
    footnotes: factor.footnotes,
    data_quality: dataQuality(factor.flags, release),
  }
}

/** Which edition was used, and why. */
export const presentEdition = (choice: EditionChoice, vintage: string | null, library: FactorLibrary) => ({
  edition: choice.edition,
  vintage,
  basis: choice.basis,
  reason: choice.reason,
  days: choice.days,
  editions_loaded: library.editions,
})

const conversionValue = ({ gases }: BasedFactor['factor']): number | null =>
  gases.find((gas) => gas.gas === 'n/a')?.value ?? null

/** 1: the publisher's own bytes as they are. 2: a transcribed copy, or a figure that the publisher misprinted. */
function dataQuality(flags: readonly string[], release: Release) {
  const transcribed = release.provenance.file_basis === 'transcribed_copy'
  const corrected = flags.includes('publisher_error_corrected')
  return {
    score: transcribed || corrected ? 2 : 1,
    flags: [...flags, ...(transcribed ? ['transcribed_copy'] : [])],
  }
}
