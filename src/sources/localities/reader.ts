import { type CellPlace, printedDecimal } from '../formats/numbers.ts'
import { decodeText } from '../formats/text.ts'
import { isZip, openZip } from '../formats/zip/zip.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
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

type CellOf = (column: (typeof COLUMNS)[number]) => string
type PlaceOf = (column: (typeof COLUMNS)[number]) => CellPlace

/** Reads the tab-separated postal codes of one country, as `AU.txt` or as the `AU.zip` it is offered in. */
export async function* readLocalities(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<LocalityRow> {
  const { text } = await decodeText(await unpacked(file))
  if (text.trim() === '') throw new ReadError({ file: file.name, problem: 'holds no localities' })
  const keys = new UniqueKeys(file.name, 'place name')
  log.edition = { slot: 'all', edition: hints.edition ?? 'as retrieved' }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const at = `line ${index + 1}`
    const cells = line.split('\t')
    if (cells.length !== COLUMNS.length)
      throw new ReadError({
        file: file.name,
        at,
        value: line,
        problem: `has ${cells.length} columns`,
        expected: `${COLUMNS.length} separated by tabs: ${COLUMNS.join(', ')}`,
        hint: 'It is another file, or it was cut short. Take AU.zip from the folder of postal codes.',
      })
    const row = readLine(
      (column) => cells[COLUMNS.indexOf(column)]!.trim(),
      (column) => ({ file: file.name, at, column }),
    )
    keys.add(`${row.postcode} ${row.locality} ${row.state}`, at)
    yield row
  }
}

async function unpacked(file: InputFile): Promise<InputFile> {
  return isZip(await file.bytes()) ? (await openZip(file)).open('AU.txt') : file
}

function readLine(cell: CellOf, placeOf: PlaceOf): LocalityRow {
  const check = (
    column: (typeof COLUMNS)[number],
    fits: boolean,
    problem: string,
    expected: string,
  ): void => {
    if (!fits) throw new ReadError({ ...placeOf(column), value: cell(column), problem, expected })
  }
  check('country code', cell('country code') === 'AU', 'is another country', 'AU')
  check('postal code', /^\d{4}$/.test(cell('postal code')), 'is not a postcode', 'four digits')
  check('place name', /\p{L}/u.test(cell('place name')), 'is not the name of a place', 'a name')
  const state = cell('admin code 1')
  check('admin code 1', isState(state), 'is not a state or territory', Object.keys(states).join(', '))
  if (isState(state))
    check(
      'admin name 1',
      cell('admin name 1') === states[state],
      `is not the name of ${state}`,
      states[state],
    )
  const accuracy = cell('accuracy')
  check('accuracy', /^[1-6]?$/.test(accuracy), 'is not a known accuracy', 'nothing or 1 to 6')
  return {
    postcode: cell('postal code'),
    locality: cell('place name'),
    state,
    district: cell('admin name 2') || null,
    lat: coordinate('lat', cell('latitude'), placeOf('latitude')),
    lon: coordinate('lon', cell('longitude'), placeOf('longitude')),
    accuracy: accuracy === '' ? null : Number(accuracy),
    flags: accuracy === '' ? ['accuracy_not_stated'] : [],
    row_ref: placeOf('place name').at,
  }
}

const isState = (code: string): code is StateCode => Object.hasOwn(states, code)

function coordinate(axis: keyof typeof BOUNDS, text: string, place: CellPlace): number {
  const value = printedDecimal(text, place)
  const [lowest, highest] = BOUNDS[axis]
  if (value < lowest || value > highest)
    throw new ReadError({
      ...place,
      value: text,
      problem: 'lies outside Australia and its islands',
      expected: `degrees from ${lowest} to ${highest}`,
    })
  return value
}
