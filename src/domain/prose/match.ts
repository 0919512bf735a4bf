import { addYears } from '../calendar.ts'
import { type Period, samePeriod } from '../period.ts'
import { periodEnd, periodStart, reportingYear } from '../reporting-year.ts'
import type { Held, HeldFigure } from './held.ts'
import { HELD_MEASURES, type HeldMeasure, isOfFacility } from './measures.ts'
import type { Obstacle, Reading, Subject, Unit, Year } from './reading.ts'

/** Which figures a reading can be compared with, and how surely. */
export interface Match {
  readonly measures: readonly HeldMeasure[]
  readonly period: Period | null
  readonly facility: string | null
  readonly figures: readonly HeldFigure[]
  /** Why a difference is not yet a contradiction: the words leave open what the number is of. */
  readonly open: readonly string[]
  /** Boundaries that the words name. */
  readonly obstacles: readonly Obstacle[]
}

const julyToJune = (end: number): Period => ({
  start: periodStart(reportingYear(end - 1)),
  end: periodEnd(reportingYear(end - 1)),
})

const shifted = ({ start, end }: Period, years: number): Period => ({
  start: addYears(start, years),
  end: addYears(end, years),
})

/** The days that a year is, seen from the period of the text; null where it is none. */
export function daysOfYear(
  year: Year,
  held: Held,
): { readonly period: Period | null; readonly isSure: boolean } {
  if (year.kind === 'period') return { period: year.period, isSure: true }
  if (year.kind === 'relative') return { period: shifted(held.period, year.years), isSure: true }
  if (year.kind === 'part') return { period: null, isSure: true }
  if (year.kind === 'unsaid') return { period: held.period, isSure: true }
  const calendar = { start: `${year.year}-01-01`, end: `${year.year}-12-31` }
  if (held.period.end.endsWith('-12-31')) return { period: calendar, isSure: true }
  return { period: julyToJune(year.year), isSure: false }
}

/** The unit that a measure is in. */
export const unitOf = (measure: HeldMeasure): Unit => (HELD_MEASURES[measure] === 'GJ' ? 'GJ' : 't')

/** Ends the reason why a number is compared with nothing, where its words do not say what it is of. */
export const NOT_SAID = 'does not say which scopes or which energy are meant'

/** Measures that a subject may mean in a unit, and what its words leave open. */
export function measuresOf(
  subject: Subject,
  unit: Unit | null,
  held: Held,
): { readonly measures: readonly HeldMeasure[]; readonly open: readonly string[] } {
  const inUnit = (measure: HeldMeasure): boolean =>
    unit === null || unit === 'percent' || unitOf(measure) === unit
  switch (subject.kind) {
    case 'measure':
      return { measures: subject.measures.filter(inUnit), open: [] }
    case 'vague':
      if (
        /electricity/.test(subject.said) &&
        held.figures.some(({ measure }) => measure === 'electricity_gj')
      )
        return {
          measures: (['electricity_gj'] as const).filter(inUnit),
          open: /purchased|drawn/.test(subject.said)
            ? []
            : [`"${subject.said}" may hold electricity that was not bought`],
        }
      return {
        measures: [...new Set([...VAGUE, ...held.measures])].filter(inUnit),
        open: [`"${subject.said}" ${NOT_SAID}`],
      }
    case 'other':
      return { measures: [], open: [] }
    case 'unsaid':
      break
  }
  const measures = held.measures.filter(inUnit)
  return { measures, open: measures.length > 1 ? [`the sentence ${NOT_SAID}`] : [] }
}

const VAGUE: readonly HeldMeasure[] = ['scope1_t', 'scope1_and_2_t', 'net_energy_gj']

/** The held figures that a reading may be, by company, measure and year. */
export function matchReading(reading: Reading, held: Held): Match {
  const { measures, open } = measuresOf(reading.subject, reading.unit, held)
  const { period, isSure } = daysOfYear(reading.year, held)
  const party = partyOf(reading, held)
  const named =
    reading.year.kind === 'unsaid' && reading.named_before !== undefined
      ? daysOfYear(reading.named_before, held).period
      : null
  return {
    measures,
    period,
    facility: party.facility,
    figures: held.figures.filter(
      (figure) =>
        measures.includes(figure.measure) &&
        figure.facility === party.facility &&
        period !== null &&
        samePeriod(figure.period, period),
    ),
    open: [
      ...reading.doubts,
      ...open,
      ...(isSure
        ? []
        : [
            `"${reading.year.kind === 'bare' ? reading.year.said : ''}" may be the calendar year or the year to 30 June`,
          ]),
      ...(named === null || samePeriod(named, held.period) ? [] : ['an earlier sentence names another year']),
      ...(reading.unit === null ? ['no unit is printed'] : []),
    ],
    obstacles: [
      ...reading.obstacles,
      ...party.obstacles,
      ...(reading.year.kind === 'part' ? [{ code: 'part_of_year' as const, said: reading.year.said }] : []),
    ],
  }
}

/** Whether a name in the sentence is the company’s own, a facility that is held, or someone else’s. */
function partyOf(
  { names, subject }: Reading,
  held: Held,
): { readonly facility: string | null; readonly obstacles: readonly Obstacle[] } {
  const isFacility = subject.kind === 'measure' && subject.measures.some(isOfFacility)
  const ofMeasure = isFacility
    ? held.figures.filter(({ measure }) => subject.measures.includes(measure))
    : held.figures
  for (const { name, relation } of names) {
    if (isOwn(name, held.names)) continue
    const facility = facilityNamed(name, ofMeasure)
    if (facility !== null && isFacility) return { facility, obstacles: [] }
    if (facility !== null || relation === 'where')
      return { facility: null, obstacles: [{ code: 'part_of_total', said: name }] }
    return { facility: null, obstacles: [{ code: 'another_company', said: name }] }
  }
  return { facility: null, obstacles: [] }
}

const NO_WORDS = new Set([
  'limited',
  'ltd',
  'pty',
  'group',
  'holdings',
  'corporation',
  'the',
  'and',
  'of',
  '&',
  'company',
  'australia',
  'facility',
])

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !NO_WORDS.has(word))

const isOwn = (name: string, own: readonly string[]): boolean => {
  const words = wordsOf(name)
  return words.length === 0 || own.some((one) => words.every((word) => wordsOf(one).includes(word)))
}

const facilityNamed = (name: string, figures: readonly HeldFigure[]): string | null => {
  const words = wordsOf(name)
  const found = new Set(
    figures.flatMap(({ facility }) =>
      facility !== null && words.length > 0 && words.every((word) => wordsOf(facility).includes(word))
        ? [facility]
        : [],
    ),
  )
  return found.size === 1 ? [...found][0]! : null
}
