import { createHash } from 'node:crypto'
import { serialise } from '../../src/api/platform/answer/rendered.ts'
import { writeProfile } from '../../src/api/present/profile.ts'
import { PROFILE_BLOCKS } from '../../src/domain/company/blocks.ts'
import {
  type CompanyProfile,
  climateProfiles,
  type ProfileQuestion,
} from '../../src/operations/company/climate-profile.ts'
import { companyReference } from '../../src/operations/reference/company-reference.ts'
import type { SnapshotView } from '../../src/operations/releases/snapshot-directory.ts'
import type { ReadonlySql } from '../../src/store/database.ts'

const BATCH = 50

/** Every ABN that the registry or the Safeguard table prints, in order. */
export async function knownAbns(database: ReadonlySql, snapshot: SnapshotView): Promise<readonly string[]> {
  const { names, safeguard } = await companyReference(database, snapshot)
  return [...new Set([...names.map(({ abn }) => abn), ...safeguard.by_abn.keys()])].toSorted()
}

/** The profile of every known company. */
export async function* allProfiles(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question?: ProfileQuestion,
): AsyncGenerator<CompanyProfile> {
  const abns = await knownAbns(database, snapshot)
  for (let at = 0; at < abns.length; at += BATCH)
    yield* (await climateProfiles(database, snapshot, abns.slice(at, at + BATCH), question)).values()
}

/** The bytes of a profile as the API serves them. */
export const profileBytes = (profile: CompanyProfile): Buffer =>
  serialise(writeProfile(profile, { blocks: PROFILE_BLOCKS, explain: true }))

/** Every so many-th company is enough to see that engines and time zones give the same; the full run looks at all. */
const EVERY = process.env['SOUTHERLY_FULL_TESTS'] === 'yes' ? 1 : 6

export async function hashOfProfiles(database: ReadonlySql, snapshot: SnapshotView): Promise<string> {
  const abns = (await knownAbns(database, snapshot)).filter((_, at) => at % EVERY === 0)
  const hash = createHash('sha256')
  for (const profile of (await climateProfiles(database, snapshot, abns)).values())
    hash.update(profileBytes(profile))
  return hash.digest('hex')
}
