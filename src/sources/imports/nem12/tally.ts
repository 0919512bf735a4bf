import { addDays, type IsoDay } from '../../../domain/calendar.ts'
import {
  type ImportFault,
  type ImportWarning,
  importFault,
  type MeterReading,
  type MeterStream,
  runsOf,
} from '../../../domain/disclosure/imports/meter-reading.ts'
import { daysOf, type Period } from '../../../domain/period.ts'
import { compareText } from '../../../domain/text-order.ts'
import type { ClosedDay } from './day.ts'
import { kwhText } from './energy.ts'
import type { Stream } from './stream.ts'

interface TalliedStream {
  readonly stream: Stream
  readonly days: Map<IsoDay, ClosedDay>
}

interface TalliedMeter {
  readonly line: number
  readonly streams: Map<string, TalliedStream>
  outside: number
}

/** Days of all meters of a file in a period. Only sums of days are kept, so that a large file takes little memory. */
export class Tally {
  readonly #period: Period
  readonly #meters = new Map<string, TalliedMeter>()
  #twice = 0
  #firstTwice = ''
  #replaced = 0

  constructor(period: Period) {
    this.#period = period
  }

  /** A meter counts from its 200 record on, also when none of its days are in the period. */
  open(stream: Stream): void {
    this.#streamOf(stream)
  }

  /** Adds a day. A day that stands twice counts once; which of two versions counts must be plain. */
  add(stream: Stream, day: IsoDay, closed: ClosedDay): ImportFault | undefined {
    const { start, end } = this.#period
    if (day < start || day > end) {
      this.#meterOf(stream).outside += 1
      return undefined
    }
    const { days } = this.#streamOf(stream)
    const before = days.get(day)
    if (before === undefined) {
      days.set(day, closed)
      return undefined
    }
    const isSame = before.energy === closed.energy && before.missing === closed.missing
    if (!isSame && before.updated === closed.updated)
      return importFault(
        `line ${closed.line}`,
        `gives ${day} of ${stream.nmi} ${stream.suffix} again with other values than line ${before.line}, and nothing says which is newer; remove the older one`,
        { column: 'IntervalDate', value: day },
      )
    this.#twice += 1
    if (this.#firstTwice === '') this.#firstTwice = `line ${closed.line}`
    if (!isSame) this.#replaced += 1
    if (closed.updated > before.updated) days.set(day, closed)
    return undefined
  }

  readings(): MeterReading[] {
    return [...this.#meters]
      .map(([nmi, meter]) => readingOf(nmi, meter, this.#period))
      .toSorted((a, b) => compareText(a.nmi, b.nmi))
  }

  warnings(): ImportWarning[] {
    if (this.#twice === 0) return []
    const newer = this.#replaced === 0 ? '' : `; in ${this.#replaced} of them the newer version counts`
    return [
      {
        code: 'days_repeated',
        at: this.#firstTwice,
        message: `${this.#twice} days are in the file more than once. Each is counted once${newer}.`,
      },
    ]
  }

  #meterOf({ nmi, line }: Stream): TalliedMeter {
    const known = this.#meters.get(nmi)
    if (known !== undefined) return known
    const made = { line, streams: new Map<string, TalliedStream>(), outside: 0 }
    this.#meters.set(nmi, made)
    return made
  }

  #streamOf(stream: Stream): TalliedStream {
    const { streams } = this.#meterOf(stream)
    // By suffix alone: a meter that was exchanged may print another unit, and the same day in two units is the same energy.
    const key = stream.suffix
    const known = streams.get(key)
    if (known !== undefined) return known
    const made = { stream, days: new Map<IsoDay, ClosedDay>() }
    streams.set(key, made)
    return made
  }
}

function readingOf(nmi: string, { line, streams, outside }: TalliedMeter, period: Period): MeterReading {
  const all = [...streams.values()]
  const counted = all.filter(({ stream }) => stream.use === 'consumption')
  const closed = counted.flatMap(({ days }) => [...days.values()])
  const read = [...new Set(counted.flatMap(({ days }) => [...days.keys()]))].toSorted(compareText)
  const [start, end] = [read[0], read.at(-1)]
  const isComplete = (day: IsoDay): boolean =>
    counted.length > 0 && counted.every(({ days }) => days.get(day)?.missing === 0)
  const lacking = daysIn(period).filter((day) => !isComplete(day))
  const sent = all.filter(({ stream }) => stream.use === 'export')
  return {
    nmi,
    line,
    kwh: kwhText(sum(closed.map(({ energy }) => energy))),
    export_kwh: kwhText(sum(sent.map(sumOf))),
    covered: start === undefined || end === undefined ? null : { start, end },
    complete_days: daysOf(period) - lacking.length,
    days_in_period: daysOf(period),
    gaps: runsOf(lacking, (day) => addDays(day, 1)),
    estimated_kwh: kwhText(sum(closed.map(({ estimatedEnergy }) => estimatedEnergy))),
    intervals: closed.reduce((count, { intervals, missing }) => count + intervals - missing, 0),
    estimated_intervals: closed.reduce((count, { estimated }) => count + estimated, 0),
    streams: all.map(describe).toSorted((a, b) => compareText(a.suffix, b.suffix)),
    days_outside: outside,
  }
}

const describe = (tallied: TalliedStream): MeterStream => {
  const { suffix, unit, use } = tallied.stream
  return { suffix, unit, use, kwh: use === 'not_counted' ? null : kwhText(sumOf(tallied)) }
}

const sumOf = ({ days }: TalliedStream): bigint => sum([...days.values()].map(({ energy }) => energy))

const sum = (terms: readonly bigint[]): bigint => terms.reduce((total, term) => total + term, 0n)

function daysIn({ start, end }: Period): IsoDay[] {
  const days: IsoDay[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day)
  return days
}
