import type {
  ImportFault,
  ImportWarning,
  MeterFile,
} from '../../../domain/disclosure/imports/meter-reading.ts'
import { isInside, overlaps, type Period } from '../../../domain/period.ts'
import { isBlank, streamCsv } from '../../formats/csv/csv.ts'
import type { InputFile } from '../../input-file.ts'
import { accumulatedRead } from './accumulated.ts'
import { closeDay, type OpenDay } from './day.ts'
import { dayOf, flagIntervals, isFault, type Line, lineFault, openIntervals, streamOf } from './records.ts'
import { measuresNoEnergy, type Stream } from './stream.ts'
import { Tally } from './tally.ts'

/** Faults after which no one reads on. */
const MOST_FAULTS = 200
/** Some portals leave out the header: then the first record names a meter, and ends with a unit and an interval length. */
const START =
  /^\s*(?:"?100"?\s*,\s*"?NEM1[23]"?|"?200"?\s*,\s*"?[0-9A-HJ-NP-Z]{10}\d?"?\s*,(?:[^,\n]*,){5}"?[KM]?WH"?\s*,)/i

const textOf = (start: Uint8Array): string => new TextDecoder().decode(start.subarray(0, 200))

/** Whether bytes begin a meter file, by its first record. */
export const isMeterFile = (start: Uint8Array): boolean => START.test(textOf(start))

/** What a meter file calls itself; one without a header has intervals. */
export const meterFormat = (start: Uint8Array): 'nem12' | 'nem13' =>
  /^\s*"?100"?\s*,\s*"?NEM13/i.test(textOf(start)) ? 'nem13' : 'nem12'

/**
 * Reads a file in the Meter Data File Format of AEMO, record by record, for the days of a period. Every fault is named by its line;
 * a file with one is not taken over.
 */
export async function readNem12(
  file: Pick<InputFile, 'name' | 'stream'>,
  period: Period,
): Promise<MeterFile> {
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
  readonly #period: Period
  readonly #tally: Tally
  readonly #warnings: ImportWarning[] = []
  #version: 'NEM12' | 'NEM13' | undefined
  #hasRecords = false
  #apportioned = 0
  #firstApportioned = 0
  #last = 0
  #stream: Stream | undefined
  #day: OpenDay | undefined
  /** Whether a 300 record is below the stream, which a 400 record could belong to. */
  #hasDay = false
  /** The record above was at fault, so those that belong to it say nothing more. */
  #isSkipping = false

  constructor(period: Period) {
    this.#period = period
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
      case '250':
        return this.#accumulate(record)
      case '300':
        return this.#openDay(record)
      case '400':
        return this.#flag(record)
      case '500':
      case '550':
        // Register reads and B2B details of the meter: no energy of an interval.
        return this.#closeDay()
      case '900':
        this.#closeDay()
        this.#stream = undefined
        this.#version = undefined
        return undefined
      default:
        this.#fault(
          lineFault(
            record,
            'RecordIndicator',
            kind,
            'is not a record of a meter file: 100, 200, 250, 300, 400, 500, 550 or 900',
          ),
        )
        return undefined
    }
  }

  end(): MeterFile {
    this.#closeDay()
    if (this.#version !== undefined)
      this.#warn(
        'no_end_record',
        this.#last,
        'No 900 record ends the file. Check that its last day is the day you expect: the file may be cut short.',
      )
    if (this.#apportioned > 0)
      this.#warn(
        'reads_apportioned',
        this.#firstApportioned,
        `${this.#apportioned === 1 ? 'One read crosses' : `${this.#apportioned} reads cross`} the edge of the period. Usage between two reads is spread evenly over their days, and only the days in the period count; they are marked as estimated.`,
      )
    return {
      meters: this.#tally.readings(),
      faults: this.faults,
      warnings: [...this.#warnings, ...this.#tally.warnings()],
    }
  }

  #begin(record: Line): void {
    this.#closeDay()
    const version = (record.cells[1] ?? '').trim().toUpperCase()
    const isKnown = version === 'NEM12' || version === 'NEM13'
    if (!isKnown) this.#fault(lineFault(record, 'VersionHeader', version, 'is neither NEM12 nor NEM13'))
    this.#isSkipping = !isKnown
    this.#stream = undefined
    this.#version = isKnown ? version : undefined
    this.#hasRecords = true
  }

  /** The file may begin without its header; anywhere else a meter belongs below one. */
  #expect(version: 'NEM12' | 'NEM13', record: Line): void {
    if (this.#version === version || this.#isSkipping) return
    if (this.#hasRecords) this.#fault(outOfPlace(record, `a 100 record of ${version}`))
    else this.#warn('no_header_record', record.line, 'The file has no 100 record. It is read as NEM12.')
    this.#version = version
    this.#hasRecords = true
  }

  #accumulate(record: Line): void {
    this.#expect('NEM13', record)
    const read = accumulatedRead(record)
    if (isFault(read)) return this.#fault(read)
    const { stream, first, last, days } = read
    this.#tally.open(stream)
    const span = { start: first, end: last }
    const isCut = overlaps(span, this.#period) && !isInside(span, this.#period)
    if (isCut && days.length > 0) {
      if (this.#apportioned === 0) this.#firstApportioned = record.line
      this.#apportioned += 1
    }
    for (const [day, closed] of days) {
      const part = isCut ? { ...closed, estimated: 1, estimatedEnergy: closed.energy } : closed
      const fault = this.#tally.add(stream, day, part)
      if (fault !== undefined) return this.#fault(fault)
    }
  }

  #openStream(record: Line): void {
    this.#closeDay()
    this.#hasDay = false
    this.#expect('NEM12', record)
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
    if (measuresNoEnergy(stream.unit))
      this.#warn(
        'stream_left_out',
        record.line,
        `Meter ${stream.nmi}: stream ${stream.suffix} is in ${stream.unit}, a unit that does not measure energy. It is left out.`,
      )
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

  #warn(code: string, line: number, message: string): void {
    if (this.#warnings.length < MOST_FAULTS) this.#warnings.push({ code, at: `line ${line}`, message })
  }
}

const outOfPlace = (record: Line, before: string): ImportFault =>
  lineFault(record, 'RecordIndicator', record.cells[0], `stands before ${before} to which it could belong`)
