import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import {
  bombOfBlanks,
  columnsAgainAndAgain,
  longFormat,
  longFormatOfEntities,
  manyCells,
  tooManyDecimals,
  workbookOf,
} from '../support/hostile-workbooks.ts'
import { countRows } from '../support/tenant-rows.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const COMPANY = '/v1/companies/74115061375'
const ROUTES = {
  evidence: '/v1/evidence-files?name=',
  import: `${COMPANY}/imports?kind=electricity&period=2025-26&apply=true&name=`,
  draft: `${COMPANY}/disclosure-draft/import?period=2025-26&apply=true&name=`,
} as const
const MOST = 50 * 1_048_576

const withPart = (archive: Uint8Array, name: string, content: Uint8Array): Buffer =>
  Buffer.from(zipSync({ ...unzipSync(archive), [name]: content }))
const sheet = workbookOf('<row r="1"><c r="A1"><v>1</v></c></row>')
const word = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<a/>') })
const program = Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1')
const zeros = new Uint8Array(20_000_000)

const FILES: readonly (readonly [keyof typeof ROUTES, string, Buffer, RegExp])[] = [
  ['evidence', 'a.xlsx', withPart(sheet, 'xl/vbaProject.bin', strToU8('x')), /contains macros/],
  ['evidence', 'a.docx', withPart(word, 'word/media/a.bin', zeros), /decompression bomb/],
  ['evidence', 'a.pdf', program, /is a program for Windows/],
  ['evidence', 'a.docx', Buffer.from(word.subarray(0, 40)), /cannot be opened/],
  ['import', 'a.xlsx', withPart(sheet, 'xl/vbaProject.bin', strToU8('x')), /contains macros/],
  ['import', 'a.xlsx', Buffer.from(bombOfBlanks()), /decompression bomb/],
  ['import', 'a.xlsx', Buffer.from(longFormat()), /number format of more than 255 characters/],
  ['import', 'a.xlsx', Buffer.from(longFormatOfEntities()), /number format of more than 255 characters/],
  ['import', 'a.xlsx', Buffer.from(tooManyDecimals(300)), /number format of more than 255 characters/],
  ['import', 'a.xlsx', Buffer.from(tooManyDecimals(200)), /no row with headings/],
  ['import', 'a.xlsx', Buffer.from(columnsAgainAndAgain()), /more than 16384 columns/],
  ['import', 'a.xlsx', Buffer.from(columnsAgainAndAgain("max='&#49;6384'")), /more than 16384 columns/],
  ['draft', 'a.docx', withPart(word, 'word/vbaProject.bin', strToU8('x')), /contains macros/],
  ['draft', 'a.docx', withPart(word, 'word/document.xml', zeros), /decompression bomb/],
]

describeOnOneEngine('hostile uploads', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly-hostile-'))

  beforeAll(async () => {
    database = await open()
    test = await testApp(database, { environment: { SOUTHERLY_HOME: home } })
    tenant = await newTenant(database, test.clock)
  })
  afterAll(async () => {
    await test.app.close()
    await rm(home, { recursive: true })
  })

  const send = async (url: string, payload: Buffer | Readable, headers: Record<string, string> = {}) =>
    await test.inject({
      method: 'POST',
      url,
      headers: { ...tenant.headers, 'content-type': 'application/octet-stream', ...headers },
      payload,
    })
  const left = (): string[] =>
    ['evidence', 'imports'].flatMap((name) => {
      const folder = path.join(home, name)
      return existsSync(folder) ? readdirSync(folder) : []
    })

  it('are refused in words over HTTP, and leave neither rows nor files', async () => {
    const before = await countRows(database)
    const answers = await Promise.all(FILES.map(([to, name, bytes]) => send(`${ROUTES[to]}${name}`, bytes)))
    for (const [at, [to, name, , words]] of FILES.entries()) {
      const { status, detail, hint } = answers[at]!.json()
      expect([to, status, detail]).toEqual([to, 422, expect.stringMatching(words) as string])
      expect(detail).toContain(name)
      expect(hint).not.toBe('')
    }
    expect([await countRows(database), left()]).toEqual([before, []])
  })

  it('that take too long to read are refused, and the refusal names the limit', async () => {
    const hasty = await testApp(database, {
      environment: { SOUTHERLY_HOME: home, SOUTHERLY_IMPORT_SECONDS: '1' },
    })
    const answer = await hasty.inject({
      method: 'POST',
      url: `${ROUTES.import}a.xlsx`,
      headers: { ...tenant.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(manyCells()),
    })
    await hasty.app.close()
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      'a.xlsx takes longer than 1 seconds to read, which is the limit.',
    ])
    expect(left()).toEqual([])
  })

  it('of 50 MB and one byte are refused, said beforehand or not', async () => {
    const megabyte = Buffer.alloc(1_048_576, 'a,')
    for (const url of Object.values(ROUTES)) {
      const said = await send(`${url}a.csv`, Readable.from([megabyte]), {
        'content-length': String(MOST + 1),
      })
      expect([said.statusCode, said.json().code]).toEqual([413, 'payload_too_large'])
    }
    const unsaid = Readable.from([...Array.from({ length: 50 }, () => megabyte), Buffer.from('a')])
    expect((await send(`${ROUTES.import}a.csv`, unsaid)).statusCode).toBe(413)
    expect(left()).toEqual([])
  })
})
