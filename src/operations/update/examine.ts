import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { utcToday } from '../../clock.ts'
import { OperatorError } from '../../errors.ts'
import type { Release } from '../../store/releases.ts'
import { type SourceCheck, writeSourceCheck } from '../../store/source-updates.ts'
import type { IngestContext } from '../ingest/request.ts'
import { archiveFromDesk, findOnDesk, putOnDesk, takeFromDesk } from './desk.ts'
import { judge } from './judge.ts'
import { type Address, addressOf, type ObtainContext, obtain } from './obtain.ts'
import type { FileOutcome } from './report.ts'
import type { WantedFile } from './wanted-files.ts'

export interface ExamineContext extends IngestContext, ObtainContext {
  readonly mirror?: string | undefined
  readonly dryRun: boolean
  /** Releases of the source, withdrawn ones too. */
  readonly releases: readonly Release[]
  /** The newest look at this file. */
  readonly check: SourceCheck | undefined
}

/** What is known of the newest bytes, as it is written down. */
type Bytes = Pick<SourceCheck, 'url' | 'etag' | 'last_modified' | 'file_sha256' | 'location'>

type Result = Pick<FileOutcome, 'outcome' | 'messages'> & Partial<Pick<FileOutcome, 'release' | 'next'>>

/** Asks for one file and loads it when nothing of it is in doubt. Each step is written down before the next one is taken. */
export async function examine(context: ExamineContext, file: WantedFile): Promise<FileOutcome> {
  const address = addressOf(context.mirror, file)
  const onDesk = await findOnDesk(context.home, context.check)
  const look = { ...context, file, address, onDesk }
  try {
    return await take(look)
  } catch (error) {
    context.signal?.throwIfAborted()
    return failed(look, error)
  }
}

interface Look extends ExamineContext {
  readonly file: WantedFile
  readonly address: Address
  /** Bytes that an earlier look received and did not load. */
  readonly onDesk: string | undefined
}

async function take(look: Look): Promise<FileOutcome> {
  const { check, file, address, onDesk } = look
  // "Not modified" means something only when those bytes are here, loaded, or left by a decision.
  const isKnown =
    check?.url === address.asked &&
    (onDesk !== undefined || check.outcome === 'left' || releaseOf(look, check.file_sha256) !== undefined)
  const received = await obtain(look, file, address, isKnown ? check : undefined)
  if (received !== undefined && (await isNothing(file, received.location))) {
    await rm(received.location)
    return end(look, keptBytes(look), {
      outcome: 'current',
      messages: ['nothing happened in this edition'],
    })
  }
  const bytes: Bytes =
    received === undefined
      ? keptBytes(look)
      : {
          url: address.asked,
          etag: received.etag,
          last_modified: received.last_modified,
          file_sha256: received.sha256,
          location: null,
        }
  const settled = settledBefore(look, bytes)
  if (settled !== undefined) {
    if (received !== undefined) await rm(received.location)
    if (onDesk !== undefined && !look.dryRun) await takeFromDesk(onDesk)
    return end(look, { ...bytes, location: null }, settled)
  }
  if (received === undefined) return judged(look, bytes, onDesk)
  const origin = { url: file.url, mirror: address.asked === file.url ? null : address.asked }
  const location = await putOnDesk(look.home, file, { ...received, ...origin }, look.dryRun)
  const kept = { ...bytes, location: path.relative(look.home, location) }
  await write(look, kept, 'received', [])
  if (onDesk !== undefined && onDesk !== location && !look.dryRun)
    await archiveFromDesk(look.home, onDesk, utcToday(look.clock))
  return judged(look, kept, location)
}

/** What was decided of these very bytes before: they are loaded, were withdrawn, or the operator left them. */
function settledBefore(look: Look, { file_sha256 }: Bytes): Result | undefined {
  const release = releaseOf(look, file_sha256)
  if (release !== undefined) {
    const { edition, withdrawn_on, withdrawn_reason } = release
    const withdrawal = withdrawn_on === null ? '' : `, withdrawn on ${withdrawn_on}: ${withdrawn_reason}`
    return { outcome: 'current', release: release.id, messages: [`loaded as ${edition}${withdrawal}`] }
  }
  if (look.check?.outcome === 'left' && look.check.file_sha256 === file_sha256)
    return { outcome: 'left', messages: look.check.messages }
  return undefined
}

async function judged(look: Look, bytes: Bytes, location: string | undefined): Promise<FileOutcome> {
  const { file, dryRun } = look
  if (location === undefined) throw new Error(`no bytes of ${file.name} are here`)
  const isTemporary = dryRun && location !== look.onDesk
  try {
    const mirror = bytes.url === file.url ? null : bytes.url
    const { outcome, ...judgement } = await judge(look, file, { location, mirror }, dryRun)
    if (outcome === 'waiting') {
      const next = isTemporary
        ? 'southerly update, which keeps the file'
        : `southerly ingest ${file.source} "${location}"`
      return await end(look, bytes, { outcome, ...judgement, next })
    }
    const ended = await end(look, { ...bytes, location: null }, { outcome, ...judgement })
    if (!dryRun) await takeFromDesk(location)
    return ended
  } finally {
    if (isTemporary) await takeFromDesk(location)
  }
}

/** Reports what is in the way; what was received before stays where it is. */
async function failed(look: Look, error: unknown): Promise<FileOutcome> {
  const isExpected = error instanceof OperatorError
  const message = error instanceof Error ? error.message : String(error)
  return end(look, keptBytes(look), {
    outcome: 'failed',
    messages: [
      isExpected ? message : `unexpected fault: ${message}`,
      ...(isExpected && error.hint !== undefined ? [error.hint] : []),
      ...(look.onDesk === undefined ? [] : ['The file received earlier is still waiting for a decision.']),
    ],
  })
}

/** The bytes of the look before: what a failure must not lose. */
function keptBytes({ check, address }: Look): Bytes {
  if (check === undefined)
    return { url: address.asked, etag: null, last_modified: null, file_sha256: null, location: null }
  const { url, etag, last_modified, file_sha256, location } = check
  return { url, etag, last_modified, file_sha256, location }
}

const releaseOf = ({ releases }: Look, sha256: string | null): Release | undefined =>
  releases.find(({ file_sha256 }) => file_sha256 === sha256)

const isNothing = async ({ nothing }: WantedFile, location: string): Promise<boolean> =>
  nothing !== null && (await readFile(location, 'utf8')).trim() === nothing

async function end(look: Look, bytes: Bytes, result: Result): Promise<FileOutcome> {
  const { file, home } = look
  if (result.outcome !== 'would_load') await write(look, bytes, result.outcome, result.messages)
  const location = bytes.location === null ? null : path.join(home, bytes.location)
  const isOnDesk = result.outcome === 'waiting' || result.outcome === 'failed'
  return {
    source: file.source,
    name: file.name,
    url: file.url,
    release: null,
    next: null,
    ...result,
    file: isOnDesk && !(look.dryRun && location !== look.onDesk) ? location : null,
  }
}

async function write(
  { dryRun, database, clock, file }: Look,
  bytes: Bytes,
  outcome: SourceCheck['outcome'],
  messages: readonly string[],
): Promise<void> {
  if (dryRun) return
  const { source, name } = file
  const checked_at = clock.now().toISOString()
  await database.as({ kind: 'operator' }, (sql) =>
    writeSourceCheck(sql, { source, name, checked_at, outcome, messages, ...bytes }),
  )
}
