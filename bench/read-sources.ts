import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { zipSync } from 'fflate'
import { abnOfAcn } from '../src/domain/abn.ts'
import type { Bench, Figure } from './figure.ts'

const RECORDS = 150_000
const ADDRESSES = 300_000
const PROMISED_RATE = 30
const PROMISED_MEMORY = 300

interface Pass {
  readonly seconds: number
  readonly megabytes: number
}

/** Readers of the two sources that are too large for memory, on made-up files in the publishers' layouts. */
export const readSources: Bench = {
  name: 'read-sources',
  what: `ABN bulk extract of ${RECORDS} records, plain and zipped; G-NAF Core of ${ADDRESSES} addresses`,
  baseline: 'the rate and memory that we promise; a plain csv-parse pass over the same bytes into objects',
  run: async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    try {
      return [...(await register(directory)), ...(await addresses(directory))]
    } finally {
      rmSync(directory, { recursive: true, force: true })
    }
  },
}

async function register(directory: string): Promise<Figure[]> {
  const text = bulkExtract()
  const plain = path.join(directory, '20260506Public01.xml')
  const zipped = path.join(directory, 'public_split_1_10.zip')
  writeFileSync(plain, text)
  writeFileSync(zipped, zipSync({ '20260506Public01.xml': new TextEncoder().encode(text) }))
  const size = statSync(plain).size / 1_000_000
  const figures: Figure[] = []
  for (const [kind, location] of [
    ['plain', plain],
    ['zipped', zipped],
  ] as const) {
    const pass = await readOnce('abr-bulk', location)
    figures.push(
      {
        name: `abr-bulk, ${kind}: XML read`,
        value: size / pass.seconds,
        unit: 'MB/s',
        against: { name: 'promised', value: PROMISED_RATE, unit: 'MB/s' },
        better: 'more',
      },
      {
        name: `abr-bulk, ${kind}: most memory held`,
        value: pass.megabytes,
        unit: 'MB',
        against: { name: 'promised', value: PROMISED_MEMORY, unit: 'MB' },
        better: 'less',
      },
    )
  }
  return figures
}

async function addresses(directory: string): Promise<Figure[]> {
  const location = path.join(directory, 'GNAF_CORE_AUG25.psv')
  writeFileSync(location, gnafCore())
  const ours = await readOnce('gnaf-core', location)
  const plain = await readOnce('csv-parse', location, '|')
  return [
    {
      name: 'gnaf-core: time',
      value: ours.seconds,
      unit: 's',
      against: { name: 'csv-parse', value: plain.seconds, unit: 's' },
      better: 'less',
    },
    {
      name: 'gnaf-core: most memory held',
      value: ours.megabytes,
      unit: 'MB',
      against: { name: 'promised', value: PROMISED_MEMORY, unit: 'MB' },
      better: 'less',
    },
  ]
}

async function readOnce(...words: string[]): Promise<Pass> {
  const program = path.join(import.meta.dirname, 'read-once.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words])
  return JSON.parse(stdout) as Pass
}

/** Names differ from record to record, so that the archive shrinks no more than a real one. */
function bulkExtract(): string {
  const records = Array.from({ length: RECORDS }, (_, index) => {
    const acn = acnOf(index)
    const name = `${word(index)} ${word(index * 31 + 7)} &amp; ${word(index * 17 + 3)} PTY LTD`
    return `<ABR recordLastUpdatedDate="${day(index)}" replaced="N"><ABN status="ACT" ABNStatusFromDate="${day(index * 7)}">${abnOfAcn(acn)}</ABN><EntityType><EntityTypeInd>PRV</EntityTypeInd><EntityTypeText>Australian Private Company</EntityTypeText></EntityType><MainEntity><NonIndividualName type="MN"><NonIndividualNameText>${name}</NonIndividualNameText></NonIndividualName><BusinessAddress><AddressDetails><State>NSW</State><Postcode>${2000 + (index % 900)}</Postcode></AddressDetails></BusinessAddress></MainEntity><ASICNumber ASICNumberType="undetermined">${acn}</ASICNumber><GST status="ACT" GSTStatusFromDate="${day(index * 3)}" /><OtherEntity><NonIndividualName type="BN"><NonIndividualNameText>${word(index * 13)} ${word(index * 5)}</NonIndividualNameText></NonIndividualName></OtherEntity></ABR>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Transfer><TransferInfo><FileSequenceNumber>1</FileSequenceNumber><RecordCount>${RECORDS}</RecordCount><ExtractTime>2026-05-06T12:23:33</ExtractTime></TransferInfo>\n${records.join('\n')}\n</Transfer>\n`
}

function gnafCore(): string {
  const headings =
    'ADDRESS_DETAIL_PID|DATE_CREATED|ADDRESS_LABEL|ADDRESS_SITE_NAME|BUILDING_NAME|FLAT_TYPE|FLAT_NUMBER|LEVEL_TYPE|LEVEL_NUMBER|NUMBER_FIRST|NUMBER_LAST|LOT_NUMBER|STREET_NAME|STREET_TYPE|STREET_SUFFIX|LOCALITY_NAME|STATE|POSTCODE|LEGAL_PARCEL_ID|MB_CODE|ALIAS_PRINCIPAL|PRINCIPAL_PID|PRIMARY_SECONDARY|PRIMARY_PID|GEOCODE_TYPE|LONGITUDE|LATITUDE'
  const lines = Array.from({ length: ADDRESSES }, (_, index) => {
    const street = word(index >> 5)
    return `GANSW${700_000_000 + index}|2018-08-02|${index % 99} ${street} STREET, SYDNEY NSW 2000|||||||${index % 99}|||${street}|STREET||SYDNEY|NSW|2000|${index}/DP${index * 7}|${10_000_000_000 + index}|PRINCIPAL||||PROPERTY CENTROID|151.${index}|-33.${index}`
  })
  return `${headings}\n${lines.join('\n')}\n`
}

/** Eight digits and the check digit of a company number. */
function acnOf(index: number): string {
  const digits = String(10_000_000 + index * 37).slice(-8)
  const sum = Array.from(digits).reduce((total, digit, at) => total + (8 - at) * Number(digit), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const word = (seed: number): string =>
  (((seed + 1) * 2_654_435_761) % 4_294_967_296).toString(36).toUpperCase()

const day = (seed: number): string =>
  `${2000 + (seed % 25)}${String(1 + (seed % 12)).padStart(2, '0')}${String(1 + (seed % 28)).padStart(2, '0')}`
