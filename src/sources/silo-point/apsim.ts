import { addDays, isoDate } from '../formats/dates.ts'
import { printedDecimal, printedInteger } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Findings } from '../reading/findings.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { DayValues } from './day-values.ts'
import type { SiloDay, SiloResponse } from './row.ts'
import { APSIM_COLUMNS } from './variables.ts'

const HEADINGS = ['year', 'day', ...APSIM_COLUMNS.map(({ printed }) => printed), 'code']
const UNITS = ['()', '()', ...APSIM_COLUMNS.map(({ unit }) => unit), '()']

/** The APSIM format: facts, then headings, units and figures in columns of blanks; days are counted from 1 January. */
export function parseApsim(file: string, text: string, firstLine: number, log: ReadLog): SiloResponse {
  const lines = text.split(/\r?\n/)
  const header = lines.findIndex((line) => /^\s*year\s+day\s/.test(line))
  const fact = (pattern: RegExp): string | undefined =>
    lines
      .slice(0, Math.max(0, header))
      .map((line) => pattern.exec(line)?.[1]?.trim())
      .find((found) => found !== undefined)
  requireWords(file, `line ${header + firstLine}`, lines[header] ?? '', HEADINGS)
  requireWords(file, `line ${header + firstLine + 1}`, lines[header + 1] ?? '', UNITS)
  const printed = lines
    .slice(header + 2)
    .map((line, index) => ({ line, at: `line ${header + 2 + index + firstLine}` }))
    .filter(({ line }) => line.trim() !== '')
  const days = [
    ...readApart(printed, log, {
      read: ({ line, at }) => readDay(file, at, line.trim().split(/\s+/), log.findings),
      keys: new UniqueKeys(file, 'day'),
      keyOf: ({ row_ref }) => row_ref,
      without: 'A year with a gap is not whole.',
    }),
  ]
  const number = (name: string, pattern: RegExp): number | null => {
    const printed = fact(pattern)
    return printed === undefined ? null : printedDecimal(printed, { file, at: 'the head', column: name })
  }
  const station = fact(/^!station number =\s*(\d+)/)
  return {
    place: {
      dataset: station === undefined ? 'data_drill' : 'patched_point',
      station: station === undefined ? null : String(Number(station)),
      station_name: fact(/^!station name =(.*)$/) ?? null,
      latitude: number('latitude', /^latitude =\s*(\S+)/),
      longitude: number('longitude', /^longitude =\s*(\S+)/),
      elevation_m: null,
    },
    extractedOn: isoDate(fact(/^!Data Extracted from SILO .* on (\d{8})/) ?? '', 'compact'),
    scheme: 'apsim',
    days,
  }
}

function readDay(file: string, at: string, cells: readonly string[], findings: Findings): SiloDay {
  if (cells.length !== HEADINGS.length)
    throw new ReadError({
      file,
      at,
      value: cells.join(' '),
      problem: `has ${cells.length} values`,
      expected: `${HEADINGS.length}: ${HEADINGS.join(' ')}`,
      hint: 'The response may have been cut short. Request it again.',
    })
  const place = (column: string) => ({ file, at, column })
  const year = printedInteger(cells[0]!, place('year'))
  const day = printedInteger(cells[1]!, place('day'))
  const date = year >= 1800 && year <= 2200 && day >= 1 && day <= 366 ? addDays(`${year}-01-01`, day - 1) : ''
  if (!date.startsWith(`${year}-`))
    throw new ReadError({ ...place('day'), value: `${year} ${day}`, problem: 'is not a day of a year' })
  const codes = cells.at(-1)!
  const hasCodes = /^\d{6}$/.test(codes)
  const values = new DayValues({ file, at }, findings)
  if (!hasCodes) values.withoutSources('code', codes, 'six digits')
  for (const [index, { variable }] of APSIM_COLUMNS.entries()) {
    values.figure(variable, cells[index + 2]!)
    if (hasCodes) values.source(variable, codes[index]!)
  }
  return { date, values: values.finish(), row_ref: at }
}

function requireWords(file: string, at: string, line: string, expected: readonly string[]): void {
  if (line.trim().split(/\s+/).join(' ') !== expected.join(' '))
    throw new ReadError({
      file,
      at,
      value: line.trim(),
      problem: 'are not the columns of this format',
      expected: expected.join(' '),
    })
}
