import { stat } from 'node:fs/promises'
import { EXIT, OperatorError } from '../../errors.ts'
import { fetchableSlugs } from '../../sources/fetching/fetch-plan.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import { listReleases } from '../../store/releases.ts'
import { listSourceChecks, type SourceCheck, type UpdateRun } from '../../store/source-updates.ts'
import { requireSource } from '../ingest/read-file.ts'
import type { IngestContext } from '../ingest/request.ts'
import { clearDesk } from './desk.ts'
import { dueSources } from './due.ts'
import { examine } from './examine.ts'
import { filesOfMirror } from './mirror.ts'
import { isMirrorDirectory, type ObtainContext } from './obtain.ts'
import type { FileOutcome, UpdateReport } from './report.ts'
import { asOnlyUpdate } from './run-lease.ts'
import { type WantedFile, wantedFiles } from './wanted-files.ts'

export interface UpdateContext extends IngestContext, ObtainContext {
  /** A directory or an address that stands in for all publishers. */
  readonly mirror?: string | undefined
  /** Called before each file is asked for, and when it is known what came of it. */
  readonly onFile?: (file: WantedFile) => void
  readonly onOutcome?: (outcome: FileOutcome) => void
}

export interface UpdateRequest {
  /** Sources to update; none: all that have a known address, or a folder in the mirror. */
  readonly sources: readonly string[]
  readonly dryRun: boolean
  readonly startedBy: UpdateRun['started_by']
}

/**
 * Asks the publishers for what is new, loads what is safe and leaves the rest at the desk. A fault of one file stops no other.
 * A dry run judges alike and changes nothing.
 */
export async function updateSources(context: UpdateContext, request: UpdateRequest): Promise<UpdateReport> {
  const { sources, dryRun, startedBy } = request
  for (const slug of sources) await requireSource(slug)
  await requireMirror(context.mirror)
  const started = context.clock.now()
  const work = async (signal: AbortSignal | undefined): Promise<UpdateReport> => {
    const files: FileOutcome[] = []
    for (const slug of await slugsOf(context, sources))
      files.push(...(await updateSource({ ...context, signal }, slug, dryRun)))
    return {
      started_at: started.toISOString(),
      ended_at: context.clock.now().toISOString(),
      dry_run: dryRun,
      mirror: context.mirror ?? null,
      files,
      due: await dueSources(context, sources.length === 0 ? undefined : sources),
    }
  }
  return dryRun ? work(context.signal) : asOnlyUpdate(context, startedBy, work)
}

async function requireMirror(mirror: string | undefined): Promise<void> {
  if (mirror === undefined || !isMirrorDirectory(mirror)) return
  const found = await stat(mirror).catch(() => undefined)
  if (found?.isDirectory() === true) return
  throw new OperatorError(`SOUTHERLY_MIRROR=${mirror} is not a directory`, {
    hint: 'Name a directory with a folder for each source, or an http address.',
    exitCode: EXIT.usage,
  })
}

async function slugsOf({ mirror }: UpdateContext, sources: readonly string[]): Promise<readonly string[]> {
  if (sources.length > 0) return sources
  const known = fetchableSlugs()
  if (mirror === undefined || !isMirrorDirectory(mirror)) return known
  const others = await Promise.all(
    Object.keys(ROW_TABLES)
      .filter((slug) => !known.includes(slug))
      .map(async (slug) => ({ slug, files: await filesOfMirror(mirror, slug) })),
  )
  return [...known, ...others.filter(({ files }) => files.length > 0).map(({ slug }) => slug)].toSorted()
}

async function updateSource(context: UpdateContext, slug: string, dryRun: boolean): Promise<FileOutcome[]> {
  const { database, clock, home, mirror, signal } = context
  const releases = await listReleases(database, { source: slug })
  const checks = await checksOf(context, slug)
  await clearDesk(home, slug, clock.now())
  const planned = await wantedFiles(slug, { releases, checks }, clock.now())
  const isFetched = fetchableSlugs().includes(slug)
  const wanted =
    !isFetched && mirror !== undefined && isMirrorDirectory(mirror)
      ? await filesOfMirror(mirror, slug)
      : planned
  const outcomes: FileOutcome[] = []
  for (const file of wanted) {
    signal?.throwIfAborted()
    context.onFile?.(file)
    const check = checks.find(({ name }) => name === file.name)
    const outcome = await examine({ ...context, dryRun, releases, check }, file)
    context.onOutcome?.(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

const checksOf = async ({ database }: UpdateContext, slug: string): Promise<SourceCheck[]> =>
  (await database.as({ kind: 'operator' }, (sql) => listSourceChecks(sql))).filter(
    ({ source }) => source === slug,
  )
