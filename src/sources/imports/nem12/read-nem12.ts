import {
  type ImportFault,
  importFault,
  type MeterFile,
} from '../../../domain/disclosure/imports/meter-reading.ts'
import type { Period } from '../../../domain/period.ts'
import { isBlank, streamCsv } from '../../formats/csv/csv.ts'
import type { InputFile } from '../../input-file.ts'
import { closeDay, type OpenDay } from './day.ts'
import { dayOf, flagIntervals, isFault, type Line, lineFault, openIntervals, streamOf } from './records.ts'
import type { Stream } from './stream.ts'
import { Tally } from './tally.ts'

/** Faults after which no one reads on. */
const MOST_FAULTS = 200
const START = /^\s*"?100"?\s*,\s*"?NEM1[23]"?/i

/** Whether a text is a meter file, by its first record. */
export const isMeterFile = (start: string): boolean => START.test(start.replace(/^\uFEFF/, ''))

/**
 * Reads a file in the Meter Data File Format of AEMO, record by record, for the days of a period. Every fault is named by its line;
 * a file with one is not taken over.
 */
export async function readNem12(file: InputFile, period: Period): Promise<MeterFile> {
  const reader = new Reader(period)
  for await (const record of streamCsv(file.name, file.stream())) {
    if (isBlank(record)) continue
    reader.take(record)
    if (reader.faults.length >= MOST_FAULTS) break
  }
  return reader.end()
}

class Reader {
  readonly faults: ImportFault[] = []
  readonly #tally: Tally
  #isOpen = false
  #last = 0
  #stream: Stream | undefined
  #day: OpenDay | undefined
  /** Whether a 300 record is below the stream, which a 400 record could belong to. */
  #hasDay = false
  /** The record above was at fault, so those that belong to it say nothing more. */
  #isSkipping = false

  constructor(period: Period) {
    this.#tally = new Tally(period)
  }

  take(record: Line): void {
    this.#last = record.line
    const [kind = ''] = record.cells
    switch (kind.trim()) {
      case '100':
        return this.#begin(record)
      case '200':
        return this.#openStream(record)
      case '300':
        return this.#openDay(record)
      case '400':
        return this.#flag(record)
      case '500':
        // Register reads and B2B details of the meter: no energy of an interval.
        return this.#closeDay()
      case '900':
        this.#closeDay()
        this.#stream = undefined
        this.#isOpen = false
        return undefined
      default:
        this.#fault(
          lineFault(
            record,
            'RecordIndicator',
            kind,
            'is not a record of a meter file: 100, 200, 300, 400, 500 or 900',
          ),
        )
        return undefined
    }
  }

  end(): MeterFile {
    this.#closeDay()
    if (this.#isOpen && this.faults.length < MOST_FAULTS)
      this.#fault(
        importFault(
          `line ${this.#last}`,
          'is the last line, and no 900 record ends the file: it is cut short. Ask for the file again.',
        ),
      )
    return { meters: this.#tally.readings(), faults: this.faults, warnings: this.#tally.warnings() }
  }

  #begin(record: Line): void {
    this.#closeDay()
    const version = (record.cells[1] ?? '').trim().toUpperCase()
    if (version === 'NEM13')
      this.#fault(
        lineFault(
          record,
          'VersionHeader',
          version,
          'contains accumulated reads, whose days do not end with the period; import the bills as a spreadsheet, or ask for interval data (NEM12)',
        ),
      )
    else if (version !== 'NEM12') this.#fault(lineFault(record, 'VersionHeader', version, 'is not NEM12'))
    this.#isSkipping = version !== 'NEM12'
    this.#stream = undefined
    this.#isOpen = version === 'NEM12'
  }

  #openStream(record: Line): void {
    this.#closeDay()
    this.#hasDay = false
    if (!this.#isOpen && !this.#isSkipping) this.#fault(outOfPlace(record, 'a 100 record'))
    const stream = streamOf(record)
    if (isFault(stream)) {
      this.#fault(stream)
      this.#stream = undefined
      this.#isSkipping = true
      return
    }
    this.#isSkipping = false
    this.#stream = stream
    this.#tally.open(stream)
  }

  #openDay(record: Line): void {
    this.#closeDay()
    this.#hasDay = true
    if (this.#stream === undefined) {
      if (!this.#isSkipping) this.#fault(outOfPlace(record, 'a 200 record'))
      return
    }
    // A stream that is not counted has units and signs of its own.
    if (this.#stream.use === 'not_counted') return
    const day = dayOf(record, this.#stream)
    if (isFault(day)) this.#fault(day)
    else this.#day = day
  }

  #flag(record: Line): void {
    if (!this.#hasDay && !this.#isSkipping) this.#fault(outOfPlace(record, 'a 300 record'))
    if (this.#day === undefined) return
    const fault = flagIntervals(record, this.#day)
    if (fault !== undefined) this.#fault(fault)
  }

  #closeDay(): void {
    const day = this.#day
    this.#day = undefined
    if (day === undefined) return
    const fault = openIntervals(day) ?? this.#tally.add(day.stream, day.day, closeDay(day))
    if (fault !== undefined) this.#fault(fault)
  }

  #fault(fault: ImportFault): void {
    this.faults.push(fault)
  }
}

const outOfPlace = (record: Line, before: string): ImportFault =>
  lineFault(record, 'RecordIndicator', record.cells[0], `stands before ${before} to which it could belong`)
