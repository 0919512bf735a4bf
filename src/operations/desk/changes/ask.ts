import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../clock.ts'
import { bytesToBigInt, toBase62 } from '../../../domain/tenancy/base62.ts'
import { ServiceError } from '../../../errors.ts'
import type { Database, Sql } from '../../../store/database.ts'
import {
  askDeskChange,
  deleteDeskChange,
  insertDeskChange,
  lockNewestChangeOf,
} from '../../../store/desk-changes.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { appendAudit } from '../../tenancy/audit.ts'
import type { DeskActor, DeskEffects } from '../desk-file.ts'
import { DESK_QUEUE, DESK_RETRY_DELAYS } from '../receive.ts'
import type { ChangeAsked, ChangeJob, ChangeReasons, DeskChange, WantedChange } from './change.ts'
import { lockChange } from './read.ts'

export interface ChangeTools {
  readonly database: Database
  readonly clock: Clock
}

/**
 * Has a change compared, or applied when a reason comes with it. What is open of the same subject is asked again, so that a person who
 * comes back finds one change and not two.
 */
export async function askChange(
  { database, clock }: ChangeTools,
  wanted: WantedChange,
  subject: string,
  by: DeskActor,
  reasons: ChangeReasons,
): Promise<DeskChange> {
  const { kind } = wanted
  const asked = askedOf(wanted, by, reasons)
  const state = asked.reason === undefined ? 'checking' : 'applying'
  const at = clock.now().toISOString()
  return await database.as({ kind: 'worker' }, async (sql) => {
    const newest = await lockNewestChangeOf<ChangeAsked, DeskEffects>(sql, { kind, subject })
    if (newest !== undefined && newest.state !== 'applied') {
      if (newest.state !== 'applying')
        return await begin(sql, clock, newest.id, await askDeskChange(sql, newest.id, { state, asked, at }))
      if (newest.asked.reason === asked.reason) return newest
      throw underWay(newest)
    }
    const id = `chg_${toBase62(bytesToBigInt(randomBytes(11)), 16)}`
    const row = {
      id,
      kind,
      subject,
      asked,
      asked_at: at,
      asked_by: by.actor,
      asker_tenant: by.tenantId,
      state,
    } as const
    if (!(await insertDeskChange(sql, row))) throw askedAtOnce()
    return await begin(sql, clock, id, 1)
  })
}

/** Has a change applied as it was compared. Asking once more for what is being applied, or is applied, changes nothing. */
export async function askApply(
  { database, clock }: ChangeTools,
  id: string,
  by: DeskActor,
  { version, ...reasons }: ChangeReasons & { readonly version: number },
): Promise<DeskChange> {
  return await database.as({ kind: 'worker' }, async (sql) => {
    const change = await lockChange(sql, id)
    const isUnderWay = change.state === 'applying' || change.state === 'applied'
    if (isUnderWay && change.version === version + 1) return change
    if (isUnderWay) throw underWay(change)
    if (change.version !== version) throw otherVersion(change, version)
    if (change.state !== 'ready' && change.state !== 'looks_wrong') throw notYet(change)
    const reason = reasons.reason ?? change.asked.reason
    if (reason === undefined)
      throw missing('/reason', 'A change needs a reason, which is kept with the release.')
    if (change.state === 'looks_wrong' && reasons.accept_reason === undefined) throw needsAcceptance(change)
    const asked = askedOf(change.asked.wanted, by, { ...reasons, reason })
    const at = clock.now().toISOString()
    return await begin(sql, clock, id, await askDeskChange(sql, id, { state: 'applying', asked, at }))
  })
}

/** Forgets a change that no one applied. */
export async function dropChange(
  { database, clock }: ChangeTools,
  id: string,
  { actor, tenantId }: DeskActor,
): Promise<void> {
  await database.as({ kind: 'worker' }, async (sql) => {
    const change = await lockChange(sql, id)
    if (change.state === 'applying' || change.state === 'applied') throw underWay(change)
    await deleteDeskChange(sql, id)
    await appendAudit(sql, clock, {
      tenantId,
      actor,
      action: 'desk_change.dropped',
      subject: `desk_change:${id}`,
      detail: { kind: change.kind, about: change.subject },
    })
  })
}

/** Puts the question in the queue and in the audit trail of who asked, in the transaction that wrote it down. */
async function begin(sql: Sql, clock: Clock, id: string, version: number): Promise<DeskChange> {
  const change = await lockChange(sql, id)
  const { asked, kind, subject, state } = change
  const job: ChangeJob = { change_id: id, version }
  await enqueue(sql, DESK_QUEUE, job, { retryDelays: DESK_RETRY_DELAYS })
  await appendAudit(sql, clock, {
    tenantId: asked.by.tenantId,
    actor: asked.by.actor,
    action: state === 'checking' ? 'desk_change.check_requested' : 'desk_change.apply_requested',
    subject: `desk_change:${id}`,
    detail: {
      kind,
      about: subject,
      reason: asked.reason ?? null,
      accept_reason: asked.accept_reason ?? null,
    },
  })
  return change
}

const askedOf = (
  wanted: WantedChange,
  by: DeskActor,
  { reason, accept_reason }: ChangeReasons,
): ChangeAsked => ({
  wanted,
  by,
  ...(reason === undefined ? {} : { reason: reason.trim() }),
  ...(accept_reason === undefined ? {} : { accept_reason: accept_reason.trim() }),
})

const conflict = (detail: string, hint: string): ServiceError =>
  new ServiceError('version_conflict', detail, { hint })

const underWay = ({ id, state, release_id }: DeskChange): ServiceError =>
  state === 'applied'
    ? conflict(
        `The change is applied as the release ${release_id}; it stays on record.`,
        'POST /v1/desk/releases/{id}/withdraw withdraws a release.',
      )
    : conflict(`The change ${id} is being applied.`, `GET /v1/desk/changes/${id} says what comes of it.`)

const askedAtOnce = (): ServiceError =>
  conflict('Someone else requested a change to the same item at the same moment.', 'Ask again to see theirs.')

const otherVersion = ({ version }: DeskChange, asked: number): ServiceError =>
  conflict(
    `The change is at version ${version}, not ${asked}: it was compared again since you looked at it.`,
    'Read the change again, look at its effects, and send its version.',
  )

const notYet = ({ state }: DeskChange): ServiceError =>
  state === 'checking'
    ? conflict('The change is still being compared.', 'Read it again until its state is another.')
    : conflict('The change was refused; its problem says why.', 'Fix that and request the change again.')

const missing = (pointer: string, detail: string): ServiceError =>
  new ServiceError('validation_failed', detail, {
    errors: [{ pointer, code: 'missing_member', message: 'must say why' }],
  })

const needsAcceptance = ({ effects }: DeskChange): ServiceError => {
  const count = effects?.coverage.findings.length ?? 0
  return missing(
    '/accept_reason',
    `${count} of its effects look wrong. Give a reason to go ahead; it is recorded with the release.`,
  )
}
