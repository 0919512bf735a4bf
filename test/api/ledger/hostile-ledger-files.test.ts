import { Readable } from 'node:stream'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { openOnOneEngine } from '../../support/engines.ts'
import {
  bombOfBlanks,
  columnsAgainAndAgain,
  longFormat,
  tooManyDecimals,
  workbookOf,
} from '../../support/hostile-workbooks.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'

const ABN = '10000000000'
const MOST = 200 * 1_048_576
const sheet = workbookOf('<row r="1"><c r="A1"><v>1</v></c></row>')
const macros = zipSync({ ...unzipSync(sheet), 'xl/vbaProject.bin': strToU8('x') })
const wide = `Date,Product,Litres\n3/07/2025,${'d'.repeat(3_000_000)},10\n`
const bytes = (text: string): Buffer => Buffer.from(text)

const REFUSED: readonly (readonly [string, Uint8Array, RegExp])[] = [
  ['bomb.xlsx', bombOfBlanks(), /decompression bomb/],
  ['format.xlsx', longFormat(), /number format of more than 255 characters/],
  ['decimals.xlsx', tooManyDecimals(300), /number format of more than 255 characters/],
  ['columns.xlsx', columnsAgainAndAgain(), /more than 16384 columns/],
  ['macros.xlsx', macros, /contains macros/],
  ['program.csv', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1'), /program/],
  ['page.csv', bytes('<!doctype html><html><body>Sign in</body></html>'), /page|HTML/i],
  ['quote.csv', bytes('Date,Product,Litres\n3/07/2025,"Diesel oil,10\n4/07/2025,Diesel oil,10\n'), /quote/i],
  ['wide.csv', bytes(wide), /longer|characters|large/i],
  ['nothing.csv', bytes('\n\n\n'), /no row|empty|heading/i],
]

let app: LedgerApp
beforeAll(async () => {
  app = await ledgerApp(await openOnOneEngine({ holding: 'starter' }))
})

const send = (name: string, payload: Buffer | Readable, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/v1/companies/${ABN}/ledger-imports?period=2025-26&name=${name}`,
    headers: { ...app.tenant.headers, 'content-type': 'application/octet-stream', ...headers },
    payload,
  })

it.each(REFUSED)('refuses %s in words, with what to do, and adds nothing', async (name, content, words) => {
  const answer = await send(name, Buffer.from(content))
  const { detail, hint } = answer.json<{ detail: string; hint: string }>()
  expect([answer.statusCode, detail]).toEqual([422, expect.stringMatching(words)])
  expect(detail).toContain(name)
  expect(hint).not.toBe('')
  expect(await app.lines(ABN)).toEqual([])
})

it('refuses a text that a spreadsheet would run, and what is no number, row by row', async () => {
  const file = [
    'Date,Product,Litres,Site',
    '3/07/2025,Diesel oil,100,"=HYPERLINK(""http://x"",""y"")"',
    '4/07/2025,Diesel oil,1e400,Depot',
    '5/07/2025,Diesel oil,NaN,Depot',
    '6/07/2025,Diesel oil,0x10,Depot',
    '7/07/2025,Diesel oil,50,Depot',
  ].join('\n')
  const { data } = (await send('card.csv', bytes(file))).json<{
    readonly data: { readonly summary: object; readonly problems: readonly object[] }
  }>()
  expect(data.summary).toMatchObject({ taken: 0, doubtful: 1, refused: 4 })
  expect(data.problems).toMatchObject([
    { at: 'line 2', column: 'Site', code: 'formula_in_text' },
    { at: 'line 3', column: 'Litres', value: '1e400' },
    { at: 'line 4', column: 'Litres', value: 'NaN' },
    { at: 'line 5', column: 'Litres', value: '0x10' },
    { at: 'line 6', code: 'use_not_said' },
  ])
})

it('refuses more than 200 MB before it is read', async () => {
  const answer = await send('a.csv', Readable.from([Buffer.alloc(1000, 'a,')]), {
    'content-length': String(MOST + 1),
  })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large'])
})
