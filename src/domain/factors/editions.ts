import { daysBetween, type IsoDay, yearOf } from '../calendar.ts'
import type { Period } from '../period.ts'

/** How the caller says which edition is wanted: one of them, or neither for the newest. */
export interface EditionQuestion {
  readonly edition?: string | undefined
  readonly reporting_period?: string | undefined
}

export interface EditionChoice {
  readonly edition: string
  readonly basis: 'asked_for' | 'reporting_period' | 'newest'
  /** Why this edition, in a sentence. */
  readonly reason: string
  /** Days of the period that each edition covers; empty unless a period was given. */
  readonly days: readonly { readonly edition: string; readonly days: number }[]
}

/**
 * The edition of a period. Edition N is meant for activity from 1 July N to 30 June N+1; the edition that covers most
 * days is chosen, the later of two that cover as many.
 */
export function editionOfPeriod(period: Period): Pick<EditionChoice, 'edition' | 'days' | 'reason'> {
  const days = daysByEdition(period)
  const most = Math.max(...days.map((item) => item.days))
  const { edition } = days.findLast((item) => item.days === most)!
  const others = days.filter((item) => item.edition !== edition)
  const split = others.map((item) => `${item.days} to the ${item.edition} edition`).join(', ')
  return {
    edition,
    days,
    reason:
      `The ${edition} edition is for activity from 1 July ${edition} to 30 June ${Number(edition) + 1}: ` +
      `${most} days of ${period.start} to ${period.end} belong to it${split === '' ? '' : `, ${split}`}.`,
  }
}

/** Which edition a question means; `newest` is the newest that is loaded. */
export function chooseEdition(
  question: EditionQuestion,
  period: Period | undefined,
  newest: string,
): EditionChoice {
  if (question.edition !== undefined)
    return { edition: question.edition, basis: 'asked_for', reason: 'This edition was requested.', days: [] }
  if (period !== undefined) return { basis: 'reporting_period', ...editionOfPeriod(period) }
  return {
    edition: newest,
    basis: 'newest',
    reason: 'Neither edition nor reporting_period was given, so the newest edition in the snapshot is used.',
    days: [],
  }
}

function daysByEdition({ start, end }: Period): { edition: string; days: number }[] {
  const [first, last] = [editionOfDay(start), editionOfDay(end)]
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index
    const from = year === first ? start : `${yearText(year)}-07-01`
    const to = year === last ? end : `${yearText(year + 1)}-06-30`
    return { edition: String(year), days: daysBetween(from, to) }
  })
}

const editionOfDay = (day: IsoDay): number => yearOf(day) - (day.slice(5) < '07-01' ? 1 : 0)

/** Days have four digits for the year, in the first thousand years too. */
const yearText = (year: number): string => String(year).padStart(4, '0')
