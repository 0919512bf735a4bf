import { sum } from '../../mathematics/statistics.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { countJointFacilitiesOnce, jointlyReportedFacility } from '../sector/joint-reporting.ts'

/** A printed row of the registry, also one that says no ABN. */
export interface PrintedRow {
  readonly reporting_year: ReportingYear
  readonly row_ref: string
  readonly organisation: string
  readonly abn: string | null
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly net_energy_gj: number | null
  readonly notes: string | null
}

/** A row that no sum counts: it holds a facility that another row holds too. */
export interface UncountedRow {
  readonly reporting_year: ReportingYear
  readonly facility: string
  readonly organisation: string
  readonly abn: string | null
}

/** What the registry prints of one year, summed. */
export interface YearTotal {
  readonly reporting_year: ReportingYear
  readonly rows: number
  /** Rows in the sums: all but those that repeat a facility. */
  readonly counted: number
  readonly scope1: Figures
  readonly scope2: Figures
  readonly net_energy: Figures
}

interface Figures {
  /** Null where no row has the figure. */
  readonly value: number | null
  /** Counted rows that print no such figure, and are not in the sum. */
  readonly missing: number
}

/** Sums of every printed row by year, facilities that several corporations reported whole counted once. */
export function registryTotals(rows: readonly PrintedRow[]): {
  readonly years: readonly YearTotal[]
  readonly not_counted: readonly UncountedRow[]
} {
  const byYear = [...Map.groupBy(rows, ({ reporting_year }) => reporting_year)].toSorted(([a], [b]) =>
    compareText(a, b),
  )
  const found = byYear.map(([reporting_year, printed]) => totalOf(reporting_year, printed))
  return {
    years: found.map(({ total }) => total),
    not_counted: found.flatMap(({ not_counted }) => not_counted),
  }
}

function totalOf(reporting_year: ReportingYear, printed: readonly PrintedRow[]) {
  const members = printed.map((row) => ({
    ...row,
    // Rows of a table without ABNs are told apart by their place in it.
    abn: row.abn ?? row.row_ref,
    identifier: row.abn,
    joint_facility: jointlyReportedFacility(row.notes),
  }))
  const { kept, left_out } = countJointFacilitiesOnce(members, '')
  const total: YearTotal = {
    reporting_year,
    rows: printed.length,
    counted: kept.length,
    scope1: figuresOf(kept.map(({ scope1_t }) => scope1_t)),
    scope2: figuresOf(kept.map(({ scope2_t }) => scope2_t)),
    net_energy: figuresOf(kept.map(({ net_energy_gj }) => net_energy_gj)),
  }
  const not_counted = left_out.map(({ joint_facility, organisation, identifier }): UncountedRow => {
    if (joint_facility === null) throw new Error(`${organisation} was left out without a shared facility`)
    return { reporting_year, facility: joint_facility, organisation, abn: identifier }
  })
  return { total, not_counted }
}

function figuresOf(values: readonly (number | null)[]): Figures {
  const known = values.filter((value) => value !== null)
  return { value: known.length === 0 ? null : sum(known), missing: values.length - known.length }
}
