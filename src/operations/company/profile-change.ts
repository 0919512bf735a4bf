import { PROFILE_BLOCKS, type ProfileBlock } from '../../domain/company/blocks.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { type CompanyProfile, climateProfiles } from './climate-profile.ts'

export interface ProfileChange {
  readonly before: SnapshotView
  readonly changed_blocks: readonly ProfileBlock[]
  readonly unchanged_blocks: readonly ProfileBlock[]
}

/** Which blocks of a profile rest on other inputs than in an earlier snapshot. A company new since then changed in all. */
export async function profileChange(
  database: ReadonlySql,
  before: SnapshotView,
  now: CompanyProfile,
): Promise<ProfileChange> {
  const then = (await climateProfiles(database, before, [now.abn])).get(now.abn)
  const isSame = (name: ProfileBlock): boolean =>
    then?.profile.block_hashes[name] === now.profile.block_hashes[name]
  return {
    before,
    changed_blocks: PROFILE_BLOCKS.filter((name) => !isSame(name)),
    unchanged_blocks: PROFILE_BLOCKS.filter(isSame),
  }
}
