import { type Static, type TNull, type TNumber, type TUnion, Type } from 'typebox'
import { MONTHS } from '../../domain/company/hazards/station-years.ts'
import { amount, amountOrNull, rowRef, text } from '../reading/row-fields.ts'

/** The column of a month's rain: `rain_01_mm` is January. */
export const rainColumn = (month: number): RainColumn =>
  `rain_${String(month).padStart(2, '0')}_mm` as RainColumn
type RainColumn = `rain_${number}_mm`

const months = Object.fromEntries(
  MONTHS.map((month) => [
    rainColumn(month),
    amountOrNull(`Rain of month ${month}; null where a day is missing`, 'mm'),
  ]),
) as Record<RainColumn, TUnion<[TNumber, TNull]>>

/** What the days of one year at one station come to. */
export const stationYearRow = Type.Object({
  row_ref: rowRef('lines 2-366'),
  series: text('Record and number of the station: one record’s years, never mixed with another’s'),
  location: text('Name of the station'),
  latitude: amount('Latitude, south is negative', 'degrees'),
  longitude: amount('Longitude', 'degrees'),
  elevation_m: amountOrNull('Height of the station above sea level; null where the record does not say', 'm'),
  year: amount('Calendar year'),
  method: text('Method and version that the figures were computed by'),
  days_with_maximum: amount('Days with a maximum', 'days'),
  hottest_day_c: amountOrNull('Highest maximum (TXx)', 'degrees Celsius'),
  heatwave_days: amountOrNull('Days in heatwaves by the Excess Heat Factor (HWF)', 'days'),
  severest_ehf: amountOrNull('Highest Excess Heat Factor of the severest heatwave (HWA)', 'degC2'),
  days_with_factor: amount('Days with an Excess Heat Factor, 29 February not counted', 'days'),
  days_ge_35: amountOrNull('Days at or above 35 degrees', 'days'),
  days_ge_40: amountOrNull('Days at or above 40 degrees', 'days'),
  warm_days_pct: amountOrNull('Maxima above the 90th percentile of their calendar day (TX90p)', '%'),
  warm_nights_pct: amountOrNull('Minima above the 90th percentile of their calendar day (TN90p)', '%'),
  days_with_rain: amount('Days with a reading of rain', 'days'),
  days_interpolated: amountOrNull(
    'Days of rain interpolated from other stations; null where not stated',
    'days',
  ),
  largest_day_mm: amountOrNull('Largest fall of one day (Rx1day)', 'mm'),
  largest_5_days_mm: amountOrNull('Largest fall of five days (Rx5day)', 'mm'),
  days_ge_20mm: amountOrNull('Days with 20 mm or more', 'days'),
  dry_spell_days: amountOrNull('Longest dry spell that the year reaches (CDD)', 'days'),
  ...months,
})

export type StationYearRow = Static<typeof stationYearRow>
