import type { Clock } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { findRelease } from '../../store/releases.ts'
import { withdraw } from '../ingest/withdraw.ts'
import { type Release, readAcceptances, readReleases } from '../releases/releases.ts'
import { appendAudit } from '../tenancy/audit.ts'
import type { DeskActor } from './desk-file.ts'

export interface DeskRelease {
  readonly release: Release
  /** Why it was loaded although its effects looked wrong. */
  readonly accepted: {
    readonly reason: string
    readonly accepted_by: string
    readonly accepted_at: string
    readonly findings: readonly object[]
  } | null
}

/** Every release, newest publication first, with who accepted what. */
export async function readDeskReleases(database: Database): Promise<DeskRelease[]> {
  const accepted = await readAcceptances(database)
  return (await readReleases(database)).map((release) => ({
    release,
    accepted: accepted.get(release.id) ?? null,
  }))
}

/** Takes a release out of force. Once more with the same reason changes nothing. */
export async function withdrawAtDesk(
  tools: { readonly database: Database; readonly clock: Clock },
  id: string,
  reason: string,
  { actor, tenantId }: DeskActor,
): Promise<DeskRelease> {
  const { database, clock } = tools
  const release = await findRelease(database, id)
  if (release === undefined)
    throw new ServiceError('release_not_found', `There is no release ${id}.`, {
      hint: 'GET /v1/desk/releases lists the releases.',
    })
  if (release.withdrawn_on !== null && release.withdrawn_reason !== reason)
    throw new ServiceError(
      'version_conflict',
      `The release was withdrawn on ${release.withdrawn_on}: ${release.withdrawn_reason}`,
    )
  if (release.withdrawn_on === null) {
    // Before the change: public data and the trail of a tenant are of different roles, and none may happen without its event.
    await database.as({ kind: 'worker' }, (sql) =>
      appendAudit(sql, clock, {
        tenantId,
        actor,
        action: 'release.withdrawn',
        subject: `release:${id}`,
        detail: { reason },
      }),
    )
    await withdraw(tools, id, reason)
  }
  const found = (await readDeskReleases(database)).find((one) => one.release.id === id)
  if (found === undefined) throw new Error(`release ${id} is gone`)
  return found
}
