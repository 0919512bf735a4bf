import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk, type InputFile } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { expectDoubt, expectReadError, fixture, readAll, sharedFile } from '../testing/support.ts'
import { gnafCoreSource } from './source.ts'

const NAME = 'GNAF_CORE_AUG25.psv'
const core = () => fixture(import.meta.url, NAME)
const changed = async (from: string, to: string) =>
  fileInMemory(NAME, (await decodeText(await core())).text.replace(from, to))

test('reads addresses, quotation marks and all', () => expectGolden(gnafCoreSource, import.meta.url, NAME))

test('reads the archive that holds the file', async () => {
  const bytes = await (await core()).bytes()
  const archive = zipSync({ 'G-NAF Core/GNAF_CORE.psv': bytes, 'G-NAF Core/GNAF_CORE_RETIRED.psv': bytes })
  const { rows, log } = await readAll(gnafCoreSource, fileInMemory('g-naf-core-nov-2025.zip', archive))
  expect(rows).toEqual((await readAll(gnafCoreSource, await core())).rows)
  expect(log.edition?.edition).toBe('NOV 2025')
})

describe('in doubt', () => {
  test.each([
    ['GANSW706597865', 'NSW706597865', { at: 'line 2', column: 'ADDRESS_DETAIL_PID', value: 'NSW706597865' }],
    ['|-33.85932705', '|33.85932705', { at: 'line 2', column: 'LATITUDE', value: '33.85932705' }],
    ['|151.95|', '|1.5e2|', { column: 'LONGITUDE', value: '1.5e2' }],
    ['|0810|', '|810|', { at: 'line 4', column: 'POSTCODE', value: '810' }],
    ['|OT|', '|XX|', { column: 'STATE', value: 'XX' }],
    ['|ALIAS|', '|A|', { column: 'ALIAS_PRINCIPAL', value: 'A' }],
    ['2018-08-02', '2018-02-30', { column: 'DATE_CREATED', value: '2018-02-30' }],
    ['|EXAMPLE|', '|', { at: 'line 3', expected: '27 cells, one for each heading' }],
    ['GAQLD163157353', 'GANSW706597865', { at: 'line 3', problem: 'stands in an earlier line too' }],
    ['|EXAMPLE|', '|EX\0AMPLE|', { at: 'line 3', problem: 'is not UTF-8' }],
  ])('%s as %s: the line is left out', async (from, to, expected) => {
    const file = await changed(from, to)
    expect(await expectDoubt(gnafCoreSource, file)).toMatchObject({ ...expected, decision: 'leave_out' })
    const whole = await readAll(gnafCoreSource, await core())
    expect((await readAll(gnafCoreSource, file)).rows).toHaveLength(whole.rows.length - 1)
  })

  test('a column that the publisher has added is not read, and the others are', async () => {
    const { text } = await decodeText(await core())
    const longer = text
      .trimEnd()
      .split(/\r?\n/)
      .map((line, index) => `${line}|${index === 0 ? 'ELEVATION' : '12'}`)
    const { rows, log } = await readAll(gnafCoreSource, fileInMemory(NAME, `${longer.join('\n')}\n`))
    expect(rows).toEqual((await readAll(gnafCoreSource, await core())).rows)
    expect(log.findings.all).toMatchObject([{ rule: 'heading_not_known', value: 'ELEVATION' }])
  })

  test('bytes that are not UTF-8 damage their own line alone', async () => {
    const bytes = Uint8Array.from(await (await core()).bytes())
    const second = bytes.indexOf(0x0a) + 1
    bytes[second + 40] = 0xe9
    const { rows, log } = await readAll(gnafCoreSource, fileInMemory(NAME, bytes))
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 2', problem: 'is not UTF-8' }])
    expect(rows[0]?.row_ref).toBe('line 3')
  })

  test('of many damaged lines some are listed, and the others counted by rule', async () => {
    const [header, , line] = (await decodeText(await core())).text.split('\n')
    const good = Array.from({ length: 3000 }, (_, index) => line!.replace('GAQLD163157353', `GAQLD${index}`))
    const bad = Array.from({ length: 1500 }, () => 'damaged')
    const file = fileInMemory(NAME, `${[header, ...good, ...bad].join('\n')}\n`)
    const { rows, log } = await readAll(gnafCoreSource, file)
    expect(rows).toHaveLength(3000)
    expect(log.findings.all).toHaveLength(201)
    expect(log.findings.all.at(-1)).toMatchObject({
      row_ref: 'line 3202 and after',
      value: '1300',
      proposal: { decision: 'leave_out' },
    })
    const mostlyBad = fileInMemory(NAME, `${[header, line, ...bad].join('\n')}\n`)
    expect(await expectReadError(gnafCoreSource, mostlyBad)).toMatchObject({ at: 'line 3' })
  })
})

describe('refused', () => {
  test('a heading that is missing', async () => {
    expect((await expectReadError(gnafCoreSource, await changed('MB_CODE', 'MESHBLOCK'))).problem).toBe(
      'lacks the heading "MB_CODE"',
    )
  })

  test('a web page, Windows bytes, headings alone, and a line without end', async () => {
    const refused = (content: string | Uint8Array) =>
      expectReadError(gnafCoreSource, fileInMemory(NAME, content))
    expect(await refused('<html>')).toMatchObject({ problem: expect.stringContaining('web page') })
    expect(await refused(Uint8Array.of(0x41, 0xe9, 0x0a))).toMatchObject({ problem: 'is not UTF-8' })
    const { text } = await decodeText(await core())
    expect(await refused(`${text.split('\n')[0]}\n`)).toMatchObject({
      problem: expect.stringContaining('no addresses'),
    })
    const endless: InputFile = {
      ...fileInMemory(NAME, 'x'),
      stream: async function* () {
        for (let sent = 0; sent < 1024; sent += 1) yield new Uint8Array(1024 * 1024).fill(0x7c)
      },
    }
    expect(await expectReadError(gnafCoreSource, endless)).toMatchObject({ at: 'line 1' })
  })
})

test.each([2, 3])('refuses a file whose last %i bytes are cut off, in its last value', async (bytes) => {
  const { text } = await decodeText(await core())
  const lines = text.trimEnd().split('\n').length
  expect(await expectReadError(gnafCoreSource, fileInMemory(NAME, text.slice(0, -bytes)))).toMatchObject({
    file: NAME,
    at: `line ${lines}`,
    problem: expect.stringContaining('no line end'),
  })
})

test('answers damage with rows or a ReadError', async () => {
  await expectToSurviveDamage(gnafCoreSource, await core())
})

const synthetic = sharedFile('data/raw/gnaf/SYNTHETIC_gnaf_core_head2000.psv')
test.skipIf(synthetic === undefined)('reads every value of a longer file', async () => {
  const file = await fileOnDisk(synthetic!)
  const [header, ...lines] = (await decodeText(file)).text.trimEnd().split(/\r?\n/)
  const { rows } = await readAll(gnafCoreSource, file)
  const fields = header!.split('|').map((heading) => heading.toLowerCase())
  const printed = rows.map((row) => fields.map((field) => row[field as keyof typeof row]))
  const expected = lines.map((line) =>
    line
      .split('|')
      .map((cell, index) => (cell === '' ? null : fields[index]!.endsWith('itude') ? Number(cell) : cell)),
  )
  expect(printed).toEqual(expected)
})
