import {
  type FileColumn,
  type FileField,
  type FileReading,
  type FixedField,
  type LedgerLayout,
  layoutId,
  type Money,
} from '../../../domain/ledger/files/layout.ts'
import { headingWords } from '../../formats/headings.ts'
import type { HeadingKind } from '../table/open-rows.ts'
import headings from './columns.json' with { type: 'json' }

/** A field that a heading may mean, and how well it says so: less is better. */
interface Meaning {
  readonly field: FileField
  readonly rank: number
  readonly unit?: string
  readonly tax?: Money['tax']
}

const BY_WORDS = new Map<string, Meaning>(
  Object.entries(headings).flatMap(([field, names]) =>
    names.map((name, rank): [string, Meaning] => [headingWords(name), { field: field as FileField, rank }]),
  ),
)

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kwh|kw h|kilowatt hours?)\b/i, 'kWh'],
  [/\b(?:mwh|megawatt hours?)\b/i, 'MWh'],
  [/\b(?:gj|gigajoules?)\b/i, 'GJ'],
  [/\b(?:mj|megajoules?)\b/i, 'MJ'],
  [/\b(?:kl|kilolit(?:re|er)s?)\b/i, 'kL'],
  [/\b(?:litres?|liters?|ltrs?|lts?|l)\b/i, 'L'],
  [/\b(?:kgs?|kilograms?)\b/i, 'kg'],
  [/\b(?:tonnes?)\b|\(t\)/i, 't'],
  [/\b(?:m3|cubic met(?:re|er)s?)\b/i, 'm3'],
  [/\b(?:passenger[ -]?km|pkm)\b/i, 'passenger-km'],
  [/\b(?:kms?|kilomet(?:re|er)s?)\b/i, 'km'],
]

/** What is left of a heading with a unit that says no more than how much there is. */
const BARE = new Set([
  '',
  'total',
  'used',
  'billed',
  'metered',
  'added',
  'purchased',
  'recharged',
  'lost',
  'topped up',
  'no of',
  'number of',
  'net',
  'amount',
  'actual',
  'travelled',
  'driven',
])
const TAX_OUT = /\b(?:ex|exc|excl|excluding|exclusive|before|less|without)(?: of)?(?: gst| tax)\b|\bnet\b/
const TAX_IN = /\b(?:inc|incl|including|inclusive|with)(?: of)?(?: gst| tax)\b|\bgross\b/
const AMOUNTS = [
  '',
  'amount',
  'total amount',
  'total',
  'line amount',
  'line total',
  'value',
  'spend',
  'spent',
  'debit',
  'debit amount',
  'cost',
  'total cost',
  'expense',
  'expenditure',
  'invoice amount',
  'invoice total',
  'subtotal',
  'sub total',
  'price',
  'total price',
]
const MONEY = /\$|\b(?:aud|cost|charge|charges|price|rate|tariff|gst|tax|spend|expense)\b/i
const VEHICLE =
  /^(?:rego|registration|registration number|vehicle|vehicle registration|card number|card no|card|odometer|driver|fleet card|vehicle rego)$/

/** Where a fuel card was used is no facility of the company. */
const SERVICE_STATIONS = new Set(['site', 'site name', 'location', 'store'])

export const LEDGER_HEADINGS: HeadingKind = { score: headingScore, example: 'Date, Product, Litres' }

/** Fields found, none without a quantity or amount. */
function headingScore(cells: readonly unknown[]): number {
  const fields = new Set(recogniseColumns(cells.map(textOf)).flatMap(({ field }) => field ?? []))
  const isMeasured = fields.has('quantity') || fields.has('amount')
  return isMeasured ? fields.size + 10 : fields.size
}

const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell.replaceAll(/\s+/g, ' ').trim() : ''

/** The columns of a file by their headings. Of two that could be the same, the one that says it best is read. */
function recogniseColumns(names: readonly string[]): FileColumn[] {
  const words = names.map(headingWords)
  const isFleet = words.some((name) => VEHICLE.test(name))
  const meant = names.map((name, index) => meaningOf(name, words[index]!, isFleet))
  return names.map((heading, index) => {
    const own = meant[index]
    const isBest =
      own !== undefined &&
      meant.every(
        (other, at) =>
          other?.field !== own.field || own.rank < other.rank || (own.rank === other.rank && index <= at),
      )
    return { heading, field: isBest ? own.field : null, unit: own?.unit ?? null }
  })
}

function meaningOf(name: string, words: string, isFleet: boolean): Meaning | undefined {
  if (words === '' || name.length > 200) return undefined
  const known = BY_WORDS.get(words)
  if (known !== undefined && !(isFleet && SERVICE_STATIONS.has(words))) return known
  return MONEY.test(name) || TAX_IN.test(words) || TAX_OUT.test(words) || AMOUNTS.includes(words)
    ? amountOf(words)
    : quantityOf(name)
}

/** Without tax before unsaid before with tax. */
function amountOf(words: string): Meaning | undefined {
  const tax = TAX_OUT.test(words) ? 'excluded' : TAX_IN.test(words) ? 'included' : 'not_stated'
  const stem = words
    .replace(TAX_OUT, ' ')
    .replace(TAX_IN, ' ')
    .replaceAll(/\b(?:aud|a)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const at = AMOUNTS.indexOf(stem)
  if (at === -1 || (stem === '' && tax === 'not_stated' && !/\baud\b/.test(words))) return undefined
  const order = { excluded: 0, not_stated: 1, included: 2 }[tax]
  return { field: 'amount', rank: order * AMOUNTS.length + at, tax }
}

function quantityOf(name: string): Meaning | undefined {
  const found = UNITS.find(([pattern]) => pattern.test(name))
  if (found === undefined) return undefined
  const stem = headingWords(name.replace(found[0], ' '))
  const rank = BARE.has(stem) ? 0 : BY_WORDS.get(stem)?.field === 'quantity' ? 1 : -1
  return rank === -1 ? undefined : { field: 'quantity', rank: rank - 10, unit: found[1] }
}

/** How the rows below these headings are read, with what a person said about them before. */
export function recognise(names: readonly string[], remembered: LedgerLayout | null): FileReading {
  const recognised = recogniseColumns(names)
  const said = remembered?.columns ?? {}
  const own = recognised.map((column) =>
    Object.hasOwn(said, column.heading) ? { ...column, field: said[column.heading]! } : column,
  )
  const claimed = new Set(names.flatMap((name) => (Object.hasOwn(said, name) ? (said[name] ?? []) : [])))
  const columns = own.map((column) =>
    column.field !== null && claimed.has(column.field) && !Object.hasOwn(said, column.heading)
      ? { ...column, field: null }
      : column,
  )
  const fixed = { ...impliedBy(names, columns), ...remembered?.fixed }
  const has = (field: FileField): boolean => columns.some((column) => column.field === field)
  const isMeasured =
    has('quantity') &&
    (has('unit') ||
      fixed.unit !== undefined ||
      columns.some(({ field, unit }) => field === 'quantity' && unit !== null))
  const isMoney = has('amount') && !isMeasured
  return {
    id: layoutId(names),
    is_remembered: remembered !== null,
    columns,
    fixed,
    money: isMoney ? moneyOf(columns, remembered) : null,
    missing: [
      ...(has('date') || has('from') || has('month') || has('span') ? [] : (['date'] as const)),
      ...(has('quantity') || has('amount') ? [] : (['quantity'] as const)),
      ...(isMoney || isMeasured || !has('quantity') ? [] : (['unit'] as const)),
      ...(has('activity') || has('factor_id') || fixed.activity !== undefined || fixed.factor_id !== undefined
        ? []
        : (['activity'] as const)),
    ],
  }
}

function moneyOf(columns: readonly FileColumn[], remembered: LedgerLayout | null): Money {
  const heading = columns.find(({ field }) => field === 'amount')!.heading
  const tax = amountOf(headingWords(heading))?.tax ?? 'not_stated'
  return { currency: 'AUD', tax, spend_is: 'positive', ...remembered?.money }
}

/** What a file is about where no column says it: a meter of electricity or gas, a fuel card. */
function impliedBy(
  names: readonly string[],
  columns: readonly FileColumn[],
): Partial<Record<FixedField, string>> {
  const words = names.map(headingWords)
  const unit = columns.find(({ field }) => field === 'quantity')?.unit
  const hasActivity = columns.some(({ field }) => field === 'activity')
  const implied: Partial<Record<FixedField, string>> = {}
  if (!hasActivity && (words.some((name) => /\bnmi\b/.test(name)) || unit === 'kWh' || unit === 'MWh'))
    implied.activity = 'electricity'
  else if (!hasActivity && words.some((name) => /\b(?:mirn|dpi)\b/.test(name)))
    implied.activity = 'natural gas distributed in a pipeline'
  if (words.some((name) => VEHICLE.test(name)) && unit === 'L') implied.use = 'transport'
  return implied
}
