import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepPieces } from '../../src/operations/evidence/incoming.ts'
import type { Database } from '../../src/store/database.ts'
import { insertEvidencePiece, storedBytes } from '../../src/store/evidence-pieces.ts'
import { holdUpload } from '../../src/store/evidence-uploads.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { countRows } from '../support/tenant-rows.ts'
import { newMember, newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const AGL = '74115061375'
const OTHER = '30000051696'
const PERIOD = { start: '2025-07-01', end: '2026-06-30' }
const pdf = (words: string): Buffer => Buffer.from(`%PDF-1.7\n${words}: a document of the company\n%%EOF\n`)
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** The scanner of these tests: 1 for a virus, 2 for what it cannot read. */
const SCANNER = 'grep -q EICAR "$1" && exit 1; grep -q BROKEN "$1" && exit 2; exit 0'

describeOnOneEngine('evidence files', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly-evidence-'))
  const scanner = path.join(home, 'scan.sh')

  beforeAll(async () => {
    writeFileSync(scanner, SCANNER)
    database = await open()
    test = await testApp(database, { environment: { SOUTHERLY_HOME: home } })
    tenant = await newTenant(database, test.clock)
  })
  afterAll(async () => {
    await test.app.close()
    await rm(home, { recursive: true })
  })

  const send = async (query: string, payload: Buffer | Readable, who = tenant, app = test) =>
    await app.inject({
      method: 'POST',
      url: `/v1/evidence-files?${query}`,
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      payload,
    })
  const get = async (url: string, headers: object = tenant.headers) =>
    await test.inject({ url: `/v1/evidence-files${url}`, headers: { ...headers } })
  const remove = async (sha256: string) =>
    await test.inject({ method: 'DELETE', url: `/v1/evidence-files/${sha256}`, headers: tenant.headers })
  const incoming = (): string[] => readdirSync(path.join(home, 'evidence'))
  /** A record of the company that names a document. */
  const nameDocument = async (sha256: string, ifMatch?: string) =>
    await test.inject({
      method: 'PUT',
      url: `/v1/companies/${AGL}/market-based-scope2/evidence`,
      headers: { ...tenant.headers, ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }) },
      payload: {
        period: PERIOD,
        instruments: [],
        consumption: [{ region: 'NSW', period: PERIOD, kwh: 10, exempt_kwh: 0, document_sha256: sha256 }],
      },
    })

  it('asks for the file where the body is missing', async () => {
    const url = '/v1/evidence-files?name=bill.pdf'
    const answer = await test.inject({ method: 'POST', url, headers: tenant.headers })
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      422,
      'is required: send the file as the body',
    ])
  })

  it('are kept once, and served as they came, whole and in parts', async () => {
    const bytes = pdf('0123456789'.repeat(250_000))
    const sha256 = hashOf(bytes)
    const name = encodeURIComponent('C:\\fakepath\\Stromrechnung März (1).pdf')
    const first = await send(`name=${name}&abn=${AGL}&period=2025-26`, bytes)
    expect([first.statusCode, first.headers.location]).toEqual([201, `/v1/evidence-files/${sha256}`])
    expect(first.json().data).toMatchObject({
      sha256,
      name: 'Stromrechnung März (1).pdf',
      bytes: bytes.length,
      media_type: 'application/pdf',
      uploaded_for: [{ abn: AGL, period: PERIOD }],
      named_by: [],
    })
    const again = await send('name=copy.pdf', Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]))
    expect([again.statusCode, again.json().data.name]).toEqual([200, 'Stromrechnung März (1).pdf'])
    expect(incoming()).toEqual([])
    const whole = await get(`/${sha256}/content`)
    expect(whole.rawPayload.equals(bytes)).toBe(true)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes.length),
      'content-disposition':
        'attachment; filename="Stromrechnung M_rz (1).pdf"; filename*=UTF-8\'\'Stromrechnung%20M%C3%A4rz%20%281%29.pdf',
    })
    const part = await get(`/${sha256}/content`, { ...tenant.headers, range: 'bytes=1048570-1048590' })
    expect([part.statusCode, part.body]).toEqual([206, bytes.subarray(1_048_570, 1_048_591).toString()])
    const tag = String(whole.headers.etag)
    expect((await get(`/${sha256}/content`, { ...tenant.headers, 'if-none-match': tag })).statusCode).toBe(
      304,
    )
    const events = await test.inject({ url: '/v1/audit-events?limit=5', headers: tenant.headers })
    expect(events.json().data.map(({ action }: { action: string }) => action)).toEqual([
      'evidence_file.read',
      'evidence_file.read',
      'evidence_file.added',
      ...events
        .json()
        .data.slice(3)
        .map(({ action }: { action: string }) => action),
    ])
  })

  it('are refused in words, and leave nothing', async () => {
    const before = await countRows(database)
    const refusals = [
      await send('name=page.pdf', Buffer.from('<html>')),
      await send('name=a.pdf', Buffer.alloc(0)),
      await send(
        'name=a.pdf',
        Readable.from(Array.from({ length: 51 }, () => Buffer.alloc(1_048_576, '%PDF-'))),
      ),
      await send(`name=a.pdf&abn=${AGL}`, pdf('x')),
      await send('name=%E2%80%AEfdp.pdf', pdf('x')),
    ]
    expect(refusals.map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
      [422, 'page.pdf is a web page by its content, but its name says a PDF.'],
      [422, 'a.pdf is empty.'],
      [413, 'a.pdf is larger than 50 MB (52428800 bytes), the most that a file may have.'],
      [400, 'A company needs its period, and a period its company.'],
      [400, 'The file name contains invisible characters.'],
    ])
    expect([await countRows(database), incoming()]).toEqual([before, []])
    const poor = await newTenant(database, test.clock, { overrides: { evidence_mb: 1 } })
    expect((await send('name=a.pdf', pdf('x'), poor)).statusCode).toBe(201)
    const full = await send('name=b.pdf', pdf('y'.repeat(1_048_576)), poor)
    expect([full.statusCode, full.json().detail]).toEqual([
      402,
      'The plan includes 1 MB of evidence files; 0.0 MB are held, and b.pdf has 1.0 MB or more.',
    ])
  })

  it('count against the plan while they arrive, all of a tenant together, and leave nothing when refused', async () => {
    const poor = await newTenant(database, test.clock, { overrides: { evidence_mb: 10 } })
    const megabyte = Buffer.alloc(1_048_576, 'a line of text\n')
    const stored = async (): Promise<number> =>
      await database.as({ kind: 'tenant', tenantId: poor.id }, async (sql) => {
        const [row] = await sql.query<{ bytes: number }>(
          SQL`select coalesce(sum(length(bytes)), 0)::bigint as bytes from evidence_piece`,
        )
        return row!.bytes
      })
    const onDisk = (): number =>
      incoming().reduce((sum, name) => sum + statSync(path.join(home, 'evidence', name)).size, 0)
    /** A body without a length that stays open until told, and what was on the disk at the most. */
    let most = 0
    const opened = Promise.withResolvers<void>()
    const chunked = (count: number, letter: string): Readable =>
      Readable.from(
        (async function* () {
          for (let sent = 0; sent < count; sent += 1) {
            most = Math.max(most, onDisk())
            yield sent === 0 ? Buffer.concat([Buffer.from(letter), megabyte]) : megabyte
          }
          await opened.promise
        })(),
      )
    // Six of seven megabytes each: one has room, the others together have not.
    const sent = Array.from('abcdef', (letter) => send(`name=${letter}.txt`, chunked(7, letter), poor))
    const refused = await Promise.race(sent)
    expect([refused.statusCode, refused.json().detail]).toEqual([
      402,
      expect.stringContaining('are arriving') as string,
    ])
    setTimeout(() => opened.resolve(), 500)
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 402, 402, 402, 402, 402])
    expect(most).toBeLessThanOrEqual(10 * 1_048_576)
    expect([incoming(), await stored()]).toEqual([[], 7 * 1_048_576 + 1])
    // Nine more leave nothing either, and what a killed process held is free again after ten minutes.
    for (const letter of 'ghijklmno')
      expect((await send(`name=${letter}.txt`, chunked(7, letter), poor)).statusCode).toBe(402)
    expect([incoming(), await stored()]).toEqual([[], 7 * 1_048_576 + 1])
    const ghost = { tenantId: poor.id, id: 'a'.repeat(32) }
    await database.as({ kind: 'tenant', tenantId: poor.id }, (sql) =>
      holdUpload(sql, ghost, 3 * 1_048_576, test.clock.now().toISOString()),
    )
    expect((await send('name=p.txt', Buffer.from('p'.repeat(50)), poor)).statusCode).toBe(402)
    test.clock.forward(11 * 60_000)
    expect((await send('name=p.txt', Buffer.from('p'.repeat(50)), poor)).statusCode).toBe(201)
  })

  it('stay while a record names them, or named them in a version that is kept', async () => {
    const [one, other] = [pdf('bill'), pdf('corrected bill')]
    for (const bytes of [one, other]) await send('name=bill.pdf', bytes)
    const written = await nameDocument(hashOf(one))
    const listed = await get(`?abn=${AGL}&period=2025-26&unlinked=false`)
    expect(listed.json().data).toMatchObject([
      { sha256: hashOf(one), named_by: [{ abn: AGL, kind: 'market_based_evidence', period: PERIOD }] },
    ])
    expect((await get(`?unlinked=true`)).json().data[0].sha256).toBe(hashOf(other))
    expect((await remove(hashOf(one))).json()).toMatchObject({
      code: 'evidence_file_in_use',
      detail: `bill.pdf is evidence of market_based_evidence of ${AGL} for 2025-07-01/2026-06-30.`,
    })
    await nameDocument(hashOf(other), `"${written.json().data.etag}"`)
    expect((await remove(hashOf(one))).json().detail).toMatch(
      /^bill\.pdf is kept until 20\d\d-\d\d-\d\d: version 1/,
    )
    const spare = pdf('never named')
    await send('name=spare.pdf', spare)
    expect((await remove(hashOf(spare))).statusCode).toBe(204)
    expect((await get(`/${hashOf(spare)}`)).json().code).toBe('evidence_file_not_found')
  })

  it('come as one ZIP, without those that are named and not held', async () => {
    const company = '/v1/companies/30000051696'
    const bytes = pdf('the bill of a company')
    await send('name=bill.pdf', bytes)
    const load = { region: 'NSW', period: PERIOD, kwh: 10, exempt_kwh: 0 }
    await test.inject({
      method: 'PUT',
      url: `${company}/market-based-scope2/evidence`,
      headers: tenant.headers,
      payload: {
        period: PERIOD,
        instruments: [],
        consumption: [hashOf(bytes), 'b'.repeat(64)].map((document_sha256) => ({ ...load, document_sha256 })),
      },
    })
    const asked = { headers: tenant.headers }
    const zip = await test.inject({ url: `${company}/evidence/download?period=2025-26`, ...asked })
    expect(zip.headers['content-type']).toBe('application/zip')
    const entries = unzipSync(zip.rawPayload)
    expect(Object.keys(entries)).toEqual([`evidence/${hashOf(bytes).slice(0, 16)}-bill.pdf`])
    expect(hashOf(Object.values(entries)[0]!)).toBe(hashOf(bytes))
  })

  it('are seen by their tenant alone, and by auditors within their engagement', async () => {
    const bytes = pdf('of one company')
    await send(`name=a.pdf&abn=${AGL}&period=2025-26`, bytes)
    await send(`name=a.pdf&abn=${OTHER}&period=2024-25`, bytes)
    await send('name=b.pdf', pdf('of no company'))
    const stranger = await newTenant(database, test.clock)
    for (const url of [`/${hashOf(bytes)}`, `/${hashOf(bytes)}/content`])
      expect((await get(url, stranger.headers)).statusCode).toBe(404)
    expect((await get('', stranger.headers)).json().data).toEqual([])
    expect((await send('name=mine.pdf', bytes, stranger)).json().data).toMatchObject({ name: 'mine.pdf' })
    const engagement = { abn: AGL, period: '2025-07-01/2026-06-30', ends_on: '2026-12-31' }
    const { headers } = await newMember(test, tenant.id, { roles: ['auditor'], engagements: [engagement] })
    expect((await get('', headers)).json().code).toBe('outside_engagement')
    expect((await get(`?abn=${OTHER}&period=2024-25`, headers)).json().code).toBe('outside_engagement')
    expect((await get(`/${hashOf(pdf('of no company'))}`, headers)).statusCode).toBe(404)
    expect((await get(`/${hashOf(bytes)}`, headers)).json().data.uploaded_for).toEqual([
      { abn: AGL, period: PERIOD },
    ])
    expect((await get(`/${hashOf(bytes)}/content`, headers)).rawPayload.equals(bytes)).toBe(true)
    const refused = await send('name=c.pdf', pdf('c'), { ...tenant, headers } as never)
    expect(refused.json().code).toBe('insufficient_scope')
  })

  it('are scanned by the program of the installation', async () => {
    const environment = { SOUTHERLY_HOME: home, SOUTHERLY_SCAN_COMMAND: `/bin/sh ${scanner}` }
    const scanned = await testApp(database, { environment })
    const answers = []
    for (const words of ['clean', 'EICAR', 'BROKEN'])
      answers.push(await send(`name=${words}.pdf`, pdf(words), tenant, scanned))
    await scanned.app.close()
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [201, undefined],
      [422, 'evidence_file_refused'],
      [503, 'scan_failed'],
    ])
    expect(incoming()).toEqual([])
  })

  it('leave nothing behind when their upload broke off, and nothing of another', async () => {
    const broken = { tenantId: tenant.id, sha256: 'a'.repeat(64) }
    const store = async (at: string) =>
      await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
        insertEvidencePiece(sql, broken, 0, Buffer.from('x'), at),
      )
    const sweep = async () => await sweepPieces({ database, clock: test.clock })
    await store(test.clock.now().toISOString())
    expect(await sweep()).toBe(0)
    test.clock.forward(2 * 3_600_000)
    expect(await sweep()).toBe(1)
    const left = await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) => storedBytes(sql, broken))
    expect(left).toBe(0)
    expect((await get('')).json().data.length).toBeGreaterThan(3)
  })
})
