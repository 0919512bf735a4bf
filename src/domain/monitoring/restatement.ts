/** Figures of one published year. */
export interface YearFigures {
  readonly reporting_year: string
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly scope1_and_2_t: number | null
}

export interface RestatedYear {
  readonly reporting_year: string
  readonly from: YearFigures
  readonly to: YearFigures
  /** Of the figure that moved most; null where the figure before is nothing that could be divided by. */
  readonly percent: number | null
}

export interface RestatementFound {
  readonly years: readonly RestatedYear[]
  /** The largest of all years; null as soon as one cannot be told. */
  readonly percent: number | null
}

const FIGURES = ['scope1_t', 'scope2_t', 'scope1_and_2_t'] as const

/** Years that were published before and are published with other figures now. */
export function restatementOf(
  before: readonly YearFigures[],
  after: readonly YearFigures[],
): RestatementFound | undefined {
  const now = new Map(after.map((year) => [year.reporting_year, year]))
  const years = before.flatMap((from): RestatedYear[] => {
    const to = now.get(from.reporting_year)
    if (to === undefined || FIGURES.every((figure) => from[figure] === to[figure])) return []
    const moved = FIGURES.filter((figure) => from[figure] !== to[figure])
    return [
      {
        reporting_year: from.reporting_year,
        from,
        to,
        percent: largest(moved.map((figure) => percentChange(from[figure], to[figure]))),
      },
    ]
  })
  return years.length === 0 ? undefined : { years, percent: largest(years.map(({ percent }) => percent)) }
}

/** Size of a change without its direction; null from nothing or from zero. */
export function percentChange(from: number | null, to: number | null): number | null {
  if (from === null || to === null || from === 0) return null
  return (100 * Math.abs(to - from)) / Math.abs(from)
}

const largest = (percents: readonly (number | null)[]): number | null =>
  percents.includes(null) ? null : Math.max(...percents.filter((percent) => percent !== null))
