import { defineGridSource, waterYearRow } from '../formats/netcdf-grid/grid-source.ts'
import origin from './origin.json' with { type: 'json' }

const TWO_MEANINGS =
  'The *_pct files use one name for two things: under values/ the share of capacity, under deciles/ a rank since 1911. Neither can be ranked against 1981-2010: load sm and qtot of values/, in mm.'

/** Soil moisture of the root zone and runoff by cell. */
export const awraLSource = defineGridSource({
  origin,
  row: waterYearRow,
  years: 'to_newest_month',
  variables: { sm: 'soil_moisture', qtot: 'runoff' },
  notNeeded: [],
  refused: Object.fromEntries(['s0_pct', 'ss_pct', 'sd_pct', 'sm_pct'].map((name) => [name, TWO_MEANINGS])),
})
