import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import { spoolImport } from '../src/operations/disclosure/imports/spool.ts'
import { importBook } from '../src/operations/portfolio/import-file.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { SnapshotDirectory } from '../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { rowsInForce } from '../src/store/rows-in-force.ts'
import { SQL } from '../src/store/sql-text.ts'
import { listen, newTenant, testApp, testClock } from '../test/api/support.ts'
import type { Bench, Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const HOLDINGS = 10_000
const STARTER = path.join(import.meta.dirname, '../data/starter')
const clock = testClock('2026-11-15T00:00:00Z')
const DAY = '2025-12-31'
const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE
/** Questions of one book, each computed anew. */
const PRICES = 12
const DENOMINATOR = 10_000_000_000

interface Loan {
  readonly abn: string
  readonly amount: number
  readonly scope1: number
}

/** The largest book: imported, computed, and computed again, held against a plain sum over its rows. */
export const portfolio: Bench = {
  name: 'portfolio',
  what: `import a book of ${HOLDINGS.toLocaleString('en-AU')} loans and compute its financed emissions`,
  baseline: 'limits of what a person waits for, and the same total by a plain join in SQL',
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'southerly-portfolio-'))
    try {
      const loans = loansOf()
      const file = path.join(folder, 'book.csv')
      const rows = loans.map(
        ({ abn, amount }, at) => `L${at + 1},${abn},Term loan,${amount},4000000000,6000000000`,
      )
      const head = 'Loan ID,ABN,Facility type,Exposure (A$),Total equity (A$),Total debt (A$)'
      await writeFile(file, [head, ...rows].join('\n'))
      const ofEmbedded = await measure({ directory: path.join(folder, 'data') }, { file, folder, loans })
      return [
        ...ofEmbedded,
        ...(await onPostgres(({ databaseUrl }) => measure({ databaseUrl }, { file, folder, loans }))),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Companies of the registry in turn, each with an amount of its own. */
function loansOf(): readonly Loan[] {
  const registry = path.join(STARTER, 'nger-corporate/2024-25.csv')
  const rows = parse<Record<'abn' | 'scope1_t', string>>(readFileSync(registry), { columns: true })
  const companies = rows.filter(({ abn, scope1_t }) => abn !== '' && scope1_t !== '')
  const once = companies.filter(({ abn }) => companies.filter((one) => one.abn === abn).length === 1)
  return Array.from({ length: HOLDINGS }, (_, at) => {
    const { abn, scope1_t } = once[at % once.length]!
    return { abn, amount: 1_000_000 + at, scope1: Number(scope1_t) }
  })
}

interface Book {
  readonly file: string
  readonly folder: string
  readonly loans: readonly Loan[]
}

async function measure(settings: Parameters<typeof openDatabase>[0], book: Book): Promise<Figure[]> {
  const database = await openDatabase(settings)
  try {
    return await figuresOf(database, book)
  } finally {
    await database.close()
  }
}

async function figuresOf(database: Database, { file, folder, loans }: Book): Promise<Figure[]> {
  await migrate(database)
  await loadStarter(database, { directory: STARTER, clock })
  const tenant = await newTenant(database, clock)
  const snapshot = await new SnapshotDirectory(database, clock).select()
  const before = process.memoryUsage.rss()
  const spooled = await spoolImport(folder, createReadStream(file))
  const [{ saved }, imported] = await timed(() =>
    importBook(
      { database, clock },
      { tenantId: tenant.id, id: 'loans' },
      {
        name: 'book.csv',
        spooled,
        sheet: undefined,
        layout: {},
        title: undefined,
        balanceDate: DAY,
        snapshot,
        dryRun: false,
        keepGood: false,
        actor: 'operator',
        ifMatch: undefined,
        seconds: 600,
        charge: async () => {},
      },
    ),
  )
  if (saved?.portfolio.holding_count !== HOLDINGS) throw new Error('the book was not saved whole')
  const service = await testApp(database, { clock, checkAnswers: false })
  const { url } = await listen(service.app)
  const ask = (query = '') => bytesOf(`${url}/v1/portfolios/loans/financed-emissions${query}`, tenant.headers)
  const [first, cold] = await timed(() => ask())
  const again = await askedElsewhere(`${url}/v1/portfolios/loans/financed-emissions`, tenant.headers)
  const [, otherwise] = await timed(() => ask('?price_aud_per_t=80'))
  const peak = process.resourceUsage().maxRSS * KILOBYTE
  const resident = await residentAfter(PRICES, (price) => ask(`?price_aud_per_t=${price}`))
  const [, screened] = await timed(() => ask('?screening=true&holdings=false'))
  await service.app.close()
  const [plain, join] = await timed(() => byPlainSql(database, snapshot.id, loans))
  const answer = JSON.parse(first.toString()) as { data: { totals: { scope1_t: number } } }
  const own = answer.data.totals.scope1_t
  if (Math.abs(own - plain) > 1e-9 * plain) throw new Error(`plain SQL says ${plain} t, the service ${own}`)
  const figure = (name: string, value: number, unit: string, limit: number): Figure => ({
    name: `${database.engine}: ${name}`,
    value,
    unit,
    better: 'less',
    against: { name: 'limit', value: limit, unit },
  })
  return [
    figure('import', imported / 1000, 's', 10),
    figure('financed emissions, cold', cold / 1000, 's', 1.5),
    figure('financed emissions, again', again, 'ms', 100),
    figure('financed emissions at a price', otherwise / 1000, 's', 1.5),
    figure('screening of scope 3, the first time', screened / 1000, 's', 5),
    figure('most memory of import and answers, above the start', (peak - before) / MEGABYTE, 'MB', 1000),
    {
      ...figure(`memory after ${PRICES} prices`, resident.last / MEGABYTE, 'MB', 1),
      against: { name: `after ${PRICES / 3}`, value: resident.third / MEGABYTE, unit: 'MB' },
    },
    {
      ...figure('financed emissions, cold', cold, 'ms', 1),
      against: { name: 'plain SQL', value: join, unit: 'ms' },
    },
  ]
}

/** Bytes held after a third of the questions and after all: what is remembered of answers is bounded. */
async function residentAfter(count: number, ask: (price: number) => Promise<unknown>) {
  let third = 0
  for (let price = 1; price <= count; price += 1) {
    await ask(price)
    if (price === count / 3) third = process.memoryUsage.rss()
  }
  return { third, last: process.memoryUsage.rss() }
}

/** Read as they come: a client that makes texts of nine megabytes takes longer than the service. */
async function bytesOf(url: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return Buffer.concat((await answer.toArray()) as Buffer[])
}

/** Milliseconds until a client in its own process has the whole answer: the middle one of five. */
async function askedElsewhere(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const client = `
    const ask = () => new Promise((done) => require('node:http')
      .get(${JSON.stringify(url)}, { headers: ${JSON.stringify(headers)} }, (answer) => answer.resume().on('end', done)))
    const times = []
    const begin = async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        const began = performance.now()
        await ask()
        times.push(performance.now() - began)
      }
      console.log(times.sort((a, b) => a - b)[2])
    }
    begin()`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', client])
  return Number(stdout)
}

/** The total of scope 1 by a join of the amounts with the rows of the year. */
async function byPlainSql(database: Database, snapshotId: string, loans: readonly Loan[]): Promise<number> {
  const rows = await database.query<{ total: number }>(
    SQL`select sum(loan.amount / $4 * e.scope1_t)::double precision as total
     from unnest($2::text[], $3::double precision[]) as loan (abn, amount)
     join ${rowsInForce(SQL`nger_corporate_emission`)} e on e.abn = loan.abn and e.reporting_year = '2024-25'`,
    [snapshotId, loans.map(({ abn }) => abn), loans.map(({ amount }) => amount), DENOMINATOR],
  )
  return rows[0]!.total
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const began = performance.now()
  return [await work(), performance.now() - began]
}
