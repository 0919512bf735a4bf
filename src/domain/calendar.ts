/** Days as ISO text. Market days are labels, so nothing here knows a time zone. */
export type IsoDay = string

const MILLISECONDS_A_DAY = 86_400_000

const toNumber = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY
const fromNumber = (day: number): IsoDay => new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10)

export const addDays = (day: IsoDay, count: number): IsoDay => fromNumber(toNumber(day) + count)

/** The same day some years later; 29 February becomes 28 February. */
export function addYears(day: IsoDay, count: number): IsoDay {
  const moved = `${String(Number(day.slice(0, 4)) + count).padStart(4, '0')}${day.slice(4)}`
  return fromNumber(toNumber(moved)) === moved ? moved : `${moved.slice(0, 8)}28`
}

/** Days from first to last, both included. */
export const daysBetween = (first: IsoDay, last: IsoDay): number => toNumber(last) - toNumber(first) + 1

export const yearOf = (day: IsoDay): number => Number(day.slice(0, 4))
