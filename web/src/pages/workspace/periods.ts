import { periodText } from '../../format/words.ts'

/** July-June years and calendar years around the first ones that must be reported. */
const YEARS = [2023, 2024, 2025, 2026, 2027, 2028]

export const PERIODS: readonly { readonly value: string; readonly days: string; readonly label: string }[] = [
  ...YEARS.map((year) => ({
    value: `${year}-${String(year + 1).slice(2)}`,
    days: `${year}-07-01/${year + 1}-06-30`,
    label: `July ${year} to June ${year + 1}`,
  })),
  ...YEARS.slice(1).map((year) => ({
    value: String(year),
    days: `${year}-01-01/${year}-12-31`,
    label: `Calendar year ${year}`,
  })),
]

/** A period as an address has it, as a year such as 2025-26 or as its days; undefined where the list does not have it. */
export const knownPeriod = (period: string): (typeof PERIODS)[number] | undefined =>
  PERIODS.find(({ value, days }) => value === period || days === period)

export const periodLabel = (period: string): string => knownPeriod(period)?.label ?? periodText(period)
