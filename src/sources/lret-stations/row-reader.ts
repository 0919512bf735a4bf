import { ReadError } from '../read-error.ts'
import { Choices } from '../reading/family/choices.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import { STATE_SPELLINGS } from '../reading/family/states.ts'
import { codeState, isAccreditationCode } from './accreditation-code.ts'
import categories from './categories.json' with { type: 'json' }
import type { Field, List } from './layouts.ts'
import type { StationRow } from './row.ts'

const STATES = new Choices(Object.keys(categories.states), STATE_SPELLINGS)
const FUELS = new Choices(categories.fuels, categories.spellings)
const SUSPENSION = new Choices(categories.suspension, categories.spellings)
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Projects have no code. */
const CODED: ReadonlySet<List> = new Set(['historical', 'accredited'])

/** The row of one station or project. */
export function readStation(cells: RowCells<Field>, list: List): StationRow {
  const state = cells.choice('state', STATES) ?? cells.required('state')
  const code = readCode(cells, list)
  return {
    list,
    accreditation_code: code,
    power_station: cells.required('power_station'),
    state,
    postcode: readPostcode(cells),
    installed_capacity_mw: readCapacity(cells),
    capacity_text: (cells.printed('installed_capacity_mw') ?? '').trim(),
    fuel_source: cells.choice('fuel_source', FUELS) ?? cells.required('fuel_source'),
    accreditation_start: cells.date('accreditation_start'),
    approved_on: cells.date('approved_on'),
    suspension_status: cells.choice('suspension_status', SUSPENSION),
    baseline_mwh: cells.figure('baseline_mwh'),
    committed_month: readMonth(cells),
    comment: cells.words('comment'),
    flags: [
      ...(code !== null && isAccreditationCode(code) && codeState(code) !== state
        ? ['code_names_another_state']
        : []),
      ...(cells.isMarked ? ['footnote_mark'] : []),
    ],
    row_ref: cells.at,
  }
}

/** A station means nothing without its capacity. */
function readCapacity(cells: RowCells<Field>): number {
  const capacity = cells.figure('installed_capacity_mw', { fractions: true })
  if (capacity !== null) return capacity
  throw new ReadError({
    ...cells.place('installed_capacity_mw'),
    value: cells.printed('installed_capacity_mw'),
    problem: 'is not a capacity',
    expected: 'a number of megawatts that is not below zero',
  })
}

function readCode(cells: RowCells<Field>, list: List): string | null {
  if (!CODED.has(list)) return null
  const code = cells.required('accreditation_code')
  const plain = code.toUpperCase().replaceAll(/\s/gu, '')
  if (isAccreditationCode(plain)) return plain
  cells.doubt(
    'code_not_valid',
    'accreditation_code',
    { problem: 'is not an accreditation code', expected: 'one such as WD00WA02' },
    { decision: 'take', reason: 'The code was kept as printed.' },
  )
  return code
}

/** A spreadsheet drops the zero that postcodes of the Northern Territory begin with. */
function readPostcode(cells: RowCells<Field>): string | null {
  const text = cells.words('postcode')
  if (text === null || /^\d{4}$/u.test(text)) return text
  const isNorthern = /^8\d\d$/u.test(text) && STATES.of(cells.words('state') ?? '') === 'NT'
  if (isNorthern) return `0${text}`
  cells.doubt(
    'postcode_not_valid',
    'postcode',
    { problem: 'is not a postcode', expected: 'four digits, leading zero included' },
    { decision: 'take', reason: 'The row was read without a postcode.' },
  )
  return null
}

/** "Dec-2019", "December 2019", "12/2019", or the day that a workbook keeps for a month. */
function readMonth(cells: RowCells<Field>): string | null {
  const text = cells.words('committed_month')
  if (text === null) return null
  const day = /^(\d{4})-(\d\d)(?:-\d\d)?(?:T.*)?$/u.exec(text)
  if (day !== null) return `${day[1]}-${day[2]}`
  const [name = '', year = ''] = text.split(/[-–/ ]+/u)
  const number = /^\d{1,2}$/u.test(name) ? Number(name) : MONTHS.indexOf(name.toLowerCase().slice(0, 3)) + 1
  const fullYear = /^\d{2}$/u.test(year) ? `20${year}` : year
  if (number >= 1 && number <= 12 && /^\d{4}$/u.test(fullYear))
    return `${fullYear}-${String(number).padStart(2, '0')}`
  cells.doubt(
    'not_a_month',
    'committed_month',
    { problem: 'is not a month', expected: 'one such as Dec-2019' },
    { decision: 'take', reason: 'The row was read without it.' },
  )
  return null
}
