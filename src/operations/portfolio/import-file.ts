import type { IsoDay } from '../../domain/calendar.ts'
import { type BookLayout, bookWords } from '../../domain/portfolio/book/fields.ts'
import { type BookLine, type LineStatus, linesOfBook } from '../../domain/portfolio/book/lines.ts'
import type { Holding } from '../../domain/portfolio/holding.ts'
import { ServiceError } from '../../errors.ts'
import { readSpooledBook } from '../disclosure/imports/read-spooled.ts'
import type { SpooledFile } from '../disclosure/imports/spool.ts'
import type { ReadBook } from '../ingest/reading-process/book-file.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { type NameBearers, nameBearers } from './name-bearers.ts'
import { type LineCandidate, resolveLines } from './resolve.ts'
import {
  findPortfolio,
  type ImportedFrom,
  type PortfolioServices,
  putPortfolio,
  type SavedPortfolio,
} from './saved.ts'

export interface BookImport {
  readonly name: string
  readonly spooled: Pick<SpooledFile, 'location' | 'sha256'>
  readonly sheet: string | undefined
  readonly layout: BookLayout
  /** Of the portfolio; the one that it has where this is left out. */
  readonly title: string | undefined
  readonly balanceDate: IsoDay
  readonly snapshot: SnapshotView
  readonly dryRun: boolean
  /** Saves what can be taken although other rows are refused. */
  readonly keepGood: boolean
  readonly actor: string
  readonly ifMatch: string | undefined
  /** Seconds that reading it may take. */
  readonly seconds: number
  /** ABN by name, as a person says it with the file. */
  readonly chosen?: ReadonlyMap<string, string> | undefined
  /** Receives how many names are looked up. */
  readonly charge: (names: number) => Promise<void>
}

/** Rows of a book that name a company alike, for a person to say which one. */
export interface QueuedName {
  readonly text: string
  readonly rows: number
  readonly outstanding_aud: number
  /** Where the first of them are. */
  readonly first: readonly string[]
  /** Null where they were not looked up: ask POST /v1/portfolios/resolve. */
  readonly candidates: readonly LineCandidate[] | null
  readonly preselected: string | null
  readonly reason_code: string
  readonly reason: string
}

export interface LineCounts {
  readonly lines: number
  readonly taken: number
  readonly doubtful: number
  readonly refused: number
  readonly left_out: number
}

export interface ImportedBook extends Omit<ReadBook, 'rows'> {
  readonly lines: readonly BookLine[]
  readonly counts: LineCounts
  readonly amounts: Readonly<Record<'taken' | 'doubtful' | 'refused', number>>
  readonly queue: readonly QueuedName[]
  readonly holdings: readonly Holding[]
  /** Null in a dry run, and where nothing can be saved. */
  readonly saved: { readonly portfolio: SavedPortfolio; readonly changed: boolean } | null
}

const FIRST = 5

/** Reads a book into a portfolio: a new version with all that can be taken, in one transaction, or nothing. */
export async function importBook(
  services: PortfolioServices,
  key: { readonly tenantId: string; readonly id: string },
  asked: BookImport,
): Promise<ImportedBook> {
  const { database } = services
  const before = await findPortfolio(database, key)
  const remembered = before?.imported_from ?? undefined
  const read = await readSpooledBook(
    {
      name: asked.name,
      location: asked.spooled.location,
      sheet: asked.sheet,
      remembered: remembered === undefined ? null : { id: remembered.layout_id, layout: remembered.layout },
      layout: asked.layout,
    },
    { tenantId: key.tenantId, seconds: asked.seconds },
  )
  const { rows, ...book } = read
  const bearers = await nameBearers(database, asked.snapshot)
  const lines = linesOfBook(rows, {
    otherBearer: bearers.otherThan,
    before: new Map([...chosenBefore(before?.holdings ?? []), ...(asked.chosen ?? [])]),
  })
  const holdings = lines.flatMap(({ holding }) => holding ?? [])
  const counts = countsOf(lines)
  const queue = await queueOf(database, asked, lines, bearers)
  const found = { ...book, lines, counts, amounts: amountsOf(lines, rows), queue, holdings }
  if (asked.dryRun) return { ...found, saved: null }
  requireSound(asked, found)
  const imported_from: ImportedFrom = {
    file_name: asked.name,
    file_sha256: asked.spooled.sha256,
    sheet: read.sheet,
    layout_id: read.reading.id,
    layout: saidOf(read),
    ...counts,
  }
  const { portfolio, changed } = await putPortfolio(services, key, {
    body: {
      name: asked.title ?? before?.name ?? asked.name.replace(/\.[a-z]{3,4}$/i, ''),
      balance_date: asked.balanceDate,
      holdings,
      imported_from,
    },
    actor: asked.actor,
    ifMatch: asked.ifMatch,
    dryRun: false,
  })
  return { ...found, saved: { portfolio, changed } }
}

/** What a later file with the same headings is read with: everything that differs from nothing said. */
const saidOf = ({ reading }: ReadBook): BookLayout => ({
  columns: Object.fromEntries(reading.columns.map(({ heading, field }) => [heading, field])),
  scales: Object.fromEntries(reading.columns.map(({ heading, scale }) => [heading, scale])),
  fixed: reading.fixed,
  asset_classes: reading.asset_classes,
})

/** ABN by name, as the version in force has it; a name of two companies says nothing. */
function chosenBefore(holdings: readonly Holding[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>()
  for (const { name, abn } of holdings) {
    if (name === undefined || abn === undefined) continue
    const words = bookWords(name)
    const known = found.get(words)
    found.set(words, known === undefined || known === abn ? abn : null)
  }
  return new Map([...found].flatMap(([words, abn]) => (abn === null ? [] : [[words, abn] as const])))
}

function countsOf(lines: readonly BookLine[]): LineCounts {
  const count = (status: LineStatus): number => lines.filter((line) => line.status === status).length
  return {
    lines: lines.length,
    taken: count('taken'),
    doubtful: count('doubtful'),
    refused: count('refused'),
    left_out: count('left_out'),
  }
}

/** Amounts outstanding by what became of their rows, as far as they can be read. */
function amountsOf(lines: readonly BookLine[], rows: ReadBook['rows']): ImportedBook['amounts'] {
  const sum = (status: LineStatus): number =>
    lines.reduce(
      (total, line, at) => total + (line.status === status ? (rows[at]!.holding.outstanding_aud ?? 0) : 0),
      0,
    )
  return { taken: sum('taken'), doubtful: sum('doubtful'), refused: sum('refused') }
}

/** To look a name up that nobody bears takes ten to fifty milliseconds: the largest amounts first, the others when a person gets there. */
const NAMES_LOOKED_UP = 100

/** Names that wait for a person, the largest amounts first, each once however many rows have it. */
async function queueOf(
  database: PortfolioServices['database'],
  { snapshot, charge }: Pick<BookImport, 'snapshot' | 'charge'>,
  lines: readonly BookLine[],
  { of }: NameBearers,
): Promise<QueuedName[]> {
  const waiting = lines.filter(({ status, text }) => status === 'doubtful' && text !== null)
  const groups = [...Map.groupBy(waiting, ({ text, abn }) => `${bookWords(text!)}\n${abn ?? ''}`).values()]
    .map((rows) => ({
      rows,
      text: rows[0]!.text!,
      amount: rows.reduce((sum, { holding }) => sum + holding!.outstanding_aud, 0),
    }))
    .toSorted((a, b) => b.amount - a.amount)
  const unknown = groups.filter(({ text }) => of(text).length === 0).slice(0, NAMES_LOOKED_UP)
  await charge(unknown.length)
  const names = unknown.map(({ text }) => text)
  const resolved = await resolveLines(database, snapshot, names)
  const found = new Map(names.map((name, at) => [name, resolved[at]!]))
  return groups.map(({ rows, text, amount }): QueuedName => {
    const own = rows[0]!.abn === null ? null : rows[0]!.reasons[0]!
    const bearers = of(text)
    const looked = bearers.length > 0 ? bornBy(bearers) : (found.get(text) ?? NOT_LOOKED_UP)
    return {
      text,
      rows: rows.length,
      outstanding_aud: amount,
      first: rows.slice(0, FIRST).map(({ at }) => at),
      candidates: looked.candidates,
      preselected: own === null ? looked.preselected : null,
      reason_code: own?.code ?? looked.reason_code ?? 'choice_needed',
      reason: own === null ? (looked.reason ?? '') : `“${own.value}” ${own.message}.`,
    }
  })
}

type LookedUp = Pick<QueuedName, 'candidates' | 'preselected'> & {
  readonly reason_code: string | null
  readonly reason: string | null
}

const bornBy = (bearers: ReturnType<NameBearers['of']>): LookedUp => ({
  candidates: bearers.map((bearer) => ({ ...bearer, score: 1 })),
  preselected: bearers.length === 1 ? bearers[0]!.abn : null,
  reason_code: 'choice_needed',
  reason: 'A name is not a number: say which company is meant.',
})

const NOT_LOOKED_UP: LookedUp = {
  candidates: null,
  preselected: null,
  reason_code: 'not_looked_up',
  reason: `Only the ${NAMES_LOOKED_UP} names with the largest amounts are looked up at once.`,
}

const FAULTS_TOLD = 100

function requireSound(
  { name, keepGood }: BookImport,
  { reading, lines, counts, holdings }: Pick<ImportedBook, 'reading' | 'lines' | 'counts' | 'holdings'>,
): void {
  if (reading.missing.length > 0)
    throw new ServiceError(
      'import_file_invalid',
      `${name} has no column for ${reading.missing.join(', ')}.`,
      {
        errors: reading.missing.map((field) => ({
          parameter: 'layout',
          code: 'missing_column',
          message: `no heading is recognised as ${field}`,
        })),
        hint: 'Nothing was saved. Say in `layout` which column it is, or what all rows share, such as {"fixed":{"asset_class":"business_loan"}}.',
      },
    )
  if (holdings.length === 0)
    throw new ServiceError('import_file_invalid', `${name} has no row that can be taken.`, {
      hint: 'Nothing was saved. A dry run (`dry_run=true`) names what is wrong with each row.',
    })
  if (counts.refused === 0 || keepGood) return
  const faults = lines.filter(({ status }) => status === 'refused').flatMap(({ reasons }) => reasons)
  throw new ServiceError(
    'import_file_invalid',
    `${counts.refused === 1 ? 'One row' : `${counts.refused} rows`} of ${counts.lines} cannot be taken.`,
    {
      errors: faults.slice(0, FAULTS_TOLD).map(({ code, at, column, value, message }) => ({
        pointer: '',
        code,
        message: `${at}${column === null ? '' : `, column “${column}”`}: ${message}`,
        ...(value === null ? {} : { received: value }),
      })),
      hint: 'Nothing was saved. Fix the rows, or say `keep_good=true` to save the others.',
    },
  )
}
