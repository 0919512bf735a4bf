import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk, type InputFile } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { expectDoubt, expectReadError, fixture, readAll, sharedFile } from '../testing/support.ts'
import { abrBulkSource } from './source.ts'

const NAME = '20260506Public01.xml'
const extract = () => fixture(import.meta.url, NAME)
const text = async () => (await decodeText(await extract())).text
const fault = async (from: string | RegExp, to: string) =>
  expectReadError(abrBulkSource, fileInMemory(NAME, (await text()).replace(from, to)))
const inZip = (entries: Record<string, string>): InputFile =>
  fileInMemory(
    'public_split_1_10.zip',
    zipSync(
      Object.fromEntries(
        Object.entries(entries).map(([name, content]) => [name, new TextEncoder().encode(content)]),
      ),
    ),
  )

test('reads entities, companies and sole traders', () => expectGolden(abrBulkSource, import.meta.url, NAME))

test('holds no name of an individual', async () => {
  const { rows } = await readAll(abrBulkSource, await extract())
  expect(JSON.stringify(rows)).not.toMatch(/jane|citizen/i)
})

test('reads the same wherever the stream is cut into pieces', async () => {
  const bytes = new TextEncoder().encode(await text())
  const { rows } = await readAll(abrBulkSource, await extract())
  for (const size of [1, 7, 1000]) {
    const pieces: InputFile = {
      ...fileInMemory(NAME, bytes),
      stream: async function* () {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
      },
    }
    expect((await readAll(abrBulkSource, pieces)).rows).toEqual(rows)
  }
})

test('reads an archive of several files as one edition', async () => {
  const first = await text()
  const second = first.replace('<FileSequenceNumber>1<', '<FileSequenceNumber>10<')
  const { rows, log } = await readAll(
    abrBulkSource,
    inZip({ [NAME]: first, 'readme.txt': 'x', '20260506Public10.xml': second }),
  )
  expect(rows).toHaveLength(8)
  expect(rows.at(-1)?.row_ref).toBe('20260506Public10.xml record 4')
  expect(log.edition).toMatchObject({ slot: 'parts 1-10', published_on: '2026-05-06' })
})

describe('in doubt', () => {
  test.each([
    ['11001832391', '11001832392', { at: `${NAME} record 1`, column: 'ABN', value: '11001832392' }],
    [
      'status="ACT" ABNStatus',
      'status="XXX" ABNStatus',
      { column: 'ABN', value: 'XXX', expected: 'ACT, CAN' },
    ],
    ['20000221', '20000231', { column: 'ABNStatusFromDate', value: '20000231' }],
    ['type="TRD"', 'type="ZZZ"', { column: 'type', value: 'ZZZ' }],
    ['</AddressDetails>', '', { problem: expect.stringContaining('closes <AddressDetails>') }],
    ['&amp;', '&nbsp;', { at: `${NAME} record 2`, problem: expect.stringContaining('&nbsp;') }],
    ['</ABR>\n<ABR', '</ABR>\n<ABN>1</ABN><ABR', { at: `${NAME} before record 2` }],
    ['<ABR ', '<AB R', { at: `${NAME} record 1` }],
    ['</ABR>', '</AB>', { at: `${NAME} record 1` }],
  ])('%s as %s: the record is left out, and the others are read', async (from, to, expected) => {
    const file = fileInMemory(NAME, (await text()).replace(from, to))
    expect(await expectDoubt(abrBulkSource, file)).toMatchObject({ ...expected, decision: 'leave_out' })
    const { rows, log } = await readAll(abrBulkSource, file)
    expect([3, 4]).toContain(rows.length)
    expect(log.findings.all).toHaveLength(1)
  })

  test('an element that is not known is passed over with all in it, and told once', async () => {
    const added = '<Director><State>WA</State><ABN status="XXX">1</ABN></Director></AddressDetails>'
    const grown = (await text()).replaceAll('</AddressDetails>', added)
    const { rows, log } = await readAll(abrBulkSource, fileInMemory(NAME, grown))
    expect(rows).toEqual((await readAll(abrBulkSource, await extract())).rows)
    expect(log.findings.all).toMatchObject([
      { rule: 'element_not_known', column: 'Director', value: null, proposal: { decision: 'take' } },
    ])
  })

  test('a record that is left out keeps its ABN, so that nobody says it is not in the register', async () => {
    const damaged = (await text()).replace('20000221', '20000231')
    const { log } = await readAll(abrBulkSource, fileInMemory(NAME, damaged))
    expect(log.findings.all[0]?.about).toEqual({ abn: expect.stringMatching(/^\d{11}$/) })
  })

  test('bytes that are not UTF-8 damage their own record alone', async () => {
    const bytes = new TextEncoder().encode(await text())
    bytes[(await text()).indexOf('NonIndividualNameText>') + 25] = 0xff
    const { rows, log } = await readAll(abrBulkSource, fileInMemory(NAME, bytes))
    expect(rows).toHaveLength(3)
    expect(log.findings.all).toMatchObject([{ problem: 'holds bytes that are not UTF-8' }])
  })
})

describe('refused', () => {
  test.each([
    ['<RecordCount>4<', '<RecordCount>5<', { value: 4, expected: '5, as its transfer information says' }],
    ['</Transfer>', '', { at: 'after record 4', expected: '</Transfer>' }],
    [/<ABR recordLastUpdatedDate="20240110[^]*/, '<ABR recordLast', { at: 'after record 3' }],
    ['FileSequenceNumber', 'Sequence', { at: 'the start' }],
    [/^[^]*$/, '<!DOCTYPE html><html></html>', { problem: expect.stringContaining('web page') }],
  ])('%s as %s', async (from, to, expected) => {
    expect(await fault(from, to)).toMatchObject(expected)
  })

  test('a record without end, long before memory ends', async () => {
    const start = (await text()).split('<ABR ')[0]!
    const endless: InputFile = {
      ...fileInMemory(NAME, 'x'),
      stream: async function* () {
        yield new TextEncoder().encode(`${start}<ABR `)
        for (let sent = 0; sent < 1024; sent += 1) yield new Uint8Array(1024 * 1024).fill(0x2c)
      },
    }
    expect(await expectReadError(abrBulkSource, endless)).toMatchObject({
      at: 'record 1',
      problem: 'does not end',
    })
  })

  test('a bomb, half an archive, an archive of something else', async () => {
    const bomb = zipSync({ [NAME]: new Uint8Array(16 * 1024 * 1024).fill(0x20) })
    expect(await expectReadError(abrBulkSource, fileInMemory('x.zip', bomb))).toMatchObject({
      problem: expect.any(String),
    })
    const whole = await inZip({ [NAME]: await text() }).bytes()
    expect(await expectReadError(abrBulkSource, fileInMemory('x.zip', whole.slice(0, 700)))).toMatchObject({
      file: expect.stringContaining('x.zip'),
    })
    expect(await expectReadError(abrBulkSource, inZip({ 'a.csv': 'a' }))).toMatchObject({
      problem: expect.stringContaining('without'),
    })
  })
})

test('answers damage with rows or a ReadError', async () => {
  await expectToSurviveDamage(abrBulkSource, await extract())
})

const sample = sharedFile('data/raw/abr/bulk_extract_sample.xml')
test.skipIf(sample === undefined)('reads the published records', async () => {
  const { rows } = await readAll(abrBulkSource, await fileOnDisk(sample!))
  expect(rows.map(({ abn, name }) => [abn, name])).toEqual([
    ['11001832391', "BERRY'S BAY FOODS PTY. LTD."],
    ['11000013098', 'SYDNEY NIGHT PATROL & INQUIRY CO PTY LTD'],
  ])
})
