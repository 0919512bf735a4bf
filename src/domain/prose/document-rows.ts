import type { MarketBasedEvidence } from '../disclosure/records/market-based-evidence.ts'
import type { Period } from '../period.ts'
import { fits, slip } from './compare.ts'
import { gigajoules } from './measures.ts'
import type { Reading } from './reading.ts'

/** An amount of a record that names a document as its evidence. */
export interface DocumentRow {
  /** JSON pointer into the record. */
  readonly pointer: string
  readonly what: string
  readonly period: Period
  readonly mwh: number
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

/** Electricity bought and instruments whose evidence the document is. */
export function rowsNaming(record: MarketBasedEvidence | undefined, sha256: string): DocumentRow[] {
  const consumption = (record?.consumption ?? []).map((row, index) => ({
    named: row.document_sha256,
    row: {
      pointer: `/consumption/${index}/kwh`,
      what: ['Electricity bought', row.site ?? row.meter].filter((part) => part !== undefined).join(', '),
      period: row.period,
      mwh: row.kwh / 1000,
    },
  }))
  const instruments = (record?.instruments ?? []).map((row, index) => ({
    named: row.document_sha256,
    row: {
      pointer: `/instruments/${index}/mwh`,
      what: `Instrument ${row.id}`,
      period: row.period,
      mwh: row.mwh,
    },
  }))
  return [...consumption, ...instruments].filter(({ named }) => named === sha256).map(({ row }) => row)
}

/** As many amounts as are held against a document; a meter file may be named by thousands. */
const MOST_ROWS = 100
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

export function documentRows(rows: readonly DocumentRow[], printed: readonly Printed[]): DocumentRows {
  const checks = checkRows(rows, printed)
  const isStated = ({ verdict }: RowCheck): boolean => verdict === 'stated' || verdict === 'stated_as_total'
  const open = checks.filter((check) => !isStated(check))
  return {
    total: rows.length,
    checked: checks.length,
    stated: checks.length - open.length,
    rows: [...open, ...checks.filter(isStated)].slice(0, MOST_KEPT),
  }
}

type Printed = Pick<Reading, 'amount' | 'unit' | 'quote'>

/**
 * Holds every amount that names a document against the energies that the document states. A bill states many, so an amount that none of
 * them is may still follow from several: that is said, and not called wrong.
 */
export function checkRows(rows: readonly DocumentRow[], printed: readonly Printed[]): RowCheck[] {
  const energies = printed.flatMap(({ amount, unit, quote }, at) =>
    unit === 'GJ' && amount.hedge === 'none'
      ? [{ amount, quote, number: at + 1, logarithm: Math.log10(amount.value) }]
      : [],
  )
  const stating = (mwh: number) => energies.find(({ amount }) => fits(amount, gigajoules(mwh)))
  const total = rows.length > 1 ? stating(rows.reduce((sum, { mwh }) => sum + mwh, 0)) : undefined
  return rows.slice(0, MOST_ROWS).map((row): RowCheck => {
    const found = stating(row.mwh)
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
    const own = Math.log10(gigajoules(row.mwh))
    for (const { amount, quote, number, logarithm } of energies) {
      if (!mayBeSlip(logarithm - own)) continue
      const by = slip(amount, gigajoules(row.mwh), true)
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
  why: 'No energy in the file is this amount.',
  settle:
    'It may be the sum of several numbers of the file. Otherwise correct the amount, or name the document that states it.',
} as const
