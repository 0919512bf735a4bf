import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { CalendarDay } from '../../../sources/formats/netcdf-grid/calendars.ts'
import { describeGrid } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import { streamZip } from '../../../sources/formats/zip/zip-stream.ts'
import type { FileFacts } from '../../../sources/identifying/file-facts.ts'
import { bestFit, type Fit } from '../../../sources/identifying/match-marks.ts'
import { openFacts } from '../../../sources/identifying/open-facts.ts'
import { textFacts } from '../../../sources/identifying/text-facts.ts'
import { fileOnDisk } from '../../../sources/input-file.ts'
import { ReadError } from '../../../sources/read-error.ts'
import type { Edition } from '../../../sources/read-log.ts'
import { loadSource, sourceSlugs } from '../../../sources/registry.ts'
import type { Source } from '../../../sources/source.ts'
import { isGridSource } from '../climate-grids/files.ts'
import { readSourceFile } from '../read-file.ts'
import { chooseCandidate } from './choose-candidate.ts'
import type { Candidate, Identification } from './identification.ts'
import { describeNoSource } from './no-source.ts'

/** Larger files are identified by their beginning alone; their reader is not tried. */
const TRIED_BYTES = 16 * 1024 * 1024
const ENTRY_START_BYTES = 256 * 1024

interface Fitting {
  readonly source: Source
  readonly fit: Fit
}

/** Tells what a file is. To be run in the reading process: a hostile file may end it. */
export async function identifyOne(location: string): Promise<Identification> {
  const file = path.basename(location)
  const facts = await openFacts(location)
  const base = { file, location, form: facts.form, sha256: null, source: null, candidates: [] }
  if (facts.fault !== undefined) return { ...base, outcome: 'unreadable', reason: facts.fault }
  const sources = await allSources()
  const fitting =
    facts.entries.length > 0 ? await wholeArchive(location, facts, sources) : fittingOf(facts, sources)
  if (fitting.length === 0)
    return facts.form === 'archive'
      ? { ...base, outcome: 'archive', reason: `It is a ZIP archive of ${facts.entries.length} files.` }
      : { ...base, outcome: 'none', reason: describeNoSource(facts, sources) }
  const spare = fitting.find(({ fit }) => fit.how === 'not_needed')
  if (spare !== undefined && fitting.every(({ fit }) => fit.how === 'not_needed'))
    return { ...base, outcome: 'not_needed', reason: sentence(spare.fit.reason) }
  const exact = fitting.filter(({ fit }) => fit.how === 'exact')
  const near = fitting.filter(({ fit }) => fit.how === 'near')
  const candidates: Candidate[] = []
  for (const one of exact.length > 0 ? exact : near) candidates.push(await candidateOf(one, location))
  const names = new Map(fitting.map(({ source }) => [source.origin.source, source.names]))
  return { ...base, sha256: await hashOf(location), ...chooseCandidate(file, candidates, names) }
}

let loaded: Promise<Source[]> | undefined

const allSources = (): Promise<Source[]> => {
  loaded ??= Promise.all(sourceSlugs().map(async (slug) => (await loadSource(slug))!))
  return loaded
}

const fittingOf = (facts: FileFacts, sources: readonly Source[]): Fitting[] =>
  sources.flatMap((source) => {
    const fit = bestFit(facts, source.marks)
    return fit === undefined ? [] : [{ source, fit }]
  })

/** Sources whose publisher offers this very archive: an entry has the right name and begins like a file of the source. */
async function wholeArchive(
  location: string,
  { entries }: FileFacts,
  sources: readonly Source[],
): Promise<Fitting[]> {
  const possible = sources.filter(({ archive }) => entries.some((name) => archive?.test(name) === true))
  const wanted = new Map(
    possible.map((source) => [entries.find((name) => source.archive!.test(name))!, source]),
  )
  const found: Fitting[] = []
  if (wanted.size === 0) return found
  for await (const entry of streamZip(await fileOnDisk(location))) {
    const source = wanted.get(entry.name)
    if (source === undefined) continue
    const fit = bestFit(await textFacts(await startOf(entry.stream())), source.marks)
    if (fit?.how === 'exact')
      found.push({ source, fit: { ...fit, reason: `in ${entry.name}, ${fit.reason}` } })
    wanted.delete(entry.name)
    if (wanted.size === 0) break
  }
  return found
}

async function startOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    bytes += chunk.length
    if (bytes >= ENTRY_START_BYTES) break
  }
  return Buffer.concat(parts)
}

async function candidateOf({ source, fit }: Fitting, location: string): Promise<Candidate> {
  const told = {
    source: source.origin.source,
    title: source.origin.title,
    how: fit.how === 'exact' ? ('exact' as const) : ('near' as const),
    reasons: [fit.reason],
    edition: null,
    rows: null,
    findings: 0,
    fault: null,
  }
  try {
    if (isGridSource(source))
      return { ...told, edition: yearsOf((await describeGrid(source, location)).time.days) }
    if ((await stat(location)).size > TRIED_BYTES) return told
    const { edition, rows, findings } = await readSourceFile(source, await fileOnDisk(location), {}, () => {})
    return { ...told, edition, rows, findings: findings.length }
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    return { ...told, fault: error.message }
  }
}

async function hashOf(location: string): Promise<string | null> {
  if ((await stat(location)).size > TRIED_BYTES) return null
  return createHash('sha256')
    .update(await readFile(location))
    .digest('hex')
}

/** The years that the steps of a grid are in. */
function yearsOf(days: readonly CalendarDay[]): Edition | null {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const years = [...new Set([first.year, last.year])]
  return { slot: 'all', edition: years.join(' to '), observed_from: isoDay(first), observed_to: isoDay(last) }
}

const isoDay = ({ year, month, day }: CalendarDay): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

const sentence = (reason: string): string => `${reason[0]?.toUpperCase()}${reason.slice(1)}.`
