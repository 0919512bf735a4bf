/** What SILO calls each variable, what we call it, and its unit. A new variable is a line here. */
export const VARIABLES = {
  daily_rain_mm: { printed: 'daily_rain', unit: 'mm', description: 'Rain in the 24 hours to 9 am' },
  max_temp_c: { printed: 'max_temp', unit: '°C', description: 'Maximum temperature' },
  min_temp_c: { printed: 'min_temp', unit: '°C', description: 'Minimum temperature' },
  vp_hpa: { printed: 'vp', unit: 'hPa', description: 'Vapour pressure' },
  vp_deficit_hpa: { printed: 'vp_deficit', unit: 'hPa', description: 'Vapour pressure deficit' },
  evap_pan_mm: { printed: 'evap_pan', unit: 'mm', description: 'Class A pan evaporation' },
  evap_syn_mm: { printed: 'evap_syn', unit: 'mm', description: 'Synthetic estimate of evaporation' },
  evap_comb_mm: {
    printed: 'evap_comb',
    unit: 'mm',
    description: 'Evaporation, synthetic before 1970 and pan from then on',
  },
  evap_morton_lake_mm: {
    printed: 'evap_morton_lake',
    unit: 'mm',
    description: "Morton's shallow lake evaporation",
  },
  radiation_mj_per_m2: { printed: 'radiation', unit: 'MJ/m2', description: 'Solar radiation' },
  rh_tmax_pct: {
    printed: 'rh_tmax',
    unit: '%',
    description: 'Relative humidity at the time of maximum temperature',
  },
  rh_tmin_pct: {
    printed: 'rh_tmin',
    unit: '%',
    description: 'Relative humidity at the time of minimum temperature',
  },
  et_short_crop_mm: {
    printed: 'et_short_crop',
    unit: 'mm',
    description: 'Evapotranspiration of a short crop (FAO56)',
  },
  et_tall_crop_mm: {
    printed: 'et_tall_crop',
    unit: 'mm',
    description: 'Evapotranspiration of a tall crop (ASCE)',
  },
  et_morton_actual_mm: {
    printed: 'et_morton_actual',
    unit: 'mm',
    description: "Morton's actual evapotranspiration",
  },
  et_morton_potential_mm: {
    printed: 'et_morton_potential',
    unit: 'mm',
    description: "Morton's potential evapotranspiration",
  },
  et_morton_wet_mm: {
    printed: 'et_morton_wet',
    unit: 'mm',
    description: "Morton's wet-environment evapotranspiration",
  },
  mslp_hpa: { printed: 'mslp', unit: 'hPa', description: 'Mean sea level pressure' },
  evap_apsim_mm: {
    printed: 'evap',
    unit: 'mm',
    description: 'Evaporation of the APSIM format, which stands one day early there',
  },
} as const

export type Variable = keyof typeof VARIABLES

/** Columns of the APSIM format in the order of their six source codes. */
export const APSIM_COLUMNS: readonly {
  readonly printed: string
  readonly unit: string
  readonly variable: Variable
}[] = [
  { printed: 'radn', unit: '(MJ/m^2)', variable: 'radiation_mj_per_m2' },
  { printed: 'maxt', unit: '(oC)', variable: 'max_temp_c' },
  { printed: 'mint', unit: '(oC)', variable: 'min_temp_c' },
  { printed: 'rain', unit: '(mm)', variable: 'daily_rain_mm' },
  { printed: 'evap', unit: '(mm)', variable: 'evap_apsim_mm' },
  { printed: 'vp', unit: '(hPa)', variable: 'vp_hpa' },
]

/** Source codes that a document explains; 42 (radiation) is seen and not explained. */
export const SOURCE_CODES: Readonly<Record<'csv' | 'apsim', ReadonlySet<number>>> = {
  csv: new Set([0, 25, 26, 35, 42, 75]),
  apsim: new Set([0, 1, 2, 3, 4, 6, 7]),
}
