import { type ReportingYear, reportingYear, reportingYears, startYear } from '../../reporting-year.ts'

/** What sets baselines and their decline. */
export const DECLINE_RULE = 'National Greenhouse and Energy Reporting (Safeguard Mechanism) Rule 2015'

/**
 * The Safeguard reduction contribution as the rule states it: 1 - 0.049 n, n years after 2022-23. Linear, not compound.
 * Written in thousandths because 1 - 0.049 x 7 is not 0.657 in binary floating point.
 */
const START_OF_YEAR_BEFORE = 2022
const DECLINE_THOUSANDTHS = 49
export const LAST_DECLINE_YEAR: ReportingYear = '2029-30'

/** The year whose level the decline is counted from. */
export const YEAR_BEFORE_DECLINE: ReportingYear = reportingYear(START_OF_YEAR_BEFORE)

/** The regime of declining baselines began with this year; baselines before it are not comparable. */
export const REFORM_YEAR: ReportingYear = reportingYear(START_OF_YEAR_BEFORE + 1)

/** Decline a year in per cent of the level before the decline. */
export const STATUTORY_DECLINE_PERCENT = DECLINE_THOUSANDTHS / 10

/** The default reduction contribution of each year from 2023-24 to 2029-30; later years are not legislated in detail. */
export const REDUCTION_CONTRIBUTIONS: ReadonlyMap<ReportingYear, number> = new Map(
  reportingYears(REFORM_YEAR, LAST_DECLINE_YEAR).map((year) => [
    year,
    (1_000 - DECLINE_THOUSANDTHS * (startYear(year) - START_OF_YEAR_BEFORE)) / 1_000,
  ]),
)
