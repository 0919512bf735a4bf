import type { Clock } from '../../clock.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { sha256 } from '../../domain/evidence.ts'
import type { LinesOfLedger } from '../../domain/ledger/lines-file.ts'
import type { StandardVersion } from '../../frameworks/aasb-s2/requirement.ts'
import { findOtherBundle, insertBundle } from '../../store/bundles.ts'
import type { Database, Sql } from '../../store/database.ts'
import { findObservations } from '../../store/register-observations.ts'
import { advanceRun, beginRun, succeedRun } from '../../store/run-progress.ts'
import { findRun, type RunKey } from '../../store/runs.ts'
import { keepObject, readZip, type ZipPlaces } from '../bundle-store/zips.ts'
import { discloseWith, type GatheredDisclosure, standingSnapshot } from '../disclosure/gather-disclosure.ts'
import { readTenantInputs } from '../disclosure/tenant-inputs.ts'
import { readLinesFile } from '../ledger/lines-file.ts'
import { tellRunEnded } from '../monitoring/run-events.ts'
import { NOBODY_ASKED, type RegisterSight, sightOf } from '../register/sight.ts'
import type { SnapshotDirectory } from '../releases/snapshot-directory.ts'
import { appendAudit } from '../tenancy/audit.ts'
import type { Run, RunJob } from './request-run.ts'
import { newArtifactId } from './run-id.ts'
import { type DecidedQuestion, questionFrom } from './run-question.ts'
import { PROGRESS, type RunStage } from './run-stages.ts'

/** A bundle as it comes out of the making. */
export interface MadeBundle {
  readonly zip: Uint8Array
  /** manifest.json as it is in the ZIP. */
  readonly manifest: string
  readonly bundleId: string
  readonly evidenceHash: string
  readonly retainUntil: string
}

/** The bundle that a new one says its changes against. */
export interface PreviousBundle {
  readonly bundle_id: string
  readonly sha256: string
  readonly zip: Uint8Array
}

/** All that a bundle is made of. */
export interface BundleSubject {
  readonly disclosure: GatheredDisclosure
  readonly previous: PreviousBundle | null
  /** Every line of the ledger; null where the period has none. */
  readonly lines: LinesOfLedger | null
}

/** Makes a bundle of what was gathered; waits for `onStage` before each stage, and stops when that throws. */
export type MakeBundle = (
  subject: BundleSubject,
  onStage: (stage: RunStage) => Promise<void>,
  signal: AbortSignal,
) => Promise<MadeBundle>

export interface RunTools extends ZipPlaces {
  readonly clock: Clock
  readonly snapshots: SnapshotDirectory
  /** The server's secret, which certificate claims are compared under. */
  readonly secret: Uint8Array
  readonly make: MakeBundle
}

/** One try of a run, as the queue hands it over. */
export interface RunAttempt {
  readonly number: number
  readonly signal: AbortSignal
  /** Ends the job in the transaction that keeps the bundle. */
  complete(sql: Sql): Promise<void>
}

/** The run was cancelled: nothing more is to be done about it. */
class RunEnded extends Error {}

/** Performs a run: gather, make, keep. A run that was cancelled in the meantime ends quietly and keeps nothing. */
export async function performRun(tools: RunTools, job: RunJob, attempt: RunAttempt): Promise<void> {
  const key = { tenant_id: job.tenant_id, id: job.run_id }
  try {
    const run = await begin(tools, key, attempt.number)
    const onStage = (stage: RunStage): Promise<void> => advance(tools, key, stage, attempt.signal)
    await onStage('gathering')
    const { disclosure, question, lines } = await gather(tools, run)
    const previous = await findPrevious(tools, run, question)
    const made = await tools.make({ disclosure, previous, lines }, onStage, attempt.signal)
    await onStage('storing')
    await keep(tools, run, question, made, attempt)
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error
  }
}

async function begin({ database, clock }: RunTools, key: RunKey, attempt: number): Promise<Run> {
  return await database.as({ kind: 'worker' }, async (sql) => {
    if (!(await beginRun(sql, key, attempt, clock.now().toISOString()))) throw new RunEnded()
    return (await findRun(sql, key))!
  })
}

async function advance(
  { database }: RunTools,
  key: RunKey,
  stage: RunStage,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  const goesOn = await database.as({ kind: 'worker' }, (sql) => advanceRun(sql, key, stage, PROGRESS[stage]))
  if (!goesOn) throw new RunEnded()
}

/** The records are read now: what changed since the request goes in, and the run says which versions it used. */
async function gather(
  { database, snapshots, secret }: RunTools,
  run: Run,
): Promise<Pick<BundleSubject, 'disclosure' | 'lines'> & { readonly question: DecidedQuestion }> {
  const asked = {
    tenantId: run.tenant_id,
    abn: run.abn,
    period: { start: run.period_start, end: run.period_end },
    standardVersion: run.standard_version as StandardVersion,
    earlyAdoption: run.early_adoption,
  }
  const own = await readTenantInputs(database, asked, secret)
  // A lock that was made or taken back since the request decides.
  const snapshot =
    own.pinned === null
      ? await snapshots.select({ snapshot: run.snapshot_id })
      : await standingSnapshot(database, await snapshots.newest(), own)
  const sight = await sightOfRun(database, run)
  return {
    disclosure: await discloseWith(database, snapshot, asked, own, sight),
    question: questionFrom(snapshot, asked, own, sight),
    lines:
      own.ledger === null
        ? null
        : await readLinesFile(database, { ...asked, period: periodText(asked.period) }, own.ledger),
  }
}

/**
 * The register was asked when the bundle was; what it answered is read now. An answer that was purged in the meantime is none: the
 * bundle says that the register is unavailable.
 */
async function sightOfRun(database: Database, run: Run): Promise<RegisterSight> {
  if (run.register_state === null) return NOBODY_ASKED
  const kept = (await findObservations(database, [run.abn])).get(run.abn) ?? null
  const isPurged = kept === null && run.register_sha256 !== null
  return sightOf(kept, run.register_state === 'answered' && !isPurged)
}

/** The newest bundle of another question: made once more from the same data and records, a bundle has the same bytes. */
async function findPrevious(
  tools: RunTools,
  run: Run,
  question: DecidedQuestion,
): Promise<PreviousBundle | null> {
  const found = await tools.database.as({ kind: 'worker' }, (sql) =>
    findOtherBundle(sql, run, question.sha256),
  )
  if (found === undefined) return null
  const zip = await readZip(tools, { kind: 'worker' }, { ...found, tenant_id: run.tenant_id })
  return { bundle_id: found.bundle_id, sha256: found.sha256, zip }
}

/** Bundle, end of the run, audit event and end of the job are one transaction: a run has one bundle or none. */
async function keep(
  { database, objects, clock }: RunTools,
  run: Run,
  question: DecidedQuestion,
  made: MadeBundle,
  attempt: RunAttempt,
): Promise<void> {
  const at = clock.now().toISOString()
  const bundle = {
    tenant_id: run.tenant_id,
    id: newArtifactId(),
    run_id: run.id,
    abn: run.abn,
    period_start: run.period_start,
    period_end: run.period_end,
    bundle_id: made.bundleId,
    evidence_hash: made.evidenceHash,
    sha256: sha256(made.zip),
    size: made.zip.length,
    manifest: made.manifest,
    retain_until: made.retainUntil,
    made_at: at,
  }
  if (objects !== undefined) await keepObject({ database, objects }, bundle, made.zip)
  await database.as({ kind: 'worker' }, async (sql) => {
    const used = {
      records: question.records,
      register_state: question.registerState,
      register_sha256: question.registerSha256,
      question_sha256: question.sha256,
      snapshot_id: question.snapshotId,
    }
    if (!(await succeedRun(sql, run, { ...used, at }))) throw new RunEnded()
    await insertBundle(sql, bundle, objects === undefined ? made.zip : 'in_object_store')
    await appendAudit(sql, clock, {
      tenantId: run.tenant_id,
      actor: 'system',
      action: 'bundle.made',
      subject: `bundle:${bundle.id}`,
      detail: {
        abn: run.abn,
        period: `${run.period_start}/${run.period_end}`,
        run: run.id,
        bundle_id: made.bundleId,
        sha256: bundle.sha256,
      },
    })
    await tellRunEnded(sql, clock, {
      tenantId: run.tenant_id,
      runId: run.id,
      abn: run.abn,
      outcome: 'succeeded',
      summary: `The bundle of ${run.period_start} to ${run.period_end} is made.`,
      to: { artifact_id: bundle.id, bundle_id: made.bundleId, sha256: bundle.sha256 },
    })
    await attempt.complete(sql)
  })
}
