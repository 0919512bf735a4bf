import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { checkTypedNumber } from '../../src/domain/abn.ts'
import { workbookFile } from '../../src/sources/testing/workbook.ts'

const STARTER = path.resolve(import.meta.dirname, '../../data/starter')
const OTHERS = 600
/** Names as a book has them, for a person to choose companies for. */
const NAMES = ['Origin Energy', 'Woodside', 'Zxqv Holdings'] as const

const CLASSES = ['Term loan', 'Corporate bond', 'Listed equity', 'Project finance'] as const
/** ACNs are the last nine digits of the ABN of a company. */
const ACN_DIGITS = 9

const HEAD = [
  'Loan ID',
  'Borrower',
  'ABN/ACN',
  'Facility type',
  'Exposure (A$m)',
  'Undrawn (A$m)',
  'EVIC (A$m)',
  'Total equity (A$m)',
  'Total debt (A$m)',
  'GICS',
  'Book row',
] as const

interface Company {
  readonly abn: string
  readonly name: string
}

/** How many of the lines are what. */
export interface BookOfAThousand {
  readonly bytes: Buffer
  readonly lines: number
  readonly reporters: number
  readonly others: number
  readonly names: readonly string[]
}

/** A loan book as a bank has one: all reporters of the year, 600 other companies by ABN or ACN, and names without a number. */
export async function bookOfAThousand(): Promise<BookOfAThousand> {
  const reporters = companiesIn('nger-corporate/2024-25.csv', 'organisation')
  const known = new Set(reporters.map(({ abn }) => abn))
  const others = companiesIn('ato-tax/2023-24.csv', 'name')
    .filter(({ abn }) => !known.has(abn))
    .slice(0, OTHERS)
  const rows = [
    ...[...reporters, ...others].map(({ abn, name }, at) => {
      // Every seventh is told by its ACN, as books of loans have it; a trust has none.
      const acn = abn.slice(-ACN_DIGITS)
      const number = at % 7 === 6 && checkTypedNumber(acn).ok ? `ACN ${acn}` : spaced(abn)
      return rowOf(at, name, number)
    }),
    ...NAMES.map((name, at) => rowOf(reporters.length + others.length + at, name, '')),
  ]
  const file = workbookFile('book.xlsx', {
    Notes: [['Loan book of the December quarter']],
    Loans: [['Loan book'], [...HEAD], ...rows],
  })
  return {
    bytes: Buffer.from(await file.bytes()),
    lines: rows.length,
    reporters: reporters.length,
    others: others.length,
    names: NAMES,
  }
}

function rowOf(at: number, name: string, number: string): readonly (string | number)[] {
  const type = CLASSES[at % CLASSES.length]!
  const isListed = type === 'Corporate bond' || type === 'Listed equity'
  const amount = 1 + ((at * 37) % 400) / 10
  return [
    `L${at + 1}`,
    name,
    number,
    type,
    amount,
    at % 5 === 0 ? amount / 4 : '',
    isListed ? 10_000 + at : '',
    isListed ? '' : 4000,
    isListed ? '' : 6000 + at,
    ['151040', '551010', '203010', ''][at % 4]!,
    `Row ${at + 3}`,
  ]
}

const spaced = (abn: string): string => abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** Each company once, in the order of the file. */
function companiesIn(file: string, nameColumn: string): Company[] {
  const rows = parse<Record<string, string>>(readFileSync(path.join(STARTER, file)), { columns: true })
  const once = new Map<string, Company>()
  for (const row of rows) {
    const [abn, name] = [row['abn'] ?? '', row[nameColumn] ?? '']
    if (/^\d{11}$/.test(abn) && !once.has(abn)) once.set(abn, { abn, name })
  }
  return [...once.values()]
}
