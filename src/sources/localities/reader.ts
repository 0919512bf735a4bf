import { type CellPlace, printedDecimal } from '../formats/numbers.ts'
import { decodeText } from '../formats/text.ts'
import { isZip, openZip } from '../formats/zip/zip.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Finding, Findings } from '../reading/findings.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import type { LocalityRow, StateCode } from './row.ts'
import states from './states.json' with { type: 'json' }

/** The file has no heading row; its columns are fixed and documented beside it. */
const COLUMNS = [
  'country code',
  'postal code',
  'place name',
  'admin name 1',
  'admin code 1',
  'admin name 2',
  'admin code 2',
  'admin name 3',
  'admin code 3',
  'latitude',
  'longitude',
  'accuracy',
] as const

/** Mainland, Tasmania, Lord Howe, Norfolk, Christmas and Cocos Islands; a swapped or unsigned pair falls outside. */
const BOUNDS = { lat: [-55, -8], lon: [96, 169] } as const

type Column = (typeof COLUMNS)[number]

/** Reads the tab-separated postal codes of one country, as `AU.txt` or as the `AU.zip` it is offered in. */
export async function* readLocalities(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<LocalityRow> {
  const { text } = await decodeText(await unpacked(file))
  if (text.trim() === '') throw new ReadError({ file: file.name, problem: 'holds no localities' })
  log.edition = { slot: 'all', edition: hints.edition ?? 'as retrieved' }
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ at: `line ${index + 1}`, line }))
    .filter(({ line }) => line.trim() !== '')
  yield* readApart(lines, log, {
    read: ({ at, line }) => readLine(file.name, at, line, log.findings),
    keys: new UniqueKeys(file.name, 'place name'),
    keyOf: ({ postcode, locality, state }) => `${postcode} ${locality} ${state}`,
    about: ({ line }) => aboutLine(line),
    without: 'The point of a postcode is the mean of its places: it moves when one is left out.',
  })
}

/** What a line is about that has the right number of cells. */
function aboutLine(line: string): Finding['about'] {
  const cells = line.split('\t')
  if (cells.length !== COLUMNS.length) return undefined
  const [, postcode = null, locality = null, , state = null] = cells
  return { postcode, locality, state }
}

async function unpacked(file: InputFile): Promise<InputFile> {
  return isZip(await file.bytes()) ? (await openZip(file)).open('AU.txt') : file
}

function readLine(file: string, at: string, line: string, findings: Findings): LocalityRow {
  const cells = line.split('\t')
  if (cells.length !== COLUMNS.length)
    throw new ReadError({
      file,
      at,
      value: line,
      problem: `has ${cells.length} columns`,
      expected: `${COLUMNS.length} separated by tabs: ${COLUMNS.join(', ')}`,
      hint: 'It is a different file, or it was cut short. Use AU.zip from the folder of postal codes.',
    })
  const cell = (column: Column): string => cells[COLUMNS.indexOf(column)]!.trim()
  const placeOf = (column: Column): CellPlace => ({ file, at, column })
  const require = (column: Column, fits: boolean, problem: string, expected: string): void => {
    if (!fits) throw new ReadError({ ...placeOf(column), value: cell(column), problem, expected })
  }
  require('country code', cell('country code') === 'AU', 'is another country', 'AU')
  require('postal code', /^\d{4}$/.test(cell('postal code')), 'is not a postcode', 'four digits')
  require('place name', /\p{L}/u.test(cell('place name')), 'is not the name of a place', 'a name')
  const state = stateOf(cell('admin code 1'), placeOf('admin code 1'))
  const point = {
    lat: coordinate('lat', cell('latitude'), placeOf('latitude')),
    lon: coordinate('lon', cell('longitude'), placeOf('longitude')),
  }
  const doubt = (column: Column, problem: string, expected: string, reason: string): void =>
    findings.add(
      'value_not_known',
      { ...placeOf(column), value: cell(column), problem, expected },
      { decision: 'take', reason },
    )
  if (cell('admin name 1') !== states[state])
    doubt('admin name 1', `is not the name of ${state}`, states[state], 'The code of the state was read.')
  const isAccuracy = /^[1-6]?$/.test(cell('accuracy'))
  if (!isAccuracy)
    doubt(
      'accuracy',
      'is not a known accuracy',
      'nothing or 1 to 6',
      'The place was read without its accuracy.',
    )
  const accuracy = isAccuracy ? cell('accuracy') : ''
  return {
    postcode: cell('postal code'),
    locality: cell('place name'),
    state,
    district: cell('admin name 2') || null,
    ...point,
    accuracy: accuracy === '' ? null : Number(accuracy),
    flags: accuracy === '' ? ['accuracy_not_stated'] : [],
    row_ref: at,
  }
}

function stateOf(code: string, place: CellPlace): StateCode {
  if (isState(code)) return code
  throw new ReadError({
    ...place,
    value: code,
    problem: 'is not a state or territory',
    expected: Object.keys(states).join(', '),
  })
}

const isState = (code: string): code is StateCode => Object.hasOwn(states, code)

function coordinate(axis: keyof typeof BOUNDS, text: string, place: CellPlace): number {
  const value = printedDecimal(text, place)
  const [lowest, highest] = BOUNDS[axis]
  if (value < lowest || value > highest)
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is outside Australia and its islands',
      expected: `degrees from ${lowest} to ${highest}`,
    })
  return value
}
