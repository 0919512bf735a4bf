import { ServiceError } from '../../errors.ts'
import { bundlesIn, countBundlesIn, type StoredBundle } from '../../store/bundle-objects.ts'
import type { OwnPlaces } from './require-store.ts'
import { readZip } from './zips.ts'

const OPERATOR = { kind: 'operator' } as const
const PAGE = 500

export interface CheckReport {
  readonly checked: number
  readonly bytes: number
  readonly damaged: readonly { readonly tenant_id: string; readonly id: string; readonly what: string }[]
}

/** Reads every ZIP of the object store and holds it against the hash in the database. */
export async function checkStore(
  places: OwnPlaces,
  onChecked: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<CheckReport> {
  const { database } = places
  const { bundles: total } = await database.as(OPERATOR, (sql) => countBundlesIn(sql, 'bundle_object'))
  const damaged: { tenant_id: string; id: string; what: string }[] = []
  let [checked, bytes] = [0, 0]
  let after: StoredBundle | undefined
  for (;;) {
    const page = await database.as(OPERATOR, (sql) => bundlesIn(sql, 'bundle_object', after, PAGE))
    for (const bundle of page) {
      signal.throwIfAborted()
      const what = await faultOf(places, bundle)
      if (what !== undefined) damaged.push({ tenant_id: bundle.tenant_id, id: bundle.id, what })
      checked += 1
      bytes += bundle.size
      onChecked(checked, total)
    }
    after = page.at(-1)
    if (after === undefined) return { checked, bytes, damaged }
  }
}

async function faultOf(places: OwnPlaces, bundle: StoredBundle): Promise<string | undefined> {
  try {
    await readZip(places, OPERATOR, bundle)
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'bundle_damaged') throw error
    return (error.details.cause as Error).message
  }
}
