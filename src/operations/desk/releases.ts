import type { AcceptedRelease } from '../../domain/operator-decision.ts'
import type { Database } from '../../store/database.ts'
import { acceptedWithdrawals, type Release, readReleases } from '../releases/releases.ts'

export interface DeskRelease {
  readonly release: Release
  /** Why it was withdrawn although that looked wrong; the release itself says why it was loaded. */
  readonly withdrawal_accepted: AcceptedRelease | null
}

/** Every release, newest publication first, with who accepted what. */
export async function readDeskReleases(database: Database): Promise<DeskRelease[]> {
  const withdrawals = await acceptedWithdrawals(database)
  return (await readReleases(database)).map((release) => ({
    release,
    withdrawal_accepted: withdrawals.get(release.id) ?? null,
  }))
}
