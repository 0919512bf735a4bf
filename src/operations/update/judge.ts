import { isPublicationKnown } from '../../domain/publication.ts'
import { compareText } from '../../domain/text-order.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { ReadError } from '../../sources/read-error.ts'
import { type Release, releasesOfSnapshot } from '../../store/releases.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { identifyFile } from '../ingest/identify/identify.ts'
import { loadRows } from '../ingest/load-rows.ts'
import type { IngestContext, IngestResult } from '../ingest/request.ts'
import type { FileOutcome } from './report.ts'
import type { WantedFile } from './wanted-files.ts'

/** What became of bytes that were received. */
type Judgement = Pick<FileOutcome, 'messages' | 'release'> & {
  readonly outcome: 'loaded' | 'would_load' | 'current' | 'waiting'
}

interface Received {
  readonly location: string
  readonly mirror: string | null
}

/**
 * Loads a file that no one has looked at, if nothing of it is in doubt: it is understood, has no findings, is what was asked for,
 * does not go back behind what is held, and the answers before and after it compare well.
 */
export async function judge(
  context: IngestContext,
  file: WantedFile,
  { location, mirror }: Received,
  dryRun: boolean,
): Promise<Judgement> {
  const consider: IngestContext['consider'] = async (release, { notes }) => {
    requireEdition(file, release)
    if (file.holds_newest) await requireNotOlder(context, release)
    for (const { code, message } of notes) if (file.doubtful_notes.includes(code)) throw doubt(message)
  }
  try {
    const result = await loadRows(
      { ...context, consider },
      {
        source: file.source,
        location,
        url: file.url,
        dry_run: dryRun,
        ...(mirror === null ? {} : { mirror }),
        ...(file.edition === null ? {} : { edition: file.edition }),
      },
    )
    return { outcome: OUTCOMES[result.outcome], release: result.release.id, messages: [describe(result)] }
  } catch (error) {
    if (!(error instanceof OperatorError) || error.exitCode !== EXIT.badInput) throw error
    const told = error instanceof ReadError ? await tellOtherSource(context, file, location) : []
    return {
      outcome: 'waiting',
      release: null,
      messages: [error.message, ...told, ...(error.hint === undefined ? [] : [error.hint])],
    }
  }
}

/** What came in the place of a file, where its content tells of another source. */
async function tellOtherSource(
  { memoryMb, signal }: IngestContext,
  { source }: WantedFile,
  location: string,
): Promise<string[]> {
  const told = await identifyFile(location, { memoryMb, signal })
  if (told.source === null || told.source === source) return []
  return [`It is a file of ${told.source}: ${told.reason}`]
}

const OUTCOMES = { loaded: 'loaded', checked: 'would_load', unchanged: 'current' } as const

const doubt = (message: string): OperatorError =>
  new OperatorError(message, {
    hint: 'Look at the file. If it is right, load it at the data desk or with `southerly ingest`, and state the day of publication.',
    exitCode: EXIT.badInput,
  })

type Compared = Pick<
  Release,
  'id' | 'source' | 'slot' | 'edition' | 'published_on' | 'published_basis' | 'revision' | 'observed_to'
>

/** An address that holds an edition must not give another one. */
function requireEdition({ edition, url }: WantedFile, release: Compared): void {
  if (edition === null || release.slot.includes(edition)) return
  throw doubt(`${edition} was requested at ${url}, but the file is ${release.edition}`)
}

/**
 * The newest file of a publisher is newer than the last one, and does not end before it did. An old file at its address would
 * else pass for news, or be loaded and never be heard.
 */
async function requireNotOlder({ database }: IngestContext, release: Compared): Promise<void> {
  const snapshot = await snapshotInForce(database)
  if (snapshot === undefined) return
  const held = (await releasesOfSnapshot(database, snapshot.id)).filter(
    ({ source, slot }) => source === release.source && isOfOneSeries(slot, release.slot),
  )
  const newest = held
    .flatMap(({ observed_to }) => observed_to ?? [])
    .toSorted()
    .at(-1)
  if (newest !== undefined && release.observed_to !== null && release.observed_to < newest)
    throw doubt(
      `the file ends on ${release.observed_to}, but data to ${newest} is already loaded: it may be an older file`,
    )
  const before = held.find(({ slot }) => slot === release.slot)
  if (before === undefined || compareText(orderOf(release), orderOf(before)) > 0) return
  throw doubt(
    `the file was published on ${release.published_on}; ${before.id}, published on ${before.published_on}, would stay in force beside it`,
  )
}

/** As the snapshots order the issues of one slot. */
const orderOf = (release: Compared): string => {
  const { published_on, revision, id } = release
  return `${Number(isPublicationKnown(release))} ${published_on} ${String(revision).padStart(9, '0')} ${id}`
}

/** Slots that name a base or a table (CPI 2011-12=100) are series of their own; years and days follow each other. */
const isOfOneSeries = (a: string, b: string): boolean => a === b || !(/[=]/.test(a) || /[=]/.test(b))

function describe({ release, coverage }: IngestResult): string {
  const reach = release.observed_to === null ? '' : ` to ${release.observed_to}`
  const { compared, changed } = coverage
  const effect = compared === 0 ? '' : `; ${changed.length} of ${compared} companies change`
  return `${release.row_count} rows${reach}${effect}`
}
