import { isoDate } from '../formats/dates.ts'
import { type ColumnPositions, matchHeadings } from '../formats/headings.ts'
import { unpack } from '../formats/packed.ts'
import { streamLines } from '../formats/stream-text.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import type { AddressRow } from './row.ts'

type Field = keyof typeof columns

const STATES = new Set(['ACT', 'NSW', 'NT', 'OT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
const DEGREES = /^-?\d+(?:\.\d+)?$/
const PID = /^GA(?:ACT|NSW|NT_|OT_|QLD|SA_|TAS|VIC|WA_)\d+$/
const EDITION = /(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ _-]?(20\d\d|\d\d)(?!\d)/i

const LINE_FEED = 0x0a

/** From the Cocos Islands to Norfolk Island, from the Torres Strait to Macquarie Island. */
const EXTENT = { west: 96, east: 169, south: -55.2, north: -8.5 }

/** Reads the PSV file of G-NAF Core, or the archive that holds it, line by line: the file has three gigabytes. */
export async function* readAddresses(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<AddressRow> {
  for await (const batch of readAddressBatches(file, log, hints)) for (const row of batch) yield row
}

/** The same rows a few thousand at a time: handing over 16 million one by one takes as long as reading them. */
export async function* readAddressBatches(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<AddressRow[]> {
  let latest = ''
  let count = 0
  for await (const part of unpack(file, /GNAF_CORE\.psv$/i))
    for await (const rows of readPart(part.name, part.stream())) {
      for (const row of rows) if (row.date_created > latest) latest = row.date_created
      count += rows.length
      yield rows
    }
  if (count === 0) throw new ReadError({ file: file.name, problem: 'holds no addresses below its headings' })
  const named = EDITION.exec(file.name)
  const edition =
    hints.edition ?? (named === null ? `addresses to ${latest}` : `${named[1]} ${named[2]}`.toUpperCase())
  log.edition = { slot: /retired/i.test(file.name) ? 'retired' : 'core', edition, observed_to: latest }
}

/** A download that was cut in the last value of a line looks whole but for the line end that it lacks. */
async function* readPart(file: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<AddressRow[]> {
  let read: ((line: string, at: string) => AddressRow) | undefined
  let line = 0
  let before = ''
  let lastByte: number | undefined
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      lastByte = chunk.at(-1) ?? lastByte
      yield chunk
    }
  }
  for await (const batch of streamLines(file, watched())) {
    const rows: AddressRow[] = []
    for (const text of batch) {
      line += 1
      if (read === undefined) {
        read = lineReader(file, text)
        continue
      }
      const row = read(text, `line ${line}`)
      if (row.address_detail_pid === before)
        throw new ReadError({
          file,
          at: row.row_ref,
          column: 'ADDRESS_DETAIL_PID',
          value: before,
          problem: 'stands in the line before too',
        })
      before = row.address_detail_pid
      rows.push(row)
    }
    if (rows.length > 0) yield rows
  }
  if (line > 0 && lastByte !== LINE_FEED)
    throw new ReadError({
      file,
      at: `line ${line}`,
      problem: 'is the last line and has no line end, as if the download had been cut',
      expected: 'a line end after every line',
      hint: 'Download the file again. If it is whole, add a line end to its last line.',
    })
}

/**
 * Values are never quoted, and names hold quotation marks: a reader of CSV would go wrong here. The checks are made once
 * for the file and look at the line in hand; made anew for each line they took a third of the time.
 */
function lineReader(file: string, header: string): (line: string, at: string) => AddressRow {
  const headings = header.replace(/^\uFEFF/, '').split('|')
  const positions: ColumnPositions<Field> = matchHeadings<Field>({ file, at: 'line 1' }, headings, columns)
  let cells: readonly string[] = []
  let place = { file, at: 'line 1' }
  const days = new Map<string, string>()

  const text = (field: Field): string | null => cells[positions[field] ?? -1] || null
  const fault = (field: Field, problem: string, expected: string): never => {
    throw new ReadError({
      ...place,
      column: columns[field].headings[0]!,
      value: text(field),
      problem,
      expected,
    })
  }
  const required = (field: Field): string =>
    text(field) ?? fault(field, 'is missing', 'every address to have it')
  const matching = (field: Field, pattern: RegExp, expected: string): string | null => {
    const value = text(field)
    return value === null || pattern.test(value) ? value : fault(field, 'does not look right', expected)
  }
  const degrees = (field: Field, from: number, to: number): number => {
    const value = DEGREES.test(required(field)) ? Number(text(field)) : Number.NaN
    return value >= from && value <= to
      ? value
      : fault(field, 'is not in Australia', `${from} to ${to} degrees`)
  }
  const date = (field: Field): string | null => {
    const value = text(field)
    if (value === null) return null
    const known = days.get(value)
    if (known !== undefined) return known
    const day = isoDate(value, 'year-month-day') ?? fault(field, 'is not a date', '2018-08-02')
    days.set(value, day)
    return day
  }
  const pid = (field: Field) => matching(field, PID, 'an identifier such as GANSW706597865')

  return (line, at) => {
    cells = line.split('|')
    place = { file, at }
    if (cells.length !== headings.length)
      throw new ReadError({
        ...place,
        value: cells.length,
        problem: 'values stand in this line, so its columns are shifted or the file is cut',
        expected: `${headings.length} values`,
      })
    const state = required('state')
    if (!STATES.has(state)) fault('state', 'is not a state', [...STATES].join(', '))
    return {
      address_detail_pid: pid('address_detail_pid') ?? required('address_detail_pid'),
      date_created: date('date_created') ?? required('date_created'),
      address_label: required('address_label'),
      address_site_name: text('address_site_name'),
      building_name: text('building_name'),
      flat_type: text('flat_type'),
      flat_number: text('flat_number'),
      level_type: text('level_type'),
      level_number: text('level_number'),
      number_first: text('number_first'),
      number_last: text('number_last'),
      lot_number: text('lot_number'),
      street_name: text('street_name'),
      street_type: text('street_type'),
      street_suffix: text('street_suffix'),
      locality_name: required('locality_name'),
      state,
      postcode: matching('postcode', /^\d{4}$/, 'four digits, leading zero included'),
      legal_parcel_id: text('legal_parcel_id'),
      mb_code: matching('mb_code', /^\d{11}$/, 'eleven digits'),
      alias_principal:
        matching('alias_principal', /^(?:PRINCIPAL|ALIAS)$/, 'PRINCIPAL or ALIAS') ??
        required('alias_principal'),
      principal_pid: pid('principal_pid'),
      primary_secondary: matching(
        'primary_secondary',
        /^(?:PRIMARY|SECONDARY)$/,
        'PRIMARY, SECONDARY or nothing',
      ),
      primary_pid: pid('primary_pid'),
      geocode_type: text('geocode_type'),
      longitude: degrees('longitude', EXTENT.west, EXTENT.east),
      latitude: degrees('latitude', EXTENT.south, EXTENT.north),
      date_retired: date('date_retired'),
      row_ref: at,
    }
  }
}
