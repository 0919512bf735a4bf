import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { systemClock } from '../src/clock.ts'
import { ingestAddresses } from '../src/operations/addresses/ingest-addresses.ts'
import { matchAddress } from '../src/operations/addresses/match-address.ts'
import { SnapshotDirectory } from '../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { createPostgresDatabase } from '../test/support/postgres-databases.ts'
import { findPostgresPrograms } from '../test/support/postgres-programs.ts'
import { startPostgres } from '../test/support/start-postgres.ts'
import { ADDRESS_HEADINGS, type MadeAddress, makeAddresses } from './address-file.ts'
import { QUERY_KINDS, type QueryKind, writeAddress } from './address-queries.ts'
import type { Bench, Figure } from './figure.ts'
import { Random } from './random.ts'

/** With `--full` as many as the national file has, and a tenth of them on the embedded engine; else a short run. */
const SIZES = process.argv.includes('--full')
  ? { postgres: 15_900_000, embedded: 1_600_000 }
  : { postgres: 200_000, embedded: 200_000 }
const SAMPLE = 5000
const QUESTIONS = 2000
const PROMISED = { loadRatio: 2, p50: 0.5, p99: 5, hits: 99 }

export const addresses: Bench = {
  name: 'addresses',
  what: `load and match ${SIZES.postgres} made-up addresses on PostgreSQL, ${SIZES.embedded} on the embedded engine`,
  baseline: 'a bare COPY of the same file into 27 columns plus one index; what we promise',
  run: async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    try {
      return [...(await onPostgres(directory)), ...(await onEmbedded(directory))]
    } finally {
      rmSync(directory, { recursive: true, force: true })
    }
  },
}

async function onPostgres(directory: string): Promise<Figure[]> {
  const programs = findPostgresPrograms()
  if (programs === undefined) {
    console.error('addresses: skipped on PostgreSQL, which is not on this machine')
    return []
  }
  const file = await makeFile(directory, SIZES.postgres)
  const server = await startPostgres(programs)
  try {
    const bare = await bareCopy(
      await createPostgresDatabase(server.url('postgres'), 'bare', 'template1'),
      file,
    )
    const databaseUrl = await createPostgresDatabase(server.url('postgres'), 'addresses', 'template1')
    const database = await openDatabase({ databaseUrl, pool: 1 })
    try {
      const seconds = await load(database, directory, file)
      return [
        {
          name: 'PostgreSQL: load',
          value: seconds,
          unit: 's',
          against: { name: 'bare COPY and index', value: bare, unit: 's' },
          better: 'less',
        },
        ...(await match('PostgreSQL', database, file.sample)),
      ]
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}

async function onEmbedded(directory: string): Promise<Figure[]> {
  const file = await makeFile(directory, SIZES.embedded)
  const database = await openDatabase({ directory: path.join(directory, 'database') })
  try {
    const seconds = await load(database, directory, file)
    return [
      {
        name: 'embedded: load',
        value: SIZES.embedded / seconds,
        unit: 'addresses/s',
        against: { name: 'promised', value: 20_000, unit: 'addresses/s' },
        better: 'more',
      },
      ...(await match('embedded', database, file.sample)),
    ]
  } finally {
    await database.close()
  }
}

interface MadeFile {
  readonly location: string
  readonly sample: readonly MadeAddress[]
}

async function makeFile(directory: string, rows: number): Promise<MadeFile> {
  const location = path.join(directory, `GNAF_CORE_${rows}.psv`)
  const sample: MadeAddress[] = []
  const every = Math.max(1, Math.floor(rows / SAMPLE))
  function* text(): Generator<string> {
    let pending = `${ADDRESS_HEADINGS}\n`
    let row = 0
    for (const { line, address } of makeAddresses(rows)) {
      if (row % every === 0) sample.push(address)
      row += 1
      pending += `${line}\n`
      if (pending.length < 1024 * 1024) continue
      yield pending
      pending = ''
    }
    yield pending
  }
  await pipeline(Readable.from(text()), createWriteStream(location))
  return { location, sample }
}

/** What no loader can beat: the server's own COPY of the file as it is, and an index over the identifiers. */
async function bareCopy(url: string, file: MadeFile): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const columns = ADDRESS_HEADINGS.toLowerCase()
      .split('|')
      .map((name) => `${name} ${name.endsWith('itude') ? 'double precision' : 'text collate "C"'}`)
    await client.query(`create table bare (${columns.join(', ')})`)
    const started = performance.now()
    await client.query('begin')
    const copy = client.query(
      copyFrom(`copy bare from stdin (format csv, header, delimiter '|', quote e'\\b', null '')`),
    )
    await pipeline(createReadStream(file.location, { highWaterMark: 256 * 1024 }), copy)
    await client.query('create index on bare (address_detail_pid)')
    await client.query('commit')
    return (performance.now() - started) / 1000
  } finally {
    await client.end()
  }
}

async function load(database: Database, directory: string, file: MadeFile): Promise<number> {
  await migrate(database)
  const started = performance.now()
  await ingestAddresses(
    { database, clock: systemClock, home: directory },
    { source: 'gnaf-core', location: file.location },
  )
  return (performance.now() - started) / 1000
}

async function match(engine: string, database: Database, sample: readonly MadeAddress[]): Promise<Figure[]> {
  const snapshot = await new SnapshotDirectory(database, systemClock).newest()
  const random = new Random(3)
  const times: number[] = []
  const hits = new Map<QueryKind, number>()
  const ask = async (kind: QueryKind): Promise<void> => {
    const address = random.pick(sample)
    const text = writeAddress(random, address, kind)
    const started = performance.now()
    const found = await matchAddress(database, snapshot, text)
    times.push(performance.now() - started)
    if (found.candidates[0]?.pid === address.pid) hits.set(kind, (hits.get(kind) ?? 0) + 1)
  }
  for (const kind of QUERY_KINDS) for (let warm = 0; warm < 200; warm += 1) await ask(kind)
  times.length = 0
  hits.clear()
  for (const kind of QUERY_KINDS) for (let asked = 0; asked < QUESTIONS; asked += 1) await ask(kind)
  times.sort((a, b) => a - b)
  const percentile = (share: number): number => times[Math.floor(times.length * share)]!
  const promised = (value: number, unit: string) => ({ name: 'promised', value, unit })
  return [
    {
      name: `${engine}: match, median`,
      value: percentile(0.5),
      unit: 'ms',
      against: promised(PROMISED.p50, 'ms'),
      better: 'less',
    },
    {
      name: `${engine}: match, 99th percentile`,
      value: percentile(0.99),
      unit: 'ms',
      against: promised(PROMISED.p99, 'ms'),
      better: 'less',
    },
    ...QUERY_KINDS.map(
      (kind): Figure => ({
        name: `${engine}: right address first, ${kind}`,
        value: ((hits.get(kind) ?? 0) / QUESTIONS) * 100,
        unit: '%',
        against: promised(PROMISED.hits, '%'),
        better: 'more',
      }),
    ),
  ]
}
