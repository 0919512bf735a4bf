import type { MarketBasedEvidence } from '../disclosure/records/market-based-evidence.ts'
import type { LedgerLine } from '../ledger/line.ts'
import type { Period } from '../period.ts'
import { fits, slip } from './compare.ts'
import { type PrintedAmount, sizedUnit } from './printed-amounts.ts'
import type { Amount, Reading } from './reading.ts'

/** An amount of a record or of the ledger that names a document as its evidence. */
export interface DocumentRow {
  /** JSON pointer into the record of electricity; null for a line of the ledger. */
  readonly pointer: string | null
  /** Id of the line of the ledger. */
  readonly ledger_line: string | null
  readonly what: string
  readonly period: Period
  readonly quantity: number
  readonly unit: string
}

export const ROW_VERDICTS = ['stated', 'stated_as_total', 'unit_suspect', 'not_stated'] as const

/** Whether the document states the amount that it is the evidence of. */
export interface RowCheck extends DocumentRow {
  readonly verdict: (typeof ROW_VERDICTS)[number]
  /** Which number of the document says so, counted from 1; null where none does. */
  readonly number: number | null
  readonly why: string
  readonly settle: string | null
}

/** Lines of the ledger that name the document. */
export const rowsOfLines = (
  lines: readonly { readonly id: string; readonly line: LedgerLine }[],
): DocumentRow[] =>
  lines.map(({ id, line }) => ({
    pointer: null,
    ledger_line: id,
    what: [line.activity ?? line.factor_id, line.facility].filter((part) => part !== undefined).join(', '),
    period: { start: line.from, end: line.to },
    quantity: line.quantity,
    unit: line.unit,
  }))

/** Electricity bought and instruments whose evidence the document is. */
export function rowsNaming(record: MarketBasedEvidence | undefined, sha256: string): DocumentRow[] {
  const consumption = (record?.consumption ?? []).map((row, index) => ({
    named: row.document_sha256,
    row: {
      pointer: `/consumption/${index}/kwh`,
      ledger_line: null,
      what: ['Electricity bought', row.site ?? row.meter].filter((part) => part !== undefined).join(', '),
      period: row.period,
      quantity: row.kwh / 1000,
      unit: 'MWh',
    },
  }))
  const instruments = (record?.instruments ?? []).map((row, index) => ({
    named: row.document_sha256,
    row: {
      pointer: `/instruments/${index}/mwh`,
      ledger_line: null,
      what: `Instrument ${row.id}`,
      period: row.period,
      quantity: row.mwh,
      unit: 'MWh',
    },
  }))
  return [...consumption, ...instruments].filter(({ named }) => named === sha256).map(({ row }) => row)
}

/** As many amounts as are held against a document; a meter file may be named by thousands. */
export const MOST_ROWS = 100
/** As many as are kept, those that need a look first. */
const MOST_KEPT = 50

/** What came of holding amounts against the document that they name. */
export interface DocumentRows {
  /** Amounts that name it. */
  readonly total: number
  readonly checked: number
  /** Of those checked, the ones that the document states. */
  readonly stated: number
  readonly rows: readonly RowCheck[]
}

export function documentRows(
  rows: readonly DocumentRow[],
  printed: readonly Printed[],
  amounts: readonly PrintedAmount[],
  /** Amounts that name it beside these. */
  more = 0,
): DocumentRows {
  const checks = checkRows(rows, printed, amounts)
  const isStated = ({ verdict }: RowCheck): boolean => verdict === 'stated' || verdict === 'stated_as_total'
  const open = checks.filter((check) => !isStated(check))
  return {
    total: rows.length + more,
    checked: checks.length,
    stated: checks.length - open.length,
    rows: [...open, ...checks.filter(isStated)].slice(0, MOST_KEPT),
  }
}

type Printed = Pick<Reading, 'amount' | 'unit' | 'quote'>

/** A number of the file that an amount may be. */
interface Candidate {
  readonly amount: Amount
  readonly quote: string
  /** Which reading it is, counted from 1; null where it is none. */
  readonly number: number | null
  readonly logarithm: number
}

/** Energies are read with their headings; other amounts with the unit that is printed beside them. */
function candidatesIn(
  printed: readonly Printed[],
  amounts: readonly PrintedAmount[],
): ReadonlyMap<string, readonly Candidate[]> {
  const energies = printed.flatMap(({ amount, unit, quote }, at) =>
    unit === 'GJ' && amount.hedge === 'none' ? [{ amount, quote, number: at + 1, dimension: ENERGY }] : [],
  )
  const others = amounts
    .filter(({ dimension }) => dimension !== ENERGY)
    .map((one) => ({ ...one, number: null }))
  return Map.groupBy(
    [...energies, ...others].map((one) => ({ ...one, logarithm: Math.log10(one.amount.value) })),
    ({ dimension }) => dimension,
  )
}

const ENERGY = 'energy'

/**
 * Holds every amount that names a document against the amounts that the document states. A bill states many, so an amount that none of
 * them is may still follow from several: that is said, and not called wrong.
 */
export function checkRows(
  rows: readonly DocumentRow[],
  printed: readonly Printed[],
  amounts: readonly PrintedAmount[] = [],
): RowCheck[] {
  const candidates = candidatesIn(printed, amounts)
  const sized = rows.map((row) => {
    const unit = sizedUnit(row.unit)
    return { row, dimension: unit?.dimension ?? '', value: row.quantity * (unit?.size ?? 1) }
  })
  const stating = (dimension: string, value: number) =>
    candidates.get(dimension)?.find(({ amount }) => fits(amount, value))
  const first = sized[0]?.dimension ?? ''
  const isOfOneKind = rows.length > 1 && sized.every(({ dimension }) => dimension === first)
  const total = isOfOneKind
    ? stating(
        first,
        sized.reduce((sum, { value }) => sum + value, 0),
      )
    : undefined
  return sized.slice(0, MOST_ROWS).map(({ row, dimension, value }): RowCheck => {
    const found = stating(dimension, value)
    if (found !== undefined)
      return {
        ...row,
        verdict: 'stated',
        number: found.number,
        why: `The file states “${found.quote}”.`,
        settle: null,
      }
    if (total !== undefined)
      return {
        ...row,
        verdict: 'stated_as_total',
        number: total.number,
        why: `The file states “${total.quote}”, which is the sum of the ${rows.length} amounts that name it.`,
        settle: null,
      }
    const own = Math.log10(value)
    for (const { amount, quote, number, logarithm } of candidates.get(dimension) ?? []) {
      if (!mayBeSlip(logarithm - own)) continue
      const by = slip(amount, value, dimension === ENERGY)
      if (by !== undefined)
        return {
          ...row,
          verdict: 'unit_suspect',
          number,
          why: `The file states “${quote}”: the same digits, but beside the record ${by}.`,
          settle: 'Check the unit and the decimal point of the record and of the file.',
        }
    }
    return { ...row, ...NOT_STATED }
  })
}

/** Printing leaves at most a fortieth open, which is 0.011 as a logarithm. */
const NEAR = 0.012
const WATT_HOURS = Math.log10(3.6)

/** Whether two amounts may be apart by a slip of the unit, by the difference of their logarithms: `slip`, which says it, takes ten times as long. */
const mayBeSlip = (apart: number): boolean =>
  isWhole(apart) || isWhole(apart - WATT_HOURS) || isWhole(apart + WATT_HOURS)
const isWhole = (power: number): boolean => Math.abs(power - Math.round(power)) < NEAR

const NOT_STATED = {
  verdict: 'not_stated',
  number: null,
  why: 'No amount that the file prints with its unit is this one.',
  settle:
    'It may be the sum of several numbers of the file. Otherwise correct the amount, or name the document that states it.',
} as const
