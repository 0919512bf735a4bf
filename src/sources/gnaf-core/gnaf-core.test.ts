import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk, type InputFile } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { expectReadError, fixture, readAll, sharedFile } from '../testing/support.ts'
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

describe('refused', () => {
  test.each([
    ['GANSW706597865', 'NSW706597865', { at: 'line 2', column: 'ADDRESS_DETAIL_PID', value: 'NSW706597865' }],
    ['|-33.85932705', '|33.85932705', { at: 'line 2', column: 'LATITUDE', value: '33.85932705' }],
    ['|151.95|', '|1.5e2|', { column: 'LONGITUDE', value: '1.5e2' }],
    ['|0810|', '|810|', { at: 'line 4', column: 'POSTCODE', value: '810' }],
    ['|OT|', '|XX|', { column: 'STATE', value: 'XX' }],
    ['|ALIAS|', '|A|', { column: 'ALIAS_PRINCIPAL', value: 'A' }],
    ['2018-08-02', '2018-02-30', { column: 'DATE_CREATED', value: '2018-02-30' }],
    ['|EXAMPLE|', '|', { at: 'line 3', expected: '27 cells, one for each heading' }],
    ['MB_CODE', 'MESHBLOCK', { at: 'line 1', value: 'MESHBLOCK' }],
    ['GAQLD163157353', 'GANSW706597865', { at: 'line 3', problem: 'stands in the line before too' }],
  ])('%s as %s', async (from, to, expected) => {
    expect(await expectReadError(gnafCoreSource, await changed(from, to))).toMatchObject(expected)
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
