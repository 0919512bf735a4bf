import { access } from 'node:fs/promises'
import { type Clock, utcToday } from '../../clock.ts'
import { OperatorError } from '../../errors.ts'
import type { DecisionsOfFile } from '../../sources/reading/decisions.ts'
import type { SourceRow } from '../../sources/source.ts'
import type { Database, Sql } from '../../store/database.ts'
import { advanceDeskFile, type DeskStage, findDeskFile, settleDeskFile } from '../../store/desk-files.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import { ingest } from '../ingest/ingest.ts'
import { requireSource } from '../ingest/read-file.ts'
import { readRows } from '../ingest/reading-process/read-rows.ts'
import type { IngestResult } from '../ingest/request.ts'
import { refuseNonCommercial } from '../releases/non-commercial.ts'
import { describeReading, shown } from './describe-reading.ts'
import {
  type DeskAsked,
  type DeskCandidate,
  type DeskEffects,
  type DeskFile,
  type DeskIdentity,
  type DeskReading,
  type DeskReport,
  EMPTY_REPORT,
} from './desk-file.ts'
import { deskLocation, removeBytes } from './folder.ts'
import { identify } from './identify.ts'
import { problemOf, requireSameData } from './problem.ts'
import type { DeskJob } from './receive.ts'

export interface DeskWork {
  readonly database: Database
  readonly clock: Clock
  readonly home: string
  readonly memoryMb: number
  /** Sources with a non-commercial licence that the operator has an agreement for. */
  readonly licensedSources: readonly string[]
}

interface Attempt {
  readonly signal: AbortSignal
  complete(sql: Sql): Promise<void>
}

type Outcome = Pick<DeskFile, 'state' | 'report' | 'problem' | 'release_id'>

/** Rows that a person sees of a file. */
const FIRST_ROWS = 20
/** How often a reading says how far it is. */
const ROWS_A_STEP = 50_000

/** Does what was asked of a file last. Writes the outcome and ends the job in one transaction. */
export async function performDesk(work: DeskWork, job: DeskJob, attempt: Attempt): Promise<void> {
  const { database, clock, home } = work
  const file = await database.as({ kind: 'worker' }, (sql) =>
    findDeskFile<DeskAsked, DeskReport>(sql, job.file_id),
  )
  // Removed, or asked for something else since.
  if (file === undefined || file.version !== job.version) return
  const outcome =
    file.state === 'loading' ? await load(work, file, attempt) : await check(work, file, attempt)
  await database.as({ kind: 'worker' }, async (sql) => {
    await attempt.complete(sql)
    await settleDeskFile(sql, file, outcome, clock.now().toISOString())
  })
  if (outcome.state === 'loaded' || outcome.state === 'unchanged') await removeBytes(home, file.id)
}

/** Keeps that a file could not be dealt with for a fault of ours, after the last try. */
export const keepFault = (sql: Sql, { clock }: DeskWork, job: DeskJob): Promise<boolean> =>
  settleDeskFile(
    sql,
    { id: job.file_id, version: job.version },
    {
      state: 'refused',
      report: null,
      problem: {
        message: 'Something went wrong on our side; the log of the worker says what.',
        hint: 'Check the file again.',
      },
      release_id: null,
    },
    clock.now().toISOString(),
  )

async function check(work: DeskWork, file: DeskFile, attempt: Attempt): Promise<Outcome> {
  let report = EMPTY_REPORT
  try {
    await requireBytes(work, file)
    await advance(work, file, 'identifying')
    const limits = { memoryMb: work.memoryMb, signal: attempt.signal }
    const { identity, candidates, unclear } = await identify(file, deskLocation(work.home, file), limits)
    report = {
      ...report,
      identity: identity === null ? null : inBounds(identity),
      candidates: candidates.map(inBounds),
    }
    if (identity === null)
      return { state: 'source_needed', report, problem: unclearOf(unclear), release_id: null }
    await requireLoadable(work, identity)
    const reading = await read(work, file, identity, attempt)
    report = { ...report, reading }
    if (reading.findings.length > 0 && file.asked.decisions === undefined)
      return { state: 'decision_needed', report, problem: null, release_id: null }
    await advance(work, file, 'comparing', reading.rows)
    const tried = await put(work, file, identity, attempt, true)
    report = { ...report, effects: effectsOf(tried) }
    if (tried.outcome === 'unchanged')
      return { state: 'unchanged', report, problem: null, release_id: tried.release.id }
    const isWrong = tried.coverage.findings.length > 0
    return { state: isWrong ? 'looks_wrong' : 'ready', report, problem: null, release_id: null }
  } catch (error) {
    return { state: 'refused', report, problem: problemOf(error), release_id: null }
  }
}

const inBounds = <T extends DeskIdentity | DeskCandidate>(told: T): T => ({
  ...told,
  why: told.why.map((reason) => shown(reason)),
})

const unclearOf = (reason: string | null): DeskFile['problem'] =>
  reason === null ? null : { message: shown(reason), hint: 'State the source if you know it.' }

/** Loads a file as it was checked; when that is refused, the file is checked again and says why. */
async function load(work: DeskWork, file: DeskFile, attempt: Attempt): Promise<Outcome> {
  const report = file.report ?? EMPTY_REPORT
  if (report.identity === null || report.effects === null) throw new Error(`${file.id} was not checked`)
  try {
    await requireBytes(work, file)
    await requireSameData(work.database, file.asked.accept_reason, report.effects.compared_with)
    await requireLoadable(work, report.identity)
    await advance(work, file, 'loading')
    const loaded = await put(work, file, report.identity, attempt, false)
    // After a kill in the middle the second try finds its own release; what it changed is what the check said.
    const effects =
      loaded.outcome === 'loaded' ? effectsOf(loaded) : { ...report.effects, release: loaded.release }
    return {
      state: 'loaded',
      report: { ...report, effects },
      problem: null,
      release_id: loaded.release.id,
    }
  } catch (error) {
    const problem = problemOf(error)
    const checked = await check(work, file, attempt)
    return { ...checked, problem: checked.problem ?? problem }
  }
}

async function requireBytes({ home }: DeskWork, file: DeskFile): Promise<void> {
  await access(deskLocation(home, file)).catch((cause: unknown) => {
    throw new OperatorError(`the bytes of ${file.file_name} are not in the desk folder of ${home}`, {
      hint: 'Servers and workers of one database must share the folder $SOUTHERLY_HOME/desk. Remove the file from the desk and send it again.',
      cause,
    })
  })
}

async function requireLoadable(work: DeskWork, { source: slug }: DeskIdentity): Promise<void> {
  const source = await requireSource(slug)
  if (!(slug in ROW_TABLES))
    throw new OperatorError(`files of ${slug} are not loaded at the desk`, {
      hint: `Load them by command on the machine of the service: southerly ingest ${slug} FILE...`,
    })
  await refuseNonCommercial(work.database, work.licensedSources, source)
}

async function read(
  work: DeskWork,
  file: DeskFile,
  { source }: DeskIdentity,
  { signal }: Attempt,
): Promise<DeskReading> {
  await advance(work, file, 'reading')
  const first: SourceRow[] = []
  const decisions = decisionsOf(file)
  const task = {
    source,
    location: deskLocation(work.home, file),
    name: file.file_name,
    edition: file.asked.edition,
    ...(decisions === undefined ? {} : { decisions: { ...decisions, today: utcToday(work.clock) } }),
  }
  const inDoubt = new Map<string, Readonly<Record<string, unknown>>>()
  let rows = 0
  const summary = await readRows(task, { memoryMb: work.memoryMb, signal }, (row) => {
    rows += 1
    if (rows <= FIRST_ROWS) first.push(row)
    if ('finding' in row) inDoubt.set(row.row_ref, { ...row })
    if (rows % ROWS_A_STEP === 0) void advance(work, file, 'reading', rows).catch(() => {})
  })
  return describeReading(summary, first, file.asked.proposals ?? inDoubt)
}

async function put(
  { database, clock, home, memoryMb }: DeskWork,
  file: DeskFile,
  { source }: DeskIdentity,
  { signal }: Attempt,
  isTrial: boolean,
): Promise<IngestResult> {
  const { edition, published_on, status, accept_reason, by } = file.asked
  const decisions = decisionsOf(file)
  const [loaded] = await ingest(
    { database, clock, home, memoryMb, signal },
    {
      source,
      files: [deskLocation(home, file)],
      dry_run: isTrial,
      ...(edition === undefined ? {} : { edition }),
      ...(published_on === undefined ? {} : { published_on }),
      ...(status === undefined ? {} : { status }),
      ...(decisions === undefined ? {} : { decisions }),
      ...(accept_reason === undefined || isTrial
        ? {}
        : { accept: { reason: accept_reason, accepted_by: by.actor } }),
    },
  )
  if (loaded === undefined || !('diff' in loaded)) throw new Error(`${file.file_name} came to no rows`)
  return loaded
}

/** What was decided about the findings of the file; undefined: nothing. */
function decisionsOf({ asked, file_sha256 }: DeskFile): DecisionsOfFile | undefined {
  if (asked.decisions === undefined) return undefined
  return { file_sha256, decisions: JSON.parse(asked.decisions) as DecisionsOfFile['decisions'] }
}

const effectsOf = ({ release, warnings, coverage, snapshot }: IngestResult): DeskEffects => ({
  release,
  warnings,
  coverage,
  compared_with: snapshot,
})

const advance = async ({ database }: DeskWork, file: DeskFile, stage: DeskStage, rows = 0): Promise<void> => {
  await database.as({ kind: 'worker' }, (sql) => advanceDeskFile(sql, file, stage, rows))
}
