import { climateYearRow, defineGridSource } from '../formats/netcdf-grid/grid-source.ts'
import origin from './origin.json' with { type: 'json' }

/** Temperature and rainfall of the Bureau's gridded analyses by cell, under their names of today and of AWAP's time. */
export const agcdSource = defineGridSource({
  origin,
  row: climateYearRow,
  years: 'calendar',
  variables: {
    tmax: 'tmax',
    tmax_day: 'tmax',
    temp_max_day: 'tmax',
    tmin: 'tmin',
    tmin_day: 'tmin',
    temp_min_day: 'tmin',
    precip: 'rain',
    rain_day: 'rain',
  },
  refused: { weight: 'Weights of the analysis show where stations are sparse; they are not climate data.' },
  // Radiation and vapour pressure, under the names of the Bureau and of CSIRO.
  notNeeded: ['solar', 'rad', 'vap', 'vp', 'ndvi', 'rr_'],
})
