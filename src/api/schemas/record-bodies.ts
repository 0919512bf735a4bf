import { type TObject, Type } from 'typebox'
import { EXPLANATIONS_KIND, explanationsBody } from '../../domain/disclosure/contradictions/explanations.ts'
import { byKind, RECORD_KINDS, type RecordKind } from '../../domain/disclosure/records/kinds.ts'
import { METER_REGIONS_EXAMPLE, meterRegions } from '../../domain/disclosure/records/meter-regions.ts'
import { OWN_FACTORS_EXAMPLE, ownFactors } from '../../domain/ledger/own-factors.ts'
import { SitesBody } from './sites.ts'

/** The content of every kind of tenant record, as it is sent and kept. */
export const RECORD_BODIES = {
  ...byKind<Readonly<Record<RecordKind, TObject>>>((kind) => {
    const { name, content, example } = RECORD_KINDS[kind]
    return Type.Object(content.properties, { $id: name, additionalProperties: false, examples: [example] })
  }),
  sites: SitesBody,
  meter_regions: Type.Object(meterRegions.properties, {
    $id: 'MeterRegions',
    additionalProperties: false,
    examples: [METER_REGIONS_EXAMPLE],
  }),
  own_factors: Type.Object(ownFactors.properties, {
    $id: 'OwnFactors',
    additionalProperties: false,
    examples: [OWN_FACTORS_EXAMPLE],
  }),
  // Without routes of its own: only explaining writes it.
  [EXPLANATIONS_KIND]: Type.Object(explanationsBody.properties, { additionalProperties: false }),
}
