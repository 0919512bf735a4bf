import { isoDate } from '../formats/dates.ts'
import { type ColumnPositions, matchHeadings } from '../formats/headings.ts'
import { wrongWidth } from '../formats/row-width.ts'
import { DAMAGED, streamLines } from '../formats/stream-text.ts'
import { unpack } from '../formats/zip/packed.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Findings } from '../reading/findings.ts'
import { knownHeadings } from '../reading/known-headings.ts'
import { StreamedRows } from '../reading/streamed-rows.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import { IdentifierSet } from './identifier-set.ts'
import type { AddressRow } from './row.ts'

type Field = keyof typeof columns

const STATES = new Set(['ACT', 'NSW', 'NT', 'OT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
const DEGREES = /^-?\d+(?:\.\d+)?$/
const POSTCODE = /^\d{4}$/
const MESH_BLOCK = /^\d{11}$/
const PRINCIPAL_OR_ALIAS = /^(?:PRINCIPAL|ALIAS)$/
const PRIMARY_OR_SECONDARY = /^(?:PRIMARY|SECONDARY)$/
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
  const reading = {
    findings: log.findings,
    rows: new StreamedRows(log, 'A site at this address cannot then be located by it.'),
    seen: new IdentifierSet(),
  }
  let latest = ''
  let count = 0
  for await (const part of unpack(file, /GNAF_CORE\.psv$/i))
    for await (const rows of readPart(part.name, part.stream(), reading)) {
      for (const row of rows) if (row.date_created > latest) latest = row.date_created
      count += rows.length
      yield rows
    }
  reading.rows.finish()
  if (count === 0) throw new ReadError({ file: file.name, problem: 'holds no addresses below its headings' })
  const named = EDITION.exec(file.name)
  const edition =
    hints.edition ?? (named === null ? `addresses to ${latest}` : `${named[1]} ${named[2]}`.toUpperCase())
  log.edition = { slot: /retired/i.test(file.name) ? 'retired' : 'core', edition, observed_to: latest }
}

interface Reading {
  readonly findings: Findings
  readonly rows: StreamedRows
  /** An identifier that stands twice is refused, however far apart. */
  readonly seen: IdentifierSet
}

/** A download that was cut in the last value of a line looks whole but for the line end that it lacks. */
async function* readPart(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  reading: Reading,
): AsyncGenerator<AddressRow[]> {
  let read: ((line: string, at: string) => AddressRow) | undefined
  let line = 0
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
        refuseDamaged(file, 'line 1', text)
        read = lineReader(file, text, reading.findings)
        continue
      }
      const row = readLine(read, file, text, `line ${line}`, reading)
      if (row !== undefined) rows.push(row)
    }
    reading.rows.understood(rows.length)
    if (rows.length > 0) yield rows
  }
  if (line > 0 && lastByte !== LINE_FEED)
    throw new ReadError({
      file,
      at: `line ${line}`,
      problem: 'is the last line and has no line end, as if the download had been cut short',
      expected: 'a line end after every line',
      hint: 'Download the file again. If it is complete, add a line break after its last line.',
    })
}

/** The row of a line; undefined where it cannot be read or repeats another, which is put on record. */
function readLine(
  read: (line: string, at: string) => AddressRow,
  file: string,
  text: string,
  at: string,
  { rows, seen }: Reading,
): AddressRow | undefined {
  try {
    refuseDamaged(file, at, text)
    const row = read(text, at)
    if (seen.add(row.address_detail_pid)) return row
    rows.refuse(
      new ReadError({
        file,
        at,
        column: 'ADDRESS_DETAIL_PID',
        value: row.address_detail_pid,
        problem: 'stands in an earlier line too',
        expected: 'every identifier once',
      }),
      { address_detail_pid: row.address_detail_pid },
      'row_twice',
    )
  } catch (error) {
    rows.refuse(error)
  }
  return undefined
}

function refuseDamaged(file: string, at: string, text: string): void {
  if (text.includes(DAMAGED))
    throw new ReadError({
      file,
      at,
      value: text.replaceAll(DAMAGED, ''),
      problem: 'is not UTF-8',
      hint: 'The file may have been cut short or saved in another encoding. Download it again.',
    })
}

/**
 * Values are never quoted, and names hold quotation marks: a reader of CSV would go wrong here. The checks are made once
 * for the file and look at the line in hand; made again for each line they took a third of the time. They take a value by
 * its place in the line: looked up by the name of its field, it took a tenth.
 */
function lineReader(
  file: string,
  header: string,
  findings: Findings,
): (line: string, at: string) => AddressRow {
  const headings = header.replace(/^\uFEFF/, '').split('|')
  const found: ColumnPositions<Field> = matchHeadings<Field>(
    { file, at: 'line 1' },
    knownHeadings({ file, at: 'line 1' }, headings, columns, findings),
    columns,
  )
  const place = Object.fromEntries(
    Object.keys(columns).map((field) => [field, found[field as Field] ?? headings.length]),
  ) as Readonly<Record<Field, number>>
  let cells: readonly string[] = []
  let row = 'line 1'
  const days = new Map<string, string>()

  const text = (index: number): string | null => cells[index] || null
  const fault = (index: number, problem: string, expected: string): never => {
    throw new ReadError({ file, at: row, column: headings[index], value: text(index), problem, expected })
  }
  const required = (index: number): string =>
    text(index) ?? fault(index, 'is missing', 'every address to have it')
  const matching = (index: number, pattern: RegExp, expected: string): string | null => {
    const value = text(index)
    return value === null || pattern.test(value) ? value : fault(index, 'does not look right', expected)
  }
  const degrees = (index: number, from: number, to: number): number => {
    const value = required(index)
    const number = DEGREES.test(value) ? Number(value) : Number.NaN
    return number >= from && number <= to
      ? number
      : fault(index, 'is not in Australia', `${from} to ${to} degrees`)
  }
  const date = (index: number): string | null => {
    const value = text(index)
    if (value === null) return null
    const known = days.get(value)
    if (known !== undefined) return known
    const day = isoDate(value, 'year-month-day') ?? fault(index, 'is not a date', '2018-08-02')
    days.set(value, day)
    return day
  }
  const pid = (index: number) => matching(index, PID, 'an identifier such as GANSW706597865')

  return (line, at) => {
    cells = line.split('|')
    row = at
    if (cells.length !== headings.length) throw wrongWidth({ file, at }, cells, headings.length)
    const state = required(place.state)
    if (!STATES.has(state)) fault(place.state, 'is not a state', [...STATES].join(', '))
    return {
      address_detail_pid: pid(place.address_detail_pid) ?? required(place.address_detail_pid),
      date_created: date(place.date_created) ?? required(place.date_created),
      address_label: required(place.address_label),
      address_site_name: text(place.address_site_name),
      building_name: text(place.building_name),
      flat_type: text(place.flat_type),
      flat_number: text(place.flat_number),
      level_type: text(place.level_type),
      level_number: text(place.level_number),
      number_first: text(place.number_first),
      number_last: text(place.number_last),
      lot_number: text(place.lot_number),
      street_name: text(place.street_name),
      street_type: text(place.street_type),
      street_suffix: text(place.street_suffix),
      locality_name: required(place.locality_name),
      state,
      postcode: matching(place.postcode, POSTCODE, 'four digits, leading zero included'),
      legal_parcel_id: text(place.legal_parcel_id),
      mb_code: matching(place.mb_code, MESH_BLOCK, 'eleven digits'),
      alias_principal:
        matching(place.alias_principal, PRINCIPAL_OR_ALIAS, 'PRINCIPAL or ALIAS') ??
        required(place.alias_principal),
      principal_pid: pid(place.principal_pid),
      primary_secondary: matching(
        place.primary_secondary,
        PRIMARY_OR_SECONDARY,
        'PRIMARY, SECONDARY or nothing',
      ),
      primary_pid: pid(place.primary_pid),
      geocode_type: text(place.geocode_type),
      longitude: degrees(place.longitude, EXTENT.west, EXTENT.east),
      latitude: degrees(place.latitude, EXTENT.south, EXTENT.north),
      date_retired: date(place.date_retired),
      row_ref: at,
    }
  }
}
