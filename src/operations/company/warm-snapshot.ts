import type { ReadonlySql } from '../../store/database.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { climateProfile } from './climate-profile.ts'

/** Reads what all companies share and composes one profile: the first caller after a change of data need not wait for that. */
export async function warmSnapshot(database: ReadonlySql, snapshot: SnapshotView): Promise<void> {
  const { names } = await companyReference(database, snapshot)
  const [anybody] = names
  if (anybody !== undefined) await climateProfile(database, snapshot, anybody.abn)
}
