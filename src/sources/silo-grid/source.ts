import { climateYearRow, defineGridSource } from '../formats/netcdf-grid/grid-source.ts'
import origin from './origin.json' with { type: 'json' }

/** Temperature and rainfall of Queensland's SILO by cell. */
export const siloGridSource = defineGridSource({
  origin,
  row: climateYearRow,
  years: 'calendar',
  variables: { max_temp: 'tmax', min_temp: 'tmin', daily_rain: 'rain', monthly_rain: 'rain' },
  refused: {},
  // Radiation, vapour pressure, evaporation, humidity and air pressure.
  notNeeded: ['radiation', 'vp', 'evap', 'et_', 'rh_', 'mslp'],
})
