import { checkMeterRegions, type MeterRegions } from '../../../domain/disclosure/records/meter-regions.ts'
import type { RecordRules } from '../../tenancy/record-rules.ts'

export const METER_REGIONS: RecordRules<MeterRegions> = {
  kind: 'meter_regions',
  title: 'Regions of meters',
  perPeriod: false,
  check: checkMeterRegions,
}
