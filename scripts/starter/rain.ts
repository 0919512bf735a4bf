import { BASELINE, RECENT } from '../../src/domain/company/climate/indicator-rules.ts'
import { COMPLETE_SHARES } from '../../src/domain/company/hazards/days-of-station.ts'
import { DAILY_INDICES, MONTHS } from '../../src/domain/company/hazards/station-years.ts'
import { rainColumn, type StationYearRow } from '../../src/sources/station-years/row.ts'
import { lineOf, type Row, type TableRecord } from './records.ts'

const FEWEST_MONTHS = 12 * BASELINE.fewest_years
const FEWEST_MONTHS_SINCE = 12 * RECENT.fewest_after_baseline

/** Figures that need temperatures, or every day of rain. */
const NOT_IN_THE_TABLES = {
  hottest_day_c: null,
  heatwave_days: null,
  severest_ehf: null,
  days_ge_35: null,
  days_ge_40: null,
  warm_days_pct: null,
  warm_nights_pct: null,
  largest_5_days_mm: null,
  days_ge_20mm: null,
  dry_spell_days: null,
} satisfies Partial<StationYearRow>

interface Month {
  readonly record: TableRecord
  readonly line: string
}

/**
 * Monthly rain, with the largest fall of one day from `maxima`. A month with a missing day has no sum, and a year without 97 % of
 * its days no largest fall. Stations without enough months in the baseline or since
 * could serve no one and are left out.
 */
export function rainYears(months: readonly TableRecord[], maxima: readonly TableRecord[]): Row[] {
  const numbered = months.map((record, index): Month => ({ record, line: lineOf(index) }))
  const largest = new Map(maxima.map((record) => [`${record['station']} ${record['year']}`, record]))
  return [...Map.groupBy(numbered, ({ record }) => record['station'] ?? '')]
    .filter(([, own]) => canBeServed(own.filter(isWhole)))
    .flatMap(([station, own]) =>
      [...Map.groupBy(own, ({ record }) => Number(record['month']?.slice(0, 4)))].map(([year, ofYear]) =>
        yearOf(station, year, ofYear, largest.get(`${station} ${year}`)),
      ),
    )
}

const isWhole = ({ record }: Month): boolean => record['days_missing'] === '0' && record['mm'] !== ''

function canBeServed(whole: readonly Month[]): boolean {
  const years = whole.map(({ record }) => Number(record['month']?.slice(0, 4)))
  const inside = years.filter((year) => year >= BASELINE.first && year <= BASELINE.last)
  const since = years.filter((year) => year > BASELINE.last)
  return inside.length >= FEWEST_MONTHS && since.length >= FEWEST_MONTHS_SINCE
}

function yearOf(
  station: string,
  year: number,
  months: readonly Month[],
  maximum: TableRecord | undefined,
): Row {
  const first = months[0]!
  const mm = new Map(
    months.filter(isWhole).map(({ record }) => [Number(record['month']?.slice(5)), Number(record['mm'])]),
  )
  const days = months.map(({ record }) => daysIn(record['month'] ?? '') - Number(record['days_missing']))
  const known = days.reduce((sum, count) => sum + count, 0)
  return {
    row_ref: first.line,
    series: `${first.record['kind']} ${station.replace(/^[A-Za-z]+:/, '')}`,
    location: first.record['name'],
    latitude: Number(first.record['lat']),
    longitude: Number(first.record['lon']),
    year,
    method: `${DAILY_INDICES.id} ${DAILY_INDICES.version}`,
    ...NOT_IN_THE_TABLES,
    days_with_maximum: 0,
    days_with_factor: 0,
    elevation_m: null,
    days_with_rain: known,
    days_interpolated: months.reduce((sum, { record }) => sum + Number(record['days_interpolated']), 0),
    largest_day_mm:
      known >= COMPLETE_SHARES.rain * daysInYear(year) && maximum !== undefined
        ? Number(maximum['rx1day_mm'])
        : null,
    ...Object.fromEntries(MONTHS.map((month) => [rainColumn(month), mm.get(month) ?? null])),
  }
}

/** The day before the first of the next month. */
const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

const daysInYear = (year: number): number => (new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29 ? 366 : 365)
