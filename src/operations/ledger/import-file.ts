import type { Readable } from 'node:stream'
import { deserialize } from 'node:v8'
import type { Clock } from '../../clock.ts'
import type { MeterRegions } from '../../domain/disclosure/records/meter-regions.ts'
import type { LedgerBlock } from '../../domain/ledger/files/block.ts'
import type { LedgerLayout } from '../../domain/ledger/files/layout.ts'
import type { RowPage } from '../../domain/ledger/files/tally.ts'
import { LineRefusal } from '../../domain/ledger/line.ts'
import { type FactorsOfLines, resolveFactor } from '../../domain/ledger/resolve.ts'
import { attempt } from '../../domain/ledger/take-line.ts'
import type { ScopeTonnes } from '../../domain/ledger/totals.ts'
import type { Period } from '../../domain/period.ts'
import { compareText } from '../../domain/text-order.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { keepLedgerFactors } from '../../store/ledger/factors.ts'
import { insertBlock, insertImport } from '../../store/ledger/files.ts'
import {
  findLedgerHead,
  type LedgerHead,
  type LedgerKey,
  lockLedger,
  putLedgerHead,
} from '../../store/ledger/head.ts'
import { findLayout } from '../../store/ledger/layouts.ts'
import { addToSubtotals } from '../../store/ledger/subtotals.ts'
import { METER_REGIONS } from '../disclosure/imports/meter-regions.ts'
import { readSpooledLedger } from '../disclosure/imports/read-spooled.ts'
import type { SpooledFile } from '../disclosure/imports/spool.ts'
import { mapInTurns } from '../in-turns.ts'
import type { FactorAnswer, LedgerQuestion, ReadLedgerFile } from '../ingest/reading-process/ledger-task.ts'
import { refuseLocked } from '../review/refuse-locked.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { readRecord } from '../tenancy/tenant-records.ts'
import { factorsOfLines, type PublishedFactors } from './factors-of-lines.ts'
import { RolledBack, undone } from './rolled-back.ts'
import { standingKeys } from './standing-keys.ts'
import { boundaryOf, totalsOfLedger } from './totals.ts'

/** A file of activity may have fifty times the rows of one that makes a record. */
export const SECONDS_TIMES = 20

export interface LedgerImport {
  readonly name: string
  readonly spooled: Pick<SpooledFile, 'location' | 'sha256'>
  readonly sheet: string | undefined
  readonly period: Period
  readonly published: PublishedFactors
  readonly page: RowPage
  readonly dryRun: boolean
  readonly actor: string
  /** Seconds that reading it may take. */
  readonly seconds: number
  readonly onRows?: (rows: number) => void
}

export interface ImportedLedgerFile extends Omit<ReadLedgerFile, 'meters'> {
  /** Of a meter file: in which region people said that each is. */
  readonly meters: readonly { readonly meter: string; readonly region: string | null }[]
  /** Number of the import; null where nothing was added. */
  readonly number: number | null
  readonly version: number
  readonly before: ScopeTonnes
  readonly after: ScopeTonnes
}

/** Reads a file of activity into a ledger: all that can be taken of it, in one transaction. */
export async function importLedgerFile(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  key: LedgerKey,
  asked: LedgerImport,
): Promise<ImportedLedgerFile> {
  const tenant = { kind: 'tenant', tenantId: key.tenantId } as const
  const reader = database.reader(tenant)
  const head = await findLedgerHead(reader, key)
  const factors = await factorsOfLines(reader, key, asked.published)
  const blocks: LedgerBlock[] = []
  const regions = await regionsOfMeters(database, key)
  const read = await readSpooledLedger(
    {
      name: asked.name,
      location: asked.spooled.location,
      sha256: asked.spooled.sha256,
      sheet: asked.sheet,
      period: asked.period,
      page: asked.page,
      regions,
      keeps: !asked.dryRun,
      standing: await standingKeys(reader, key),
    },
    { tenantId: key.tenantId, seconds: asked.seconds },
    {
      output: (output) => collectBlocks(output, blocks),
      onAsk: (question) => answer(question, key.tenantId, reader, factors),
      onRows: asked.onRows,
    },
  )
  if (!asked.dryRun && read.reading.missing.length > 0) throw notRecognised(asked.name, read)
  const entered = await undone(database, tenant, async (sql) => {
    const found = await enter(sql, clock, key, { head, read, blocks, asked })
    if (asked.dryRun) throw new RolledBack(found)
    return found
  })
  const meters = read.meters.map((meter) => ({ meter, region: regions[meter] ?? null }))
  return { ...read, ...entered, meters }
}

/** The regions that people chose for the meters of the company. */
async function regionsOfMeters(
  database: Database,
  { tenantId, abn }: LedgerKey,
): Promise<Record<string, string>> {
  const chosen = await readRecord<MeterRegions>(database, {
    tenantId,
    abn,
    kind: METER_REGIONS.kind,
    period: '',
  })
  return Object.fromEntries((chosen?.body.meters ?? []).map(({ meter, region }) => [meter, region]))
}

async function answer(
  question: LedgerQuestion,
  tenantId: string,
  reader: Parameters<typeof findLayout>[0],
  factors: FactorsOfLines,
): Promise<object | null> {
  if (question.about === 'layout') {
    const row = await findLayout(reader, tenantId, question.id)
    return row === undefined ? null : (JSON.parse(row.body) as LedgerLayout)
  }
  const answers: FactorAnswer = await mapInTurns(question.lines, (line) => {
    const found = attempt(() => resolveFactor(factors, line))
    return found instanceof LineRefusal ? { refused: found.reason } : found
  })
  return answers
}

interface Entering {
  readonly head: LedgerHead | undefined
  readonly read: ReadLedgerFile
  readonly blocks: readonly LedgerBlock[]
  readonly asked: LedgerImport
}

async function enter(
  sql: Sql,
  clock: Clock,
  key: LedgerKey,
  { head, read, blocks, asked }: Entering,
): Promise<Pick<ImportedLedgerFile, 'number' | 'version' | 'before' | 'after'>> {
  await refuseLocked(sql, { ...key, kind: 'ledger' })
  await lockLedger(sql, key)
  const now = await findLedgerHead(sql, key)
  if (now?.version !== head?.version) throw changedMeanwhile()
  const boundary = await boundaryOf(sql, key)
  const before = (await totalsOfLedger(sql, key, boundary)).totals
  const { changes, summary } = read
  if (changes.added === 0) return { number: null, version: head?.version ?? 0, before, after: before }
  const author = { by: asked.actor, at: clock.now().toISOString() }
  await keepLedgerFactors(sql, key.tenantId, new Map(changes.factors))
  if (changes.subtotals.length > 0) await addToSubtotals(sql, key, changes.subtotals)
  const next = headAfter(head, read, author)
  await putLedgerHead(sql, key, next)
  const number = asked.dryRun ? null : await keepLines(sql, key, { head, read, blocks, asked }, author)
  if (number !== null)
    await appendAudit(sql, clock, {
      tenantId: key.tenantId,
      actor: asked.actor,
      action: 'ledger.file_imported',
      subject: `ledger:${key.abn}:${key.period}`,
      detail: {
        version: next.version,
        import: number,
        file: asked.name,
        sha256: asked.spooled.sha256,
        ...summary,
      },
    })
  const after = (await totalsOfLedger(sql, key, boundary)).totals
  return { number, version: next.version, before, after }
}

const headAfter = (
  head: LedgerHead | undefined,
  { changes }: ReadLedgerFile,
  author: { readonly by: string; readonly at: string },
): LedgerHead => ({
  version: (head?.version ?? 0) + 1,
  lines: (head?.lines ?? 0) + changes.added,
  doubtful: (head?.doubtful ?? 0) + changes.doubtful,
  not_counted: (head?.not_counted ?? 0) + changes.not_counted,
  corrected: head?.corrected ?? 0,
  withdrawn: head?.withdrawn ?? 0,
  changed_by: author.by,
  changed_at: author.at,
})

async function keepLines(
  sql: Sql,
  key: LedgerKey,
  { head, read, blocks, asked }: Entering,
  author: { readonly by: string; readonly at: string },
): Promise<number> {
  const made = {
    file_name: asked.name,
    file_sha256: asked.spooled.sha256,
    sheet: read.sheet,
    prefix: read.prefix,
    layout: read.reading.id,
    summary: read.summary,
    imported_by: author.by,
    imported_at: author.at,
  }
  const factors = read.changes.factors.map(([id]) => id).toSorted(compareText)
  const number = await insertImport(sql, key, made, factors)
  let first = (head?.lines ?? 0) + 1
  for (const block of blocks) {
    await insertBlock(sql, key, { number, first }, block)
    first += block.count
  }
  return number
}

/** Blocks as they come: each with its length before it. */
async function collectBlocks(output: Readable, blocks: LedgerBlock[]): Promise<void> {
  let parts: Buffer[] = []
  let length = 0
  for await (const part of output as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length < 4) continue
    const needed = 4 + (parts.length === 1 ? parts[0]! : Buffer.concat(parts)).readUInt32LE(0)
    if (length < needed) continue
    let whole: Buffer = Buffer.concat(parts)
    while (whole.length >= 4 && whole.length >= 4 + whole.readUInt32LE(0)) {
      const end = 4 + whole.readUInt32LE(0)
      blocks.push(deserialize(Buffer.from(whole.subarray(4, end))) as LedgerBlock)
      whole = whole.subarray(end)
    }
    parts = whole.length === 0 ? [] : [Buffer.from(whole)]
    length = whole.length
  }
}

const changedMeanwhile = (): ServiceError =>
  new ServiceError('version_conflict', 'The ledger was changed while the file was read.', {
    hint: 'Nothing was imported. Send the file again.',
  })

const notRecognised = (name: string, { reading }: ReadLedgerFile): ServiceError =>
  new ServiceError('import_file_invalid', `${name} has no column for ${reading.missing.join(', ')}.`, {
    errors: reading.missing.map((field) => ({
      parameter: field,
      code: 'missing_column',
      message: 'is not recognised by any heading',
    })),
    hint: `Nothing was imported. Say what the columns are, on the page Ledger of the web app or by request (PUT /v1/ledger-layouts/${reading.id}).`,
  })
