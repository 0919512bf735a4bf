import type { Sql } from '../../../store/database.ts'
import { findDeskChange, settleDeskChange } from '../../../store/desk-changes.ts'
import { findRelease } from '../../../store/releases.ts'
import { snapshotInForce } from '../../../store/snapshots.ts'
import type { Decision } from '../../ingest/change-in-force.ts'
import { withdraw } from '../../ingest/withdraw.ts'
import { confirmLink } from '../../links/confirm.ts'
import { confirmedLinks } from '../../links/confirmed-links.ts'
import { appendAudit } from '../../tenancy/audit.ts'
import type { DeskEffects } from '../desk-file.ts'
import type { DeskWork } from '../perform.ts'
import { problemOf, requireSameData } from '../problem.ts'
import type { ChangeAsked, ChangeJob, DeskChange, WantedLink } from './change.ts'

interface Attempt {
  readonly signal: AbortSignal
  complete(sql: Sql): Promise<void>
}

type Outcome = Pick<DeskChange, 'state' | 'effects' | 'problem' | 'release_id'>

/** Does what was asked of a change last. Writes the outcome and ends the job in one transaction. */
export async function performChange(work: DeskWork, job: ChangeJob, attempt: Attempt): Promise<void> {
  const { database, clock } = work
  const change = await database.as({ kind: 'worker' }, (sql) =>
    findDeskChange<ChangeAsked, DeskEffects>(sql, job.change_id),
  )
  // Dropped, asked for something else since, or done.
  if (change === undefined || change.version !== job.version) return
  if (change.state !== 'applying' && change.state !== 'checking') return
  const outcome =
    change.state === 'applying' ? await apply(work, change, attempt) : await compare(work, change, attempt)
  await database.as({ kind: 'worker' }, async (sql) => {
    await attempt.complete(sql)
    await settleDeskChange(sql, change, outcome, clock.now().toISOString())
    if (outcome.state === 'applied') await tellApplied(sql, work, change, outcome.release_id)
  })
}

/** Keeps that a change could not be dealt with for a fault of ours, after the last try. */
export const keepChangeFault = (sql: Sql, { clock }: DeskWork, job: ChangeJob): Promise<boolean> =>
  settleDeskChange(
    sql,
    { id: job.change_id, version: job.version },
    {
      state: 'refused',
      effects: null,
      problem: {
        message: 'Something went wrong on our side; the log of the worker says what.',
        hint: 'Ask for the change again.',
      },
      release_id: null,
    },
    clock.now().toISOString(),
  )

async function compare(work: DeskWork, change: DeskChange, attempt: Attempt): Promise<Outcome> {
  try {
    const effects = await make(work, change, attempt, { dry_run: true })
    const state = effects.coverage.findings.length > 0 ? 'looks_wrong' : 'ready'
    return { state, effects, problem: null, release_id: null }
  } catch (error) {
    return { state: 'refused', effects: null, problem: problemOf(error), release_id: null }
  }
}

/** Applies a change. When that is refused, it is compared again and says why. */
async function apply(work: DeskWork, change: DeskChange, attempt: Attempt): Promise<Outcome> {
  const { accept_reason, by } = change.asked
  const done = await madeBefore(work, change)
  if (done !== undefined)
    return { state: 'applied', effects: change.effects, problem: null, release_id: done }
  try {
    // Who accepts without having looked accepts what comes, as on the command line.
    if (change.effects !== null)
      await requireSameData(work.database, accept_reason, change.effects.compared_with)
    const decision =
      accept_reason === undefined ? {} : { accept: { reason: accept_reason, accepted_by: by.actor } }
    const effects = await make(work, change, attempt, decision)
    return { state: 'applied', effects, problem: null, release_id: effects.release.id }
  } catch (error) {
    const problem = problemOf(error)
    const compared = await compare(work, change, attempt)
    // The effects themselves tell what looks wrong.
    if (compared.state === 'looks_wrong' && accept_reason === undefined) return compared
    return { ...compared, problem: compared.problem ?? problem }
  }
}

async function make(
  { database, clock, home, memoryMb }: DeskWork,
  { asked }: DeskChange,
  { signal }: Attempt,
  decision: Decision,
): Promise<DeskEffects> {
  const compared_with = (await snapshotInForce(database))?.id ?? null
  const { wanted, by } = asked
  // A comparison writes nothing, so no one reads this.
  const reason = asked.reason ?? 'only to compare'
  const { release, warnings, coverage } =
    wanted.kind === 'withdrawal'
      ? await withdraw({ database, clock }, wanted.release, reason, decision)
      : await confirmLink(
          { database, clock, home, memoryMb, signal },
          {
            facility: wanted.facility,
            year: wanted.year,
            emitter: wanted.emitter,
            controller: controllerOf(wanted),
            confirmed_by: by.actor,
            reason,
            ...(decision.accept === undefined ? {} : { accept: decision.accept }),
            ...(decision.dry_run === undefined ? {} : { dry_run: decision.dry_run }),
          },
        )
  return { release, warnings, coverage, compared_with }
}

function controllerOf({ company }: WantedLink): { readonly abn: string; readonly name?: string } | null {
  if (company === null) return null
  return company.is_name_stated ? { abn: company.abn, name: company.name } : { abn: company.abn }
}

/** The release of a change that a worker applied before it was killed. */
async function madeBefore({ database }: DeskWork, change: DeskChange): Promise<string | undefined> {
  const { wanted, reason, by } = change.asked
  if (wanted.kind === 'withdrawal') {
    const release = await findRelease(database, wanted.release)
    const isDone =
      release !== undefined && release.withdrawn_on !== null && release.withdrawn_reason === reason
    return isDone ? release.id : undefined
  }
  const link = (await confirmedLinks(database)).find(
    (one) =>
      one.state !== 'withdrawn' &&
      one.facility_name === wanted.facility &&
      one.reporting_year === wanted.year &&
      one.responsible_emitter === wanted.emitter &&
      one.controlling_corporation_abn === (wanted.company?.abn ?? null) &&
      one.confirmed_by === by.actor &&
      one.reason === reason &&
      Date.parse(one.confirmed_at ?? '') >= Date.parse(change.changed_at),
  )
  return link?.release_id
}

const ACTIONS = { withdrawal: 'release.withdrawn', link: 'link.confirmed' } as const

const tellApplied = (sql: Sql, { clock }: DeskWork, change: DeskChange, release: string | null) =>
  appendAudit(sql, clock, {
    tenantId: change.asked.by.tenantId,
    actor: change.asked.by.actor,
    action: ACTIONS[change.kind],
    subject: `release:${release}`,
    detail: { reason: change.asked.reason ?? null, change: change.id },
  })
