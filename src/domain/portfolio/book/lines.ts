import { type AbnCheck, checkTypedNumber, formatAbn, numberIn } from '../../abn.ts'
import { type Holding, isCompanyClass } from '../holding.ts'
import { bookWords } from './fields.ts'
import type { BookFault, BookRow } from './read-row.ts'

export const LINE_STATUSES = ['taken', 'doubtful', 'refused', 'left_out'] as const
export type LineStatus = (typeof LINE_STATUSES)[number]

export interface LineReason {
  readonly code: string
  readonly column: string | null
  readonly at: string
  readonly value: string | null
  readonly message: string
}

/** What became of a row of a book. */
export interface BookLine {
  readonly row: number
  readonly at: string
  readonly status: LineStatus
  readonly id: string | null
  /** What names the company in the row. */
  readonly text: string | null
  readonly abn: string | null
  /** The holding as it is saved; null where it is not. */
  readonly holding: Holding | null
  readonly reasons: readonly LineReason[]
}

/** What is known of companies by their names. */
export interface KnownNames {
  /** The company that bears the very name, where it is not the one with the number. */
  readonly otherBearer: (abn: string, name: string) => { readonly abn: string; readonly name: string } | null
  /** The ABN that the book had for the name before. */
  readonly before: ReadonlyMap<string, string>
}

const NEAREST = 5

/** Makes holdings of the rows of a book. A number is taken after its digits are checked; a name waits for a person. */
export function linesOfBook(rows: readonly BookRow[], known: KnownNames): BookLine[] {
  const ids = new Map<string, string>()
  return rows.map((row) => {
    if (row.left_out !== null) return leftOut(row)
    const company = companyOf(row, known)
    const faults = [...row.faults, ...company.faults]
    const id = row.holding.id ?? generatedId(company, row, ids)
    const first = ids.get(id)
    if (faults.length === 0 && row.holding.id !== undefined && first !== undefined)
      faults.push(
        fault(
          row,
          'id_repeated',
          `has the id ${JSON.stringify(id)} of ${first}; ids tell holdings apart`,
          id,
        ),
      )
    const base = { row: row.row, at: row.at, id, text: company.text, abn: company.abn }
    if (faults.length > 0) return { ...base, status: 'refused', holding: null, reasons: faults }
    ids.set(id, row.at)
    return {
      ...base,
      status: company.doubts.length > 0 ? 'doubtful' : 'taken',
      holding: holdingOf(row, id, company),
      reasons: [...company.doubts, ...company.notes],
    }
  })
}

interface PlacedCompany {
  readonly text: string | null
  readonly abn: string | null
  readonly faults: readonly BookFault[]
  readonly doubts: readonly LineReason[]
  readonly notes: readonly LineReason[]
}

const NOTHING = { text: null, abn: null, faults: [], doubts: [], notes: [] } as const

function companyOf(row: BookRow, { otherBearer, before }: KnownNames): PlacedCompany {
  const { company, abn, acn, name, ticker } = row.named
  const numbers = [
    abn,
    acn,
    company !== undefined && numberIn(company) !== undefined ? company : undefined,
  ].filter((text) => text !== undefined)
  const text = name ?? (numbers.includes(company ?? '') ? undefined : company) ?? ticker
  if (numbers.length > 0) return byNumber(row, numbers, text, otherBearer)
  if (text !== undefined) {
    const chosen = before.get(bookWords(text))
    if (chosen !== undefined)
      return {
        ...NOTHING,
        text,
        abn: chosen,
        notes: [fault(row, 'chosen_before', `is ${formatAbn(chosen)}, as the version before says`, text)],
      }
    return {
      ...NOTHING,
      text,
      doubts: [fault(row, 'choice_needed', 'is a name and no number: say which company is meant', text)],
    }
  }
  if (row.holding.asset_class !== undefined && !isCompanyClass(row.holding.asset_class)) return NOTHING
  return {
    ...NOTHING,
    faults: [fault(row, 'company_missing', 'names no company: give its ABN, ACN, ticker or name', null)],
  }
}

function byNumber(
  row: BookRow,
  numbers: readonly string[],
  name: string | undefined,
  otherBearer: KnownNames['otherBearer'],
): PlacedCompany {
  const text = name ?? numbers[0]!
  const checks = numbers.map((number) => ({ number, check: checkTypedNumber(number) }))
  const wrong = checks.find(({ check }) => !check.ok)
  if (wrong !== undefined)
    return {
      ...NOTHING,
      text,
      faults: [numberFault(row, wrong.number, wrong.check as Exclude<AbnCheck, { ok: true }>)],
    }
  const abns = [...new Set(checks.flatMap(({ check }) => (check.ok ? [check.abn] : [])))]
  const [abn] = abns
  if (abns.length > 1)
    return {
      ...NOTHING,
      text,
      faults: [
        fault(
          row,
          'numbers_disagree',
          `belong to two companies: ${abns.map(formatAbn).join(' and ')}`,
          numbers.join(', '),
        ),
      ],
    }
  const other = name === undefined ? null : otherBearer(abn!, name)
  return {
    ...NOTHING,
    text,
    abn: abn!,
    doubts:
      other === null
        ? []
        : [
            fault(
              row,
              'name_of_another_company',
              `is the name of ${other.name}, ABN ${formatAbn(other.abn)}, and the number beside it is ${formatAbn(abn!)}: one of them is wrong`,
              name!,
            ),
          ],
  }
}

function numberFault(row: BookRow, number: string, check: Exclude<AbnCheck, { ok: true }>): BookFault {
  if (check.fault === 'format')
    return fault(row, 'abn_format_invalid', 'is not an ABN of eleven digits or an ACN of nine', number)
  const near = check.nearest.slice(0, NEAREST).map((one) => (one.length === 11 ? formatAbn(one) : one))
  return fault(
    row,
    'abn_checksum_failed',
    `has wrong check digits${near.length === 0 ? '' : `; one digit away: ${near.join(', ')}`}`,
    number,
  )
}

/** At the cell that holds the value. */
function fault({ at, cells }: BookRow, code: string, message: string, value: string | null): BookFault {
  const cell = value === null ? undefined : cells.find((one) => one.text === value)
  return { code, column: cell?.heading ?? null, at: cell?.at ?? at, value, message }
}

/** The same next quarter, as long as the book has the company once in the class; a row without a number goes by its name. */
function generatedId(
  { abn, text }: PlacedCompany,
  { holding, row }: BookRow,
  taken: ReadonlyMap<string, string>,
): string {
  const who = abn ?? (text === null ? `row ${row}` : bookWords(text).slice(0, 30))
  const base = `${who}/${holding.asset_class ?? ''}`.slice(0, 56)
  let id = base
  for (let count = 2; taken.has(id); count += 1) id = `${base}/${count}`
  return id
}

function holdingOf(row: BookRow, id: string, { abn, text }: PlacedCompany): Holding {
  const { holding, at } = row
  const name =
    holding.name ?? (text !== null && text !== abn && numberIn(text) === undefined ? text : undefined)
  return {
    ...(holding as Holding),
    id,
    ...(abn === null ? {} : { abn }),
    ...(name === undefined ? {} : { name }),
    ref: at,
  }
}

const leftOut = ({ row, at }: BookRow): BookLine => ({
  row,
  at,
  status: 'left_out',
  id: null,
  text: null,
  abn: null,
  holding: null,
  reasons: [{ code: 'total_row', column: null, at, value: null, message: 'is a row of totals' }],
})
