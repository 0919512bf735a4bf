/** First and last day of a month such as 2026-11. In UTC, as the service counts. */
export function daysOf(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` }
}

/** The months before the one of a day, newest first, as 2026-11. */
export const monthsBefore = (day: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1 - index, 1)).toISOString().slice(0, 7),
  )
