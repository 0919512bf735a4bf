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
    return { edition: question.edition, basis: 'asked_for', reason: 'This edition was asked for.', days: [] }
  if (period !== undefined) return { basis: 'reporting_period', ...editionOfPeriod(period) }
  return {
    edition: newest,
    basis: 'newest',
    reason: 'Neither edition nor reporting_period was given: this is the newest edition in the snapshot.',
    days: [],
  }
}

const MILLISECONDS_A_DAY = 86_400_000
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY

function daysByEdition({ start, end }: Period): { edition: string; days: number }[] {
  const first = startOfEdition(start)
  const last = startOfEdition(end)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index
    const from = Math.max(dayNumber(start), dayNumber(`${year}-07-01`))
    const to = Math.min(dayNumber(end), dayNumber(`${year + 1}-06-30`))
    return { edition: String(year), days: to - from + 1 }
  })
}

const startOfEdition = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0)
