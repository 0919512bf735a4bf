/** A rate a year with a star where something must be read with it, which the service says in its note. */
export const markedRate = (rate: string, note: string | null): string => (note === null ? rate : `${rate}*`)

/** Below a table of such rates. */
export const RATE_MARK =
  '* The period begins or ends in a pandemic year, spans a structural break or lacks a year. Point at a rate to see which, and the rate from 2018-19, before the pandemic.'
