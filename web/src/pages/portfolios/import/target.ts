import { idOf } from '../../../format/id-of.ts'

/** Ids have at most 64 letters, and room for a number behind. */
const LONGEST = 58

/** An id for a new portfolio that none has yet. */
export function newId(name: string, taken: readonly string[]): string {
  const base = idOf(name).slice(0, LONGEST).replace(/-$/, '') || 'portfolio'
  let id = base
  for (let count = 2; taken.includes(id); count += 1) id = `${base}-${count}`
  return id
}

/** The last day of a quarter that is over, as books are drawn up: 2026-09-30 on 19 November 2026. */
export function lastQuarterEnd(today: Date): string {
  const end = new Date(Date.UTC(today.getFullYear(), Math.floor(today.getMonth() / 3) * 3, 0))
  return end.toISOString().slice(0, 10)
}
