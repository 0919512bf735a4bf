import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedFile } from '../../../sources/testing/support.ts'
import { identifyOne } from './identify-one.ts'

const SOURCES = path.resolve(import.meta.dirname, '../../../sources')
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'southerly identify '))
})
afterAll(() => rm(directory, { recursive: true }))

async function told(name: string, content: string | Uint8Array) {
  const location = path.join(directory, name)
  await writeFile(location, content)
  return identifyOne(location)
}

const fixtures = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && path.basename(entry.parentPath) === 'fixtures')
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((location) => !location.endsWith('.golden.json'))
  // Answers of a register and files of companies: no one publishes them, so no source is looked for in them.
  .filter((location) => !['abr', 'imports'].includes(path.relative(SOURCES, location).split(path.sep)[0]!))

test.each(fixtures.map((location) => [path.relative(SOURCES, location), location]))(
  'tells %s by its content, whatever its name',
  async (name, location) => {
    const { outcome, source, reason } = await identifyOne(location)
    expect({ name, outcome, source, reason }).toMatchObject({
      outcome: 'found',
      source: name.split(path.sep)[0],
    })
  },
)

test('says which edition it is, why, and how many rows are read', async () => {
  const location = path.join(SOURCES, 'nger-corporate/fixtures/nger_2013-14.csv')
  const { candidates, reason, sha256 } = await identifyOne(location)
  expect(candidates).toHaveLength(1)
  expect(candidates[0]).toMatchObject({ how: 'exact', edition: { slot: '2013-14' }, fault: null })
  expect(reason).toMatch(/^Line 1 has the headings "Controlling Corporation", "ABN"/)
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('a changed heading is still told, and says what is new', async () => {
  const text =
    'Organisation name,Identifying details,Market-based scope 2,Total market-based scope 2 emissions (t CO2-e)\nA,1,Yes,2\n'
  const identification = await told('download.csv', text)
  expect(identification).toMatchObject({ outcome: 'found', source: 'nger-market-based' })
  expect(identification.reason).toBe('Line 1 has 3 of its headings, but also "Market-based scope 2".')
  expect(identification.candidates[0]).toMatchObject({ how: 'near', edition: null })
  expect(identification.candidates[0]?.fault).toContain('Market-based scope 2')
})

const ORGANISATIONS =
  'Organisation name,Identifying details,Total scope 1 emissions (t CO2-e),Total scope 2 emissions (t CO2-e),Net energy consumed (GJ),Remarks\nA LTD,33 003 085 112,1,2,3,-\n'

test('a file that fits two sources is nobody’s until a person says so', async () => {
  const identification = await told('table-2026-27.csv', ORGANISATIONS)
  expect(identification).toMatchObject({ outcome: 'several', source: null })
  expect(identification.candidates.map(({ source }) => source)).toEqual(['nger-corporate', 'nger-transfer'])
  expect(identification.reason).toMatch(
    /^It fits 2 sources: nger-corporate \(line 1 has headings that mean its columns: .*but also "Remarks"/,
  )
})

test('the name of a file decides only between sources that fit', async () => {
  expect(await told('reporting-transfer-certificate-holder_2026-27.csv', ORGANISATIONS)).toMatchObject({
    outcome: 'found',
    source: 'nger-transfer',
    reason: expect.stringContaining('the file is named as nger-transfer names its files'),
  })
  expect(await told('nger_2024-25.csv', 'Date,Amount,Text,Balance\n2026-01-01,1,x,2\n')).toMatchObject({
    outcome: 'none',
  })
})

const NONE: [string, string | Uint8Array, RegExp][] = [
  [
    'statement.csv',
    'Date,Amount,Text,Balance\n2026-01-01,1,x,2\n',
    /begins with "Date", "Amount", "Text", "Balance"/,
  ],
  ['2024-25_table.csv', '<!DOCTYPE html><html><body>Access denied</body></html>', /It is a web page/],
  ['photo.csv', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), /It is a JPEG image/],
  ['empty.csv', '', /It is an empty file/],
  ['blank.csv', ' \n\n', /It is a file of blanks/],
  ['answer.json', '{"error":"quota","code":1}', /members "error", "code"/],
  ['soap.xml', '<?xml version="1.0"?><soap:Envelope xmlns:soap="x"/>', /root <Envelope>.*"Transfer"/],
  ['noise.bin', Uint8Array.of(1, 0, 2, 0), /binary file of no known kind/],
  ['notes.txt', 'National Greenhouse Accounts Factors\nkg CO2-e/kWh\n', /It is a text file/],
]
test.each(NONE)('%s is of no source, and the answer says what it is', async (name, content, reason) => {
  expect(await told(name, content)).toMatchObject({
    outcome: 'none',
    source: null,
    candidates: [],
    reason: expect.stringMatching(reason),
  })
})

test('our own table of a publisher’s source is not taken for the publisher’s', async () => {
  const location = path.resolve(SOURCES, '../../data/starter/nger-transfer')
  const first = readdirSync(location).find((name) => name.endsWith('.csv'))
  expect(await identifyOne(path.join(location, first!))).toMatchObject({
    outcome: 'none',
    reason: expect.stringContaining('our own tables of nger-transfer'),
  })
})

test('a publisher’s own archive stays whole; another is an archive of files', async () => {
  const text = new TextEncoder()
  const places = text.encode('AU\t2540\tWreck Bay\tACT\tACT\t\t\t\t\t-35.1627\t150.6907\t4\n')
  expect(
    await told('AU.zip', zipSync({ 'AU.txt': places, 'readme.txt': text.encode('read me') })),
  ).toMatchObject({
    outcome: 'found',
    source: 'localities',
    reason: 'In AU.txt, its lines hold AU, a postcode, a place and a point, separated by tabs.',
  })
  expect(await told('downloads.zip', zipSync({ 'a.csv': places, 'b.csv': places }))).toMatchObject({
    outcome: 'archive',
    reason: 'It is a ZIP archive of 2 files.',
  })
})

test('a damaged archive or workbook says what is wrong with it', async () => {
  const whole = zipSync({ 'a.csv': new TextEncoder().encode('a,b\n') })
  expect(await told('cut.zip', whole.subarray(0, -10))).toMatchObject({
    outcome: 'unreadable',
    reason: expect.stringContaining('cut off'),
  })
})

/** Publishers' files and what they are; null for documents and tables that no source reads. */
const PUBLISHED: Readonly<Record<string, string | null>> = {
  'abr/bulk_extract_sample.xml': 'abr-bulk',
  'abr/AbrXmlSearch.wsdl': null,
  'abr/exceptions.csv': null,
  'abs/520905500105.xls': 'abs-io',
  'abs/cpi_sdmx_csv_yoy_oct2025.csv': null,
  'abs/sdmx_json_cpi_20260312.json': 'abs-cpi',
  'aemo/CO2EII_AVAILABLE_GENERATORS_2017_43_20171103104827.CSV': 'aemo-generators',
  'aemo/co2eii_summary_results_2025_first27days.csv': 'aemo-cdeii',
  'anzsic/strayr_anzsic2006.csv': 'anzsic',
  'cer-certificates/power-stations-and-projects-probable.csv': 'lret-stations',
  'cer-corporate/nger_2012-13.csv': 'nger-corporate',
  'cer-corporate-extra/market-based-scope-2_2023-24.csv': 'nger-market-based',
  'cer-corporate-extra/reporting-transfer-certificate-holder_2024-25.csv': 'nger-transfer',
  'cer-generation/datahub_NGER.ID0243.csv': 'generation',
  'cer-safeguard/2023-24_baselines-and-emissions-table-0.xlsx': 'safeguard',
  'climate/silo_get_patched_point_apsim.txt': 'silo-point',
  'gnaf/gnaf_authority_codes.csv': null,
  'greenpower/greenpower_cdr_samples.json': 'greenpower',
  'nga/national-greenhouse-account-factors-2021.xlsx': 'nga-factors',
  'nga/nga-2026-text-of-workbook.txt': 'nga-factors',
}
test.each(Object.entries(PUBLISHED))('publisher’s file %s is of %s', async (name, source) => {
  const location = sharedFile(`data/raw/${name}`)
  if (location === undefined) return
  const { outcome, source: found } = await identifyOne(location)
  expect({ outcome, found }).toEqual({ outcome: source === null ? 'none' : 'found', found: source })
})
