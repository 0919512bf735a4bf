import { type ReportingYear, reportingYear, startYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { gwpSetOf } from '../emissions/latest-emissions.ts'
import { type PrintedRow, registryTotals, type YearTotal } from './totals.ts'

/** Why a figure has no change since the year before. */
export const CHANGE_ABSENCES = [
  'no_previous_year',
  'gwp_break',
  'not_reported_before',
  'zero_before',
] as const

export interface Change {
  /** Null where the two years cannot be compared. */
  readonly previous_t: number | null
  readonly change_percent: number | null
  readonly absence: (typeof CHANGE_ABSENCES)[number] | null
}

export interface LargeReporter extends Change {
  readonly abn: string
  /** As published. */
  readonly name: string
  readonly scope1_t: number
}

/** The newest year of the registry at a glance. */
export interface RegistryOverview {
  /** Null while no table of the registry is loaded. */
  readonly reporting_year: ReportingYear | null
  readonly years: readonly YearTotal[]
  readonly scope1: Change
  readonly scope2: Change
  /** By scope 1, the largest first. */
  readonly largest: readonly LargeReporter[]
}

const MOST = 10

/** Totals of every year, the newest beside the one before, and its ten largest companies. */
export function registryOverview(rows: readonly PrintedRow[]): RegistryOverview {
  const { years } = registryTotals(rows)
  const newest = years.at(-1)
  if (newest === undefined) {
    const none = absent('no_previous_year')
    return { reporting_year: null, years, scope1: none, scope2: none, largest: [] }
  }
  const { reporting_year } = newest
  const before = reportingYear(startYear(reporting_year) - 1)
  const earlier = years.find((one) => one.reporting_year === before)
  const since = (now: number | null, then: number | null | undefined): Change => {
    if (earlier === undefined) return absent('no_previous_year')
    if (gwpSetOf(before) !== gwpSetOf(reporting_year)) return absent('gwp_break')
    if (now === null || then === null || then === undefined) return absent('not_reported_before')
    if (then === 0) return { ...absent('zero_before'), previous_t: 0 }
    return { previous_t: then, change_percent: (100 * (now - then)) / then, absence: null }
  }
  const of = (year: ReportingYear) => rows.filter((row) => row.reporting_year === year)
  const scope1Before = new Map(
    of(before).flatMap(({ abn, scope1_t }) => (abn === null ? [] : [[abn, scope1_t] as const])),
  )
  const largest = of(reporting_year)
    .flatMap(({ abn, organisation, scope1_t }) =>
      abn === null || scope1_t === null ? [] : [{ abn, name: organisation, scope1_t }],
    )
    .toSorted((a, b) => b.scope1_t - a.scope1_t || compareText(a.abn, b.abn))
    .slice(0, MOST)
    .map((one) => ({ ...one, ...since(one.scope1_t, scope1Before.get(one.abn)) }))
  return {
    reporting_year,
    years,
    scope1: since(newest.scope1.value, earlier?.scope1.value),
    scope2: since(newest.scope2.value, earlier?.scope2.value),
    largest,
  }
}

const absent = (absence: Change['absence']): Change => ({ previous_t: null, change_percent: null, absence })
