import type { RecordKind } from '../records/kinds.ts'
import { writeRecord } from '../records/record-api.ts'

export const METER_REGIONS: RecordKind = {
  name: 'meter_regions',
  section: '',
  route: 'meter-regions',
  title: 'Regions of meters',
  perPeriod: false,
}

type Chosen = Readonly<Record<string, string>>

/** Keeps the regions that were chosen for good, beside those of other meters. */
export async function keepRegions(
  abn: string,
  before:
    | {
        readonly etag: string
        readonly meters: readonly { readonly meter: string; readonly region: string }[]
      }
    | null
    | undefined,
  regions: Chosen,
): Promise<void> {
  const kept = (before?.meters ?? []).filter(({ meter }) => !(meter in regions))
  const meters = [...kept, ...Object.entries(regions).map(([meter, region]) => ({ meter, region }))]
  await writeRecord({ abn, kind: METER_REGIONS }, { meters }, { etag: before?.etag, dryRun: false })
}
