import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { gridIntensityOf } from '../../src/operations/company/grid-intensity.ts'
import { loadRows } from '../../src/operations/ingest/load-rows.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { FileOutcome } from '../../src/operations/update/report.ts'
import { updateSources } from '../../src/operations/update/update.ts'
import type { Database } from '../../src/store/database.ts'
import { listSourceChecks, writeSourceCheck } from '../../src/store/source-updates.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { freePort } from '../support/free-port.ts'
import { indexReport } from '../support/market-report.ts'
import { type Publisher, startPublisher } from '../support/publisher.ts'

const clock = fixedClock('2026-11-16T00:00:00Z')
/** For a publisher who never ends. Others have all the time they want: a slow machine is no slow publisher. */
const SHORT_MS = 150
const LONG_MS = 120_000
const FIRST = '2025-12-28'
const WEEK = indexReport(FIRST, 7, { published: '2026/10/26' })
const GENERATORS = readFileSync(
  path.join(
    import.meta.dirname,
    '../../src/sources/aemo-generators/fixtures/CO2EII_AVAILABLE_GENERATORS.CSV',
  ),
)

let database: Database
let publisher: Publisher
let home: string
beforeAll(async () => {
  database = await openOnOneEngine()
  publisher = await startPublisher()
  home = await mkdtemp(path.join(tmpdir(), 'southerly-update-'))
})
afterAll(async () => {
  await publisher.close()
  await database.close()
  await rm(home, { recursive: true })
})

const give =
  (body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body)
const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end()

type Asked = Partial<Readonly<{ source: string; to: string; timeoutMs: number }>>

/** Asks for the index, or another source, and answers what came of its file. */
async function update({ source = 'aemo-cdeii', to, timeoutMs = LONG_MS }: Asked = {}): Promise<FileOutcome> {
  const { files } = await updateSources(
    {
      database,
      clock,
      home,
      transport: {
        timeoutMs,
        maxBytes: 1_000_000,
        retry: { attempts: 2, wait: async () => {} },
        fetch: (url, init) => publisher.fetch(url, init, to),
      },
    },
    { sources: [source], dryRun: false, startedBy: 'command' },
  )
  expect(files).toHaveLength(1)
  return files[0]!
}

/** What is served of two weeks: the snapshot, and each day once. */
async function served(): Promise<{ snapshot: string; periods: readonly object[] }> {
  const snapshot = await new SnapshotDirectory(database, clock).newest()
  const question = { region: 'NSW1', interval: 'year', from: FIRST, to: '2026-12-31' } as const
  const { periods } = await gridIntensityOf(database, snapshot, question)
  return { snapshot: snapshot.id, periods }
}

const daysServed = async (): Promise<number[]> =>
  (await served()).periods.map((period) => (period as { days: number }).days)

/** Files that lie on the desk, below the folder of the source. */
const onDesk = (): Promise<string[]> =>
  readdir(path.join(home, 'updates/aemo-cdeii'), { recursive: true }).then((names) =>
    names.filter((name) => name.includes('.') && !name.endsWith('.origin.json')),
  )

test('a good file is loaded, and taken from the desk', async () => {
  publisher.answer = give(WEEK, { etag: '"week 1"' })
  expect(await update()).toMatchObject({
    outcome: 'loaded',
    messages: [expect.stringContaining('42 rows to 2026-01-03') as string],
  })
  expect(await daysServed()).toEqual([4, 3])
  expect(await onDesk()).toEqual([])
})

test('a file that has not changed is not asked for again', async () => {
  publisher.answer = status(304)
  expect(await update()).toMatchObject({
    outcome: 'current',
    release: expect.stringMatching(/^aemo-cdeii-2026-/),
  })
  expect(publisher.requests.at(-1)).toMatchObject({ condition: '"week 1"' })
})

test('the same bytes under another name of theirs are not loaded twice', async () => {
  publisher.answer = give(WEEK, { etag: '"renamed"' })
  expect(await update()).toMatchObject({ outcome: 'current' })
  publisher.answer = status(304)
  await update()
  expect(publisher.requests.at(-1)).toMatchObject({ condition: '"renamed"' })
})

describe('a fault leaves everything as it is, and is named:', () => {
  let before: object
  beforeEach(async () => {
    before = await served()
  })
  const drip: RequestListener = (_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('C'), 20)
    response.on('close', () => clearInterval(timer))
  }
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': String(WEEK.length) }).write(WEEK.slice(0, 500))
    setTimeout(() => response.destroy(), 20)
  }
  const failures: readonly (readonly [string, RequestListener, RegExp])[] = [
    ['half a file', cut, /could not be reached|sent \d+ of/],
    ['a connection that breaks', (_, response) => response.destroy(), /could not be reached/],
    ['nothing', give(''), /answered with nothing/],
    [
      'a web page',
      give('<!DOCTYPE html><title>Down</title>', { etag: '"page"' }),
      /is a web page, not the file/,
    ],
    ['a challenge in XHTML', give('<?xml version="1.0"?>\n<!-- x --><html>'), /is a web page/],
    [
      'a redirect to another host',
      status(302, { location: 'https://example.invalid/x' }),
      /leads to another host, example.invalid/,
    ],
    ['a redirect to http', status(302, { location: 'http://nemweb.com.au/x' }), /leads to http:/],
    ['a redirect in a circle', status(301, { location: '/again' }), /redirects more than 5 times/],
    ['403', status(403), /answered 403/],
    ['404', status(404), /answered 404/],
    ['429', status(429, { 'retry-after': '3600' }), /answered 429 and asks to wait 3600 s/],
    ['500', status(500), /answered 500/],
    [
      'a gzip bomb',
      give(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
      /more than 1000000 bytes/,
    ],
    ['broken gzip', give('no gzip', { 'content-encoding': 'gzip' }), /could not be reached/],
  ]
  const expectFailure = async (listener: RequestListener, message: RegExp, timeoutMs: number) => {
    publisher.answer = listener
    const { outcome, messages } = await update({ timeoutMs })
    expect([outcome, messages.join('\n')]).toEqual(['failed', expect.stringMatching(message)])
    expect(await served()).toEqual(before)
    expect(await onDesk()).toEqual([])
  }
  test.each(failures)('%s', (_, listener, message) => expectFailure(listener, message, LONG_MS))

  const endless: readonly (readonly [string, RequestListener])[] = [
    ['no answer', () => undefined],
    ['a slow drip', drip],
  ]
  test.each(endless)('%s', (_, listener) => expectFailure(listener, /did not answer within 150 ms/, SHORT_MS))

  test('nobody at the address, and no TLS there', async () => {
    const port = await freePort()
    expect((await update({ to: `http://127.0.0.1:${port}` })).messages[0]).toContain('ECONNREFUSED')
    expect((await update({ to: publisher.origin.replace('http:', 'https:') })).messages[0]).toMatch(
      /SSL|EPROTO/,
    )
    expect(await served()).toEqual(before)
  })

  test('"not modified" though nothing was ever received', async () => {
    publisher.answer = status(304)
    expect(await update({ source: 'aemo-generators' })).toMatchObject({
      outcome: 'failed',
      messages: [expect.stringContaining('but we have no earlier copy') as string, expect.anything()],
    })
  })

  const twoWeeks = indexReport(FIRST, 14)
  const cutOff = { 'content-length': String(twoWeeks.indexOf('C,"END')), connection: 'close' }
  const doubts: readonly (readonly [string, RequestListener, RegExp])[] = [
    ['a changed heading', give(indexReport(FIRST, 14, { heading: 'TRADING_DAY' })), /SETTLEMENTDATE/],
    [
      'the file of another year',
      give(indexReport('2024-12-29', 14, { year: 2025 })),
      /data to 2026-01-03 is already loaded/,
    ],
    ['an older issue', give(indexReport(FIRST, 14, { published: '2026/10/19' })), /would stay in force/],
    ['the list of generators', give(GENERATORS), /It is a file of aemo-generators/],
    ['days that went missing', give(indexReport('2026-01-01', 4)), /rows_lost/],
    [
      'a day of publication to come',
      give(indexReport(FIRST, 14, { published: '2027/01/04' })),
      /in the future/,
    ],
    ['a length that cuts off the end', give(twoWeeks, cutOff), /closing record is missing/],
  ]
  test.each(doubts)('%s waits for a decision', async (_, listener, message) => {
    publisher.answer = listener
    const found = await update()
    expect([found.outcome, found.messages.join('\n')]).toEqual(['waiting', expect.stringMatching(message)])
    expect(found.next).toBe(`southerly ingest aemo-cdeii "${found.file}"`)
    expect(await onDesk()).toEqual([path.relative(path.join(home, 'updates/aemo-cdeii'), found.file!)])
    expect(await served()).toEqual(before)
  })
})

test('what waits is not lost to a later fault, and is judged again', async () => {
  const doubtful = indexReport('2026-01-01', 5)
  publisher.answer = give(doubtful, { etag: '"doubtful"' })
  const { file } = await update()
  publisher.answer = status(500)
  expect(await update()).toMatchObject({
    outcome: 'failed',
    file,
    messages: expect.arrayContaining([expect.stringContaining('still waiting')]),
  })
  expect(await readFile(file!, 'utf8')).toBe(doubtful)
  publisher.answer = status(304)
  expect(await update()).toMatchObject({ outcome: 'waiting', file })
})

test('a fault that passes is sat out, and the next file is served, each day once', async () => {
  let asked = 0
  const good = give(indexReport(FIRST, 14, { published: '2026/11/09' }), { etag: '"week 2"' })
  publisher.answer = (request, response) => {
    asked += 1
    if (asked === 1) response.writeHead(500).end()
    else good(request, response)
  }
  expect(await update()).toMatchObject({ outcome: 'loaded' })
  expect(await daysServed()).toEqual([4, 10])
  expect(await onDesk()).toEqual([])
})

test('goes on with a file that was received by an update that was killed', async () => {
  const text = indexReport(FIRST, 21, { published: '2026/11/15' })
  const location = 'updates/aemo-cdeii/abc/CO2EII_SUMMARY_RESULTS.CSV'
  await mkdir(path.dirname(path.join(home, location)), { recursive: true })
  await writeFile(path.join(home, location), text)
  const checks = await database.as({ kind: 'operator' }, (sql) => listSourceChecks(sql))
  const check = checks.find(({ source }) => source === 'aemo-cdeii')!
  await database.as({ kind: 'operator' }, (sql) =>
    writeSourceCheck(sql, {
      ...check,
      outcome: 'received',
      etag: '"week 3"',
      file_sha256: createHash('sha256').update(text).digest('hex'),
      location,
    }),
  )
  publisher.answer = status(304)
  expect(await update()).toMatchObject({ outcome: 'loaded' })
  expect(publisher.requests.at(-1)).toMatchObject({ condition: '"week 3"' })
  expect(await daysServed()).toEqual([4, 17])
})

test('asks for the whole file when the received one is gone or was changed', async () => {
  publisher.answer = give(indexReport('2026-01-01', 6), { etag: '"doubtful"' })
  const { file } = await update()
  await writeFile(file!, 'changed')
  publisher.answer = give(indexReport('2026-01-01', 6), { etag: '"doubtful"' })
  expect(await update()).toMatchObject({ outcome: 'waiting', file })
  expect(publisher.requests.at(-1)).toMatchObject({ condition: undefined })
})

test('a file that the operator loads after all says where it was fetched from', async () => {
  const { file } = await update()
  const accept = { reason: 'tried', accepted_by: 'ana' }
  const request = { source: 'aemo-cdeii', location: file!, published_on: '2026-11-16', accept }
  const { release } = await loadRows({ database, clock, home }, request)
  expect(release.provenance.retrieved_from).toMatchObject({
    url: 'https://nemweb.com.au/Reports/Current/CDEII/CO2EII_SUMMARY_RESULTS.CSV',
  })
  publisher.answer = status(304)
  expect(await update()).toMatchObject({ outcome: 'current', release: release.id })
  expect(await onDesk()).toEqual([])
})
