import { addDays, type IsoDay } from '../../../domain/calendar.ts'
import { isNmi, meterName } from '../../../domain/disclosure/imports/nmi.ts'
import { daysOf } from '../../../domain/period.ts'
import { isoDate } from '../../formats/dates.ts'
import type { ClosedDay } from './day.ts'
import { billionths, printedValue, UNITS_OF_ENERGY } from './energy.ts'
import { type Line, lineFault, type Outcome, QUALITY } from './records.ts'
import type { Stream } from './stream.ts'

/** What passed through a register between two reads, spread evenly over its days. */
export interface AccumulatedRead {
  readonly stream: Stream
  readonly first: IsoDay
  readonly last: IsoDay
  /** One for each day; none where the read has no quantity. */
  readonly days: readonly (readonly [IsoDay, ClosedDay])[]
}

/** A year, and the weeks by which a yearly read may be late. */
const MOST_DAYS = 430
/** Direction as seen from the grid, like the letters of suffixes. */
const USES: Readonly<Record<string, Stream['use']>> = { E: 'consumption', I: 'export' }

/**
 * 250,NMI,NMIConfiguration,RegisterID,NMISuffix,MDMDataStreamIdentifier,MeterSerialNumber,DirectionIndicator,PreviousRegisterRead,
 * PreviousRegisterReadDateTime,PreviousQualityMethod,,,CurrentRegisterRead,CurrentRegisterReadDateTime,CurrentQualityMethod,,,Quantity,
 * UOM,NextScheduledReadDate,UpdateDateTime,MSATSLoadDateTime
 */
export function accumulatedRead(record: Line): Outcome<AccumulatedRead> {
  const cells = record.cells.map((cell) => cell.trim())
  const at = (index: number): string => cells[index] ?? ''
  const nmi = meterName(at(1))
  if (!isNmi(nmi)) return lineFault(record, 'NMI', at(1), 'is not an NMI of ten digits and letters')
  const use = USES[at(7).toUpperCase()]
  if (use === undefined)
    return lineFault(
      record,
      'DirectionIndicator',
      at(7),
      'is neither E, consumption, nor I, sent to the grid',
    )
  const [previous, current] = [dayOfRead(at(9)), dayOfRead(at(14))]
  if (previous === undefined)
    return lineFault(record, 'PreviousRegisterReadDateTime', at(9), 'is not a time written as 20250701093000')
  if (current === undefined)
    return lineFault(record, 'CurrentRegisterReadDateTime', at(14), 'is not a time written as 20250701093000')
  if (current < previous)
    return lineFault(
      record,
      'CurrentRegisterReadDateTime',
      at(14),
      `is before the previous read, ${previous}`,
    )
  const last = current === previous ? current : addDays(current, -1)
  const count = daysOf({ start: previous, end: last })
  if (count > MOST_DAYS)
    return lineFault(
      record,
      'PreviousRegisterReadDateTime',
      at(9),
      `is ${count} days before the current read`,
    )
  const flags = [at(10), at(15)]
  const unknown = flags.find((flag) => !QUALITY.test(flag))
  if (unknown !== undefined)
    return lineFault(record, 'QualityMethod', unknown, 'is not a quality flag such as A or S14')
  const unit = at(19).toUpperCase()
  const scale = UNITS_OF_ENERGY[unit]
  if (scale === undefined) return lineFault(record, 'UOM', at(19), 'is not Wh, kWh or MWh')
  const stream = {
    nmi,
    suffix: at(4).toUpperCase(),
    unit,
    use,
    intervalMinutes: 1440,
    line: record.line,
  }
  const whole = { stream, first: previous, last }
  if (flags.some((flag) => /^n/i.test(flag))) return { ...whole, days: [] }
  const quantity = printedValue(at(18))
  if (quantity === undefined)
    return lineFault(record, 'Quantity', at(18), 'is not a quantity: a number of zero or more')
  const energy = billionths(quantity.micro, quantity.nano) * scale
  const isEstimated = flags.some((flag) => !/^a/i.test(flag))
  const closed = { line: record.line, updated: at(21), intervals: 1, missing: 0 }
  const shares = evenly(energy, count).map((share, index): readonly [IsoDay, ClosedDay] => [
    addDays(previous, index),
    {
      ...closed,
      energy: share,
      estimatedEnergy: isEstimated ? share : 0n,
      estimated: isEstimated ? 1 : 0,
    },
  ])
  return { ...whole, days: shares }
}

const dayOfRead = (text: string): IsoDay | undefined =>
  /^\d{8}(?:\d{4}|\d{6})?$/.test(text) ? isoDate(text.slice(0, 8), 'compact') : undefined

/** Parts of a whole that add up to it: what does not divide goes to the first ones. */
function evenly(whole: bigint, count: number): bigint[] {
  const [each, rest] = [whole / BigInt(count), Number(whole % BigInt(count))]
  return Array.from({ length: count }, (_, index) => (index < rest ? each + 1n : each))
}
