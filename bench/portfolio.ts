import { createReadStream, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { fixedClock } from '../src/clock.ts'
import { spoolImport } from '../src/operations/disclosure/imports/spool.ts'
import { importBook } from '../src/operations/portfolio/import-file.ts'
import { computePortfolio } from '../src/operations/portfolio/preview.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { SnapshotDirectory } from '../src/operations/releases/snapshot-directory.ts'
import { createTenant } from '../src/operations/tenancy/tenants.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import type { Bench, Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const HOLDINGS = 10_000
const STARTER = path.join(import.meta.dirname, '../data/starter')
const clock = fixedClock('2026-11-15T00:00:00Z')
const DAY = '2025-12-31'

interface Loan {
  readonly abn: string
  readonly amount: number
  readonly scope1: number
}

/** The largest book: imported, computed, and computed again, held against a plain sum over its rows. */
export const portfolio: Bench = {
  name: 'portfolio',
  what: `import a book of ${HOLDINGS.toLocaleString('en-AU')} loans and compute its financed emissions`,
  baseline: 'limits of what a person waits for, and the same total by a plain loop over the rows',
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
  const { id: tenantId } = await createTenant(database, clock, { name: 'Bench', plan: 'local' })
  const snapshot = await new SnapshotDirectory(database, clock).select()
  const spooled = await spoolImport(folder, createReadStream(file))
  const [{ holdings, saved }, imported] = await timed(() =>
    importBook(
      { database, clock },
      { tenantId, id: 'loans' },
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
  const compute = () => computePortfolio(database, snapshot, { balance_date: DAY, holdings })
  const [first, cold] = await timed(compute)
  const [, again] = await timed(compute)
  const [plain, loop] = await timed(async () =>
    loans.reduce((sum, { amount, scope1 }) => sum + (amount / 10_000_000_000) * scope1, 0),
  )
  const own = first.portfolio.found.number('scope1_t')
  if (own === null || Math.abs(own - plain) > 1e-9 * plain)
    throw new Error(`a plain loop says ${plain} t, the service ${own}`)
  const figure = (name: string, value: number, unit: string, limit: number): Figure => ({
    name: `${database.engine}: ${name}`,
    value,
    unit,
    better: 'less',
    against: { name: 'limit', value: limit, unit },
  })
  return [
    figure('import', imported / 1000, 's', 10),
    figure('financed emissions, cold', cold / 1000, 's', 5),
    figure('financed emissions, again', again / 1000, 's', 5),
    {
      ...figure('financed emissions, again', again, 'ms', 1),
      against: { name: 'plain loop', value: loop, unit: 'ms' },
    },
  ]
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const began = performance.now()
  return [await work(), performance.now() - began]
}
