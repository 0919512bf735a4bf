import { type ReportingYear, reportingYear, reportingYears, startYear } from '../../reporting-year.ts'

/**
 * The Safeguard reduction contribution as the rule states it: 1 - 0.049 n, n years after 2022-23. Linear, not compound.
 * Written in thousandths because 1 - 0.049 x 7 is not 0.657 in binary floating point.
 */
const YEAR_BEFORE_DECLINE = 2022
const DECLINE_THOUSANDTHS = 49
export const LAST_DECLINE_YEAR: ReportingYear = '2029-30'

/** The regime of declining baselines began with this year; baselines before it are not comparable. */
export const REFORM_YEAR: ReportingYear = reportingYear(YEAR_BEFORE_DECLINE + 1)

/** Decline a year in per cent of the level before the decline. */
export const STATUTORY_DECLINE_PERCENT = DECLINE_THOUSANDTHS / 10

/** The default reduction contribution of each year from 2023-24 to 2029-30; later years are not legislated in detail. */
export const REDUCTION_CONTRIBUTIONS: ReadonlyMap<ReportingYear, number> = new Map(
  reportingYears(REFORM_YEAR, LAST_DECLINE_YEAR).map((year) => [
    year,
    (1_000 - DECLINE_THOUSANDTHS * (startYear(year) - YEAR_BEFORE_DECLINE)) / 1_000,
  ]),
)
