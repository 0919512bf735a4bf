import { type ImportFault, importFault } from '../../../domain/disclosure/imports/meter-reading.ts'
import { isNmi, meterName } from '../../../domain/disclosure/imports/nmi.ts'
import { isoDate } from '../../formats/dates.ts'
import type { OpenDay } from './day.ts'
import { type PrintedValue, printedValue, UNITS_OF_ENERGY } from './energy.ts'
import { INTERVAL_LENGTHS, intervalsOf, measuresNoEnergy, type Stream, useOf } from './stream.ts'

/** A record of a meter file: its cells, and the line it is on. */
export interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

export type Outcome<Value> = Value | ImportFault

export const isFault = <Value extends object>(outcome: Outcome<Value>): outcome is ImportFault =>
  'message' in outcome

export const lineFault = (
  { line }: Pick<Line, 'line'>,
  column: string,
  value: string | undefined,
  message: string,
): ImportFault => importFault(`line ${line}`, message, { column, value })

/** 200,NMI,NMIConfiguration,RegisterID,NMISuffix,MDMDataStreamIdentifier,MeterSerialNumber,UOM,IntervalLength,... */
export function streamOf(record: Line): Outcome<Stream> {
  const [, nmi = '', , , suffix = '', , , uom = '', length = ''] = record.cells.map((cell) => cell.trim())
  // Some retailers print the check digit here too.
  const name = meterName(nmi)
  if (!isNmi(name))
    return lineFault(
      record,
      'NMI',
      nmi,
      'is not an NMI, which has ten digits and letters, never O or I, and after them its check digit or nothing',
    )
  const [written, unit] = [suffix.toUpperCase(), uom.toUpperCase()]
  const intervalMinutes = Number(length)
  const stream = { nmi: name, suffix: written, unit, use: useOf(written, unit), intervalMinutes }
  if (measuresNoEnergy(unit)) return { ...stream, use: 'not_counted', line: record.line }
  if (!/^[A-Z][0-9A-Z]$/.test(written))
    return lineFault(record, 'NMISuffix', suffix, 'is not a suffix such as E1 or B1')
  // In another unit what was bought or sent out would go missing silently.
  if (/^[EB]/.test(written) && UNITS_OF_ENERGY[unit] === undefined)
    return lineFault(record, 'UOM', uom, `is not a unit of energy, which ${written} measures: Wh, kWh or MWh`)
  // A stream that is not counted has units and lengths of its own.
  if (stream.use !== 'not_counted' && !INTERVAL_LENGTHS.includes(intervalMinutes))
    return lineFault(record, 'IntervalLength', length, 'is not an interval of 5, 15 or 30 minutes')
  return { ...stream, line: record.line }
}

const BEFORE_VALUES = 2
export const QUALITY = /^(?:[AN]|V|[EFS]\d{0,2})$/i

/** 300,IntervalDate,value,...,QualityMethod,ReasonCode,ReasonDescription,UpdateDateTime,MSATSLoadDateTime */
export function dayOf(record: Line, stream: Stream): Outcome<OpenDay> {
  const { cells, line } = record
  const printed = cells[1] ?? ''
  const day = isoDate(printed, 'compact')
  if (day === undefined) return lineFault(record, 'IntervalDate', printed, 'is not a day written as 20250701')
  const count = intervalsOf(stream)
  const quality = (cells[BEFORE_VALUES + count] ?? '').trim()
  if (!QUALITY.test(quality))
    return lineFault(
      record,
      'QualityMethod',
      quality,
      `is not a quality flag such as A or S14, which stands after the ${count} values of a day of ${stream.intervalMinutes}-minute intervals; the record has ${cells.length} cells`,
    )
  const flag = quality.slice(0, 1).toUpperCase()
  const values: (PrintedValue | null)[] = []
  for (let index = 0; index < count; index += 1) {
    const text = cells[BEFORE_VALUES + index]!
    // A day without readings may leave its values empty. What a 400 record says of a single interval comes later.
    const value = text.trim() === '' && (flag === 'N' || flag === 'V') ? null : printedValue(text)
    if (value === undefined)
      return lineFault(
        record,
        `IntervalValue${index + 1}`,
        text,
        'is not a reading: a number of zero or more with at most nine decimals',
      )
    values.push(value)
  }
  const updated = (cells[BEFORE_VALUES + count + 3] ?? '').trim()
  return { stream, day, line, values, flags: Array<string>(count).fill(flag), updated }
}

/** 400,StartInterval,EndInterval,QualityMethod,ReasonCode,ReasonDescription: gives intervals of the day above their own flag. */
export function flagIntervals(record: Line, day: OpenDay): ImportFault | undefined {
  const [, first = '', last = '', quality = ''] = record.cells.map((cell) => cell.trim())
  const [from, to] = [Number(first), Number(last)]
  const isRange = /^\d+$/.test(first) && /^\d+$/.test(last) && from >= 1 && from <= to
  if (!isRange || to > day.values.length)
    return lineFault(
      record,
      'StartInterval, EndInterval',
      `${first}, ${last}`,
      `is not a range of the ${day.values.length} intervals of the day on line ${day.line}`,
    )
  if (!QUALITY.test(quality) || quality.toUpperCase() === 'V')
    return lineFault(record, 'QualityMethod', quality, 'is not a quality flag such as A or S14')
  day.flags.fill(quality.slice(0, 1).toUpperCase(), from - 1, to)
  return undefined
}

/** Why a day cannot be closed as it stands; undefined when it can. */
export function openIntervals({ line, day, values, flags }: OpenDay): ImportFault | undefined {
  const unflagged = flags.indexOf('V')
  if (unflagged !== -1)
    return lineFault(
      { line },
      'QualityMethod',
      'V',
      `says that 400 records give the quality of ${day}, and none is about interval ${unflagged + 1}`,
    )
  const empty = values.findIndex((value, index) => value === null && flags[index] !== 'N')
  if (empty === -1) return undefined
  return lineFault(
    { line },
    `IntervalValue${empty + 1}`,
    '',
    `is empty on ${day} though its flag ${flags[empty]} says that there is a reading`,
  )
}
