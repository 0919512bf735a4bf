import type { MeterReading } from '../../../domain/disclosure/imports/meter-reading.ts'
import { daysOfMonth } from '../../../domain/ledger/coverage.ts'
import type { FileCell } from '../../../domain/ledger/files/row-line.ts'
import { monthsOf } from '../../../domain/ledger/months.ts'
import { overlaps, type Period } from '../../../domain/period.ts'
import { ReadError } from '../../read-error.ts'
import { readNem12 } from '../nem12/read-nem12.ts'
import type { Streamed } from '../read-import.ts'
import type { OpenedRows } from '../table/open-rows.ts'

/** Regions of meters by NMI, as people chose them. */
export type RegionsOfMeters = Readonly<Record<string, string>>

/** As every file of bills with these columns would be read. */
const HEADINGS = ['Line ID', 'NMI', 'Start date', 'End date', 'Usage (kWh)', 'State', 'Note']
const TABLE = 'Readings by month'

/**
 * A meter file as a table: a row for each meter and month, with the days that have readings. Days without any stay a gap. Export is not
 * taken off. A later file of the same month has the same ids, so that a month never counts twice.
 */
export async function openMeter(
  file: Streamed,
  period: Period,
  regions: RegionsOfMeters,
): Promise<OpenedRows> {
  const whole = await readMonth(file, period)
  const covered = whole.flatMap(({ covered: days }) => days ?? [])
  const rows: (readonly FileCell[])[] = []
  for (const { month } of monthsOf(period)) {
    const days = daysOfMonth(month, period)
    if (!covered.some((one) => overlaps(one, days))) continue
    for (const meter of await readMonth(file, days))
      if (meter.covered !== null) rows.push(rowOf(meter, month, regions[meter.nmi]))
  }
  const numbered = rows.map((cells, at) => ({ row: at + 2, cells }))
  return {
    format: 'meter',
    sheet: TABLE,
    sheet_index: 0,
    heading_at: TABLE.toLowerCase(),
    has_headings: true,
    headings: HEADINGS,
    meters: [...new Set(whole.flatMap(({ nmi, covered: days }) => (days === null ? [] : [nmi])))],
    place: (row) => `${TABLE}, row ${row}`,
    rows: async function* () {
      yield* numbered
    },
  }
}

/** A file with a fault is not read at all: half a meter would look like a whole one. */
async function readMonth(file: Streamed, period: Period): Promise<readonly MeterReading[]> {
  const { meters, faults } = await readNem12(file, period)
  const [fault] = faults
  if (fault === undefined) return meters
  throw new ReadError({
    file: file.name,
    at: fault.at ?? undefined,
    column: fault.column ?? undefined,
    value: fault.value ?? undefined,
    problem: fault.message,
    hint: 'Nothing was imported. Ask for the file again, or correct the record.',
  })
}

function rowOf(
  { nmi, kwh, covered, complete_days, days_in_period, estimated_kwh }: MeterReading,
  month: string,
  region: string | undefined,
): readonly FileCell[] {
  const note = [
    `${complete_days} of ${days_in_period} days complete`,
    ...(Number(estimated_kwh) > 0 ? [`${estimated_kwh} kWh estimated by the meter data provider`] : []),
  ].join('; ')
  return [`${nmi}/${month}`, nmi, covered!.start, covered!.end, kwh, region ?? '', note]
}
