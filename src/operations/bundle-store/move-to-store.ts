import { sha256 } from '../../domain/evidence.ts'
import { OperatorError } from '../../errors.ts'
import { bundlesIn, countBundlesIn, moveToObject, type StoredBundle } from '../../store/bundle-objects.ts'
import type { OwnPlaces } from './require-store.ts'
import { keyOf, readZip } from './zips.ts'

const OPERATOR = { kind: 'operator' } as const
const PAGE = 100

export interface MoveReport {
  readonly moved: number
  readonly bytes: number
}

/**
 * Moves every ZIP from the database to the object store, one at a time: written, read back, compared, and only then removed from
 * the database. One that is stopped goes on where it was.
 */
export async function moveToStore(
  places: OwnPlaces,
  onMoved: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<MoveReport> {
  const { database } = places
  const { bundles: total } = await database.as(OPERATOR, (sql) => countBundlesIn(sql, 'bundle_file'))
  let [moved, bytes] = [0, 0]
  let after: StoredBundle | undefined
  for (;;) {
    const page = await database.as(OPERATOR, (sql) => bundlesIn(sql, 'bundle_file', after, PAGE))
    for (const bundle of page) {
      if (signal.aborted) return { moved, bytes }
      await moveOne(places, bundle)
      moved += 1
      bytes += bundle.size
      onMoved(moved, total)
    }
    after = page.at(-1)
    if (after === undefined) return { moved, bytes }
  }
}

async function moveOne(places: OwnPlaces, bundle: StoredBundle): Promise<void> {
  const { database, objects } = places
  const zip = await readZip(places, OPERATOR, bundle)
  await objects.put(keyOf(bundle), zip, 'application/zip')
  const back = await objects.get(keyOf(bundle), bundle.size)
  if (back === undefined || sha256(back) !== bundle.sha256)
    throw new OperatorError(
      `${objects.name} did not give back ${keyOf(bundle)} as it was written; it stays in the database`,
      { hint: 'Look at the store. What was moved before stays moved; run the command again afterwards.' },
    )
  await database.as(OPERATOR, (sql) => moveToObject(sql, bundle))
}
