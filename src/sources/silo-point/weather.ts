import type { DayValues } from '../../domain/daily-indices/daily-series.ts'
import type { SiloPointRow } from './row.ts'

/** What a day of the service says about temperature and rain, and how each figure came about. */
type SiloWeather = Pick<
  SiloPointRow,
  | 'date'
  | 'max_temp_c'
  | 'max_temp_c_source'
  | 'min_temp_c'
  | 'min_temp_c_source'
  | 'daily_rain_mm'
  | 'daily_rain_mm_source'
  | 'code_scheme'
>

/** Long-term averages stand where nothing is known: they are not the weather of a day, and would hide extremes. */
const LONG_TERM_AVERAGE = { csv: 75, apsim: 7 } as const

/** A day for indices of extremes. Figures interpolated from that day's observations count; long-term averages do not. */
export function weatherOf(row: SiloWeather): DayValues {
  const average = LONG_TERM_AVERAGE[row.code_scheme]
  const measured = (value: number | null, code: number | null): number | null =>
    code === average ? null : value
  return {
    date: row.date,
    tmax: measured(row.max_temp_c, row.max_temp_c_source),
    tmin: measured(row.min_temp_c, row.min_temp_c_source),
    rain: measured(row.daily_rain_mm, row.daily_rain_mm_source),
  }
}
