import { words } from '../../format/words.ts'

const FIELDS: Readonly<Record<string, string>> = {
  id: 'Your own id',
  company: 'Company (ABN, ACN, ticker or name)',
  abn: 'ABN',
  acn: 'ACN',
  outstanding_aud: 'Amount outstanding',
  undrawn_aud: 'Undrawn commitment',
  evic_aud: 'EVIC',
  evic_base_aud: 'EVIC at the base date',
  total_equity_aud: 'Total equity',
  total_debt_aud: 'Total debt',
  revenue_aud: 'Revenue',
  scope1_t: 'Own scope 1, t CO2-e',
  scope2_t: 'Own scope 2, t CO2-e',
  scope3_t: 'Own scope 3, t CO2-e',
  emissions_year_end: 'End of the year of emissions',
  gics_industry_code: 'GICS code',
  property_value_aud: 'Property value at origination',
  vehicle_value_aud: 'Vehicle value at origination',
  asset_kind: 'Kind of dwelling, building or vehicle',
  floor_area_m2: 'Floor area, m²',
  intensity_kwh_per_m2: 'Electricity, kWh per m²',
  electricity_kwh: 'Electricity, kWh',
  gas_gj: 'Gas, GJ',
  distance_km: 'Distance, km',
  fuel_l: 'Fuel, litres',
  fuel_l_per_100_km: 'Fuel, litres per 100 km',
}

/** What a column of a book holds, in the words of the page. */
export const fieldName = (field: string): string => FIELDS[field] ?? words(field)

/** Amounts may be printed in thousands or millions. */
export const isAmount = (field: string | null): boolean => field?.endsWith('_aud') === true

export const SCALE_NAMES: Readonly<Record<number, string>> = {
  1: 'in A$',
  1_000: 'in A$ thousands',
  1_000_000: 'in A$ millions',
  1_000_000_000: 'in A$ billions',
}

/** "1 holding", "2,000 holdings". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`
