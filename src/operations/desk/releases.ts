import type { Clock } from '../../clock.ts'
import type { AcceptedRelease } from '../../domain/operator-decision.ts'
import { OperatorError, ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { findRelease } from '../../store/releases.ts'
import { withdraw } from '../ingest/withdraw.ts'
import { acceptedWithdrawals, type Release, readReleases } from '../releases/releases.ts'
import { appendAudit } from '../tenancy/audit.ts'
import type { DeskActor } from './desk-file.ts'

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

interface Tools {
  readonly database: Database
  readonly clock: Clock
}

/** Takes a release out of force. Once more with the same reason changes nothing. */
export async function withdrawAtDesk(
  tools: Tools,
  id: string,
  why: { readonly reason: string; readonly acceptReason: string | undefined },
  by: DeskActor,
): Promise<DeskRelease> {
  const { database } = tools
  const release = await findRelease(database, id)
  if (release === undefined)
    throw new ServiceError('release_not_found', `There is no release ${id}.`, {
      hint: 'GET /v1/desk/releases lists the releases.',
    })
  if (release.withdrawn_on !== null && release.withdrawn_reason !== why.reason)
    throw new ServiceError(
      'version_conflict',
      `The release was withdrawn on ${release.withdrawn_on}: ${release.withdrawn_reason}`,
    )
  if (release.withdrawn_on === null) await withdrawNow(tools, id, why, by)
  const found = (await readDeskReleases(database)).find((one) => one.release.id === id)
  if (found === undefined) throw new Error(`release ${id} is gone`)
  return found
}

/** Public data and the trail of a tenant are of different roles. An event before and one after leave no withdrawal untold. */
async function withdrawNow(
  tools: Tools,
  id: string,
  { reason, acceptReason }: { readonly reason: string; readonly acceptReason: string | undefined },
  by: DeskActor,
): Promise<void> {
  await note(tools, by, 'release.withdrawal_requested', id, { reason, accept_reason: acceptReason ?? null })
  try {
    await withdraw(
      tools,
      id,
      reason,
      acceptReason === undefined ? {} : { accept: { reason: acceptReason, accepted_by: by.actor } },
    )
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    throw new ServiceError('validation_failed', error.message, {
      errors: [{ pointer: '/accept_reason', code: 'missing_member', message: 'must say why it is right' }],
      hint: 'If it is right all the same, say why in accept_reason. The reason is kept with the release.',
    })
  }
  await note(tools, by, 'release.withdrawn', id, { reason })
}

const note = async (
  { database, clock }: Tools,
  { actor, tenantId }: DeskActor,
  action: string,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await database.as({ kind: 'worker' }, (sql) =>
    appendAudit(sql, clock, { tenantId, actor, action, subject: `release:${id}`, detail }),
  )
}
