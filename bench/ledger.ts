import { once } from 'node:events'
import { createReadStream, createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fixedClock } from '../src/clock.ts'
import { spoolImport } from '../src/operations/disclosure/imports/spool.ts'
import { nationalFactors } from '../src/operations/ledger/factors-of-lines.ts'
import { importLedgerFile } from '../src/operations/ledger/import-file.ts'
import { readLines } from '../src/operations/ledger/read-lines.ts'
import { readTotals } from '../src/operations/ledger/totals.ts'
import { withdrawImport } from '../src/operations/ledger/withdraw-import.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { SnapshotDirectory } from '../src/operations/releases/snapshot-directory.ts'
import { createTenant } from '../src/operations/tenancy/tenants.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { SQL } from '../src/store/sql-text.ts'
import { july } from '../test/support/disclosure-records.ts'
import type { Bench, Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const LINES = Number(process.env['LEDGER_LINES'] ?? 1_000_000)
const SITES = 40
const clock = fixedClock('2026-11-15T00:00:00Z')
const period = july(2025)
const FUELS = ['Diesel oil', 'Gasoline', 'Liquefied petroleum gas', 'Ethanol']

/** The promise: a million lines of a fuel card within 90 s and 400 MB, totals in 200 ms and again in 20 ms. */
export const ledger: Bench = {
  name: 'ledger',
  what: `import ${LINES.toLocaleString('en-AU')} lines of a fuel card, read the totals, import the same file again`,
  baseline: 'the limits that we promise, and the same totals by plain SQL over the lines as they are listed',
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'southerly-ledger-'))
    try {
      const file = path.join(folder, 'card.csv')
      await writeCard(file)
      const ofEmbedded = await measure({ directory: path.join(folder, 'data') }, file, folder)
      return [
        ...ofEmbedded,
        ...(await onPostgres(({ databaseUrl }) => measure({ databaseUrl }, file, folder))),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function writeCard(file: string): Promise<void> {
  const out = createWriteStream(file)
  out.write('Transaction ID,Transaction Date,Depot,Rego,Product,Litres,Amount inc GST\n')
  for (let row = 0; row < LINES; row += 1) {
    const month = (row % 12) + 1
    const day = `${(row % 28) + 1}/${String(month).padStart(2, '0')}/${month > 6 ? 2025 : 2026}`
    const litres = ((row * 7919) % 9000) / 100 + 10
    const line = `T${row},${day},Depot ${row % SITES},R${row % 500},${FUELS[row % FUELS.length]},${litres.toFixed(2)},${(litres * 1.9).toFixed(2)}\n`
    if (!out.write(line)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'close')
}

async function measure(
  settings: { readonly directory: string } | { readonly databaseUrl: string },
  file: string,
  home: string,
): Promise<Figure[]> {
  const database = await openDatabase(settings)
  try {
    return await figuresOf(database, file, home)
  } finally {
    await database.close()
  }
}

async function figuresOf(database: Database, file: string, home: string): Promise<Figure[]> {
  await migrate(database)
  await loadStarter(database, { directory: path.join(import.meta.dirname, '../data/starter'), clock })
  const { id: tenantId } = await createTenant(database, clock, { name: 'Bench', plan: 'local' })
  const key = { tenantId, abn: '10000000000', period: `${period.start}/${period.end}` }
  const published = await nationalFactors(
    database,
    await new SnapshotDirectory(database, clock).select(),
    period,
  )
  const spooled = await spoolImport(home, createReadStream(file), 2 ** 30)
  const send = () =>
    importLedgerFile({ database, clock }, key, {
      name: 'card.csv',
      spooled,
      sheet: undefined,
      period,
      published,
      page: { offset: 0, limit: 100 },
      dryRun: false,
      actor: 'operator',
      seconds: 600,
    })
  await readTotals(database, key)
  const memory = watchMemory()
  const [found, seconds] = await timed(send)
  const peak = memory.stop()
  if (found.summary.taken !== LINES)
    throw new Error(`${JSON.stringify(found.summary)} ${JSON.stringify(found.reasons)}`)
  const [totals, cold] = await timed(() => readTotals(database, key))
  const [, again] = await timed(() => readTotals(database, key))
  const [second, repeated] = await timed(send)
  if (second.summary.already_held !== LINES) throw new Error('the same file added lines')
  const [plain, scan] = await timed(() => byPlainSql(database, key))
  const own = totals.totals.totals
  if (Math.abs(plain.scope1 - own.scope1_t!) > 1e-6 || Math.abs(plain.scope3 - own.scope3_t!) > 1e-6)
    throw new Error(`plain SQL says ${JSON.stringify(plain)}, the ledger ${JSON.stringify(own)}`)
  const whileTaken = watchMemory()
  const [back, taken] = await timed(() =>
    withdrawImport({ database, clock }, key, { number: found.number!, actor: 'operator', dryRun: false }),
  )
  const backPeak = whileTaken.stop()
  if (back.lines !== LINES || back.after.scope1_t !== null) throw new Error(JSON.stringify(back))
  const figure = (name: string, value: number, unit: string, limit: number): Figure => ({
    name: `${database.engine}: ${name}`,
    value,
    unit,
    better: 'less',
    against: { name: 'limit', value: limit, unit },
  })
  return [
    figure('import', seconds / 1000, 's', 90),
    figure('memory above idle, with the reading process', peak, 'MB', 400),
    figure('totals, cold', cold, 'ms', 200),
    figure('totals, again', again, 'ms', 20),
    figure('the same file again', repeated / 1000, 's', 90),
    figure('the import taken back', taken / 1000, 's', 90),
    figure('memory of taking it back', backPeak, 'MB', 400),
    { ...figure('totals, cold', cold, 'ms', 200), against: { name: 'plain SQL', value: scan, unit: 'ms' } },
  ]
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const began = performance.now()
  return [await work(), performance.now() - began]
}

/** Every line as it is listed, in a table of its own, summed by the database. */
async function byPlainSql(database: Database, key: Parameters<typeof readTotals>[1]) {
  const pieces: Buffer[] = []
  for (let after = 0; ; ) {
    const lines = await readLines(database, key, { after, limit: 4096 })
    if (lines.length === 0) break
    const standing = lines.filter(({ counts, corrected_by }) => counts && corrected_by === null)
    pieces.push(Buffer.from(standing.map(plainRow).join('')))
    after = lines.at(-1)!.ordinal
  }
  return await database.transaction(async (sql) => {
    await sql.exec(
      SQL`create temp table plain (activity numeric, scope1 numeric, scope3 numeric) on commit drop`,
    )
    await sql.copyCsv(SQL`plain (activity, scope1, scope3)`, pieces)
    const [sums] = await sql.query<{ scope1: string; scope3: string }>(
      SQL`select sum(activity * scope1) / 1000 as scope1, sum(activity * scope3) / 1000 as scope3 from plain`,
    )
    return { scope1: Number(sums!.scope1), scope3: Number(sums!.scope3) }
  })
}

function plainRow({ activity, use }: Awaited<ReturnType<typeof readLines>>[number]): string {
  const of = (scope: string): string => use.parts.find((part) => part.scope === scope)?.total ?? '0'
  return `${activity},${of('1')},${of('3')}\n`
}

/** Megabytes of this process and those that it started, above what they are now, at most. */
function watchMemory(): { stop(): number } {
  const before = residentMb()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMb())
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return Math.max(most, residentMb()) - before
    },
  }
}

function residentMb(): number {
  const own = [process.pid, ...childrenOf(process.pid)]
  return own.reduce((all, pid) => all + rssOf(pid), 0)
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.[1] === String(parent))
}

function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')
  } catch {
    return undefined
  }
}

function rssOf(pid: number): number {
  const pages = Number(statOf(pid)?.[21] ?? 0)
  return (pages * 4096) / 1_000_000
}
