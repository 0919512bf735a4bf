import type { Registry, Reporter } from './registry.ts'

/** The sum of some companies in one year. Rows that repeat a facility of another are left out. */
export interface YearSum {
  readonly year: string
  readonly gwpSet: string
  /** Null where none of them has the figure. */
  readonly scope1: number | null
  readonly scope2: number | null
  /** Companies with a row in the year. */
  readonly reporters: number
  readonly repeated: number
}

export const sumsOf = ({ years }: Registry, reporters: readonly Reporter[]): readonly YearSum[] =>
  years.map(({ reporting_year, gwp_set }, at) => {
    const present = reporters.filter((one) => one.absences[at] === null)
    const counted = present.filter((one) => !one.notCounted.has(at))
    return {
      year: reporting_year,
      gwpSet: gwp_set,
      scope1: sum(counted.map(({ scope1 }) => scope1[at] ?? null)),
      scope2: sum(counted.map(({ scope2 }) => scope2[at] ?? null)),
      reporters: present.length,
      repeated: present.length - counted.length,
    }
  })

/** What the registry prints in all, also rows that no company could be found for. */
export const nationalSums = ({ years }: Registry): readonly YearSum[] =>
  years.map((year) => ({
    year: year.reporting_year,
    gwpSet: year.gwp_set,
    scope1: year.scope1_t.value,
    scope2: year.scope2_t.value,
    reporters: year.rows,
    repeated: year.rows - year.counted,
  }))

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
}

/** Years whose warming potentials are not those of the year before. */
export const gwpBreaks = (sums: readonly YearSum[]): readonly YearSum[] =>
  sums.filter(({ gwpSet }, at) => at > 0 && gwpSet !== sums[at - 1]?.gwpSet)
