import type { HazardId, HazardKind } from './assessment.ts'

export interface IndicatorRow {
  readonly id: string
  readonly label: string
  readonly unit: string
  /** Which way it gets worse. */
  readonly adverse: 'high' | 'low'
}

/** What is known of a hazard before any place is looked at. A new hazard: a row here, a function, a method page. */
export interface HazardRow {
  readonly id: HazardId
  readonly label: string
  readonly kind: HazardKind
  readonly indicators: readonly IndicatorRow[]
  /** Names of the band tables that decide. */
  readonly bands: readonly string[]
  /** Sources that it is computed from; none where there is no public data. */
  readonly sources: readonly string[]
  readonly projected: string
  readonly does_not_say: string
}

const GRIDS = ['silo-grid', 'agcd', 'climate-series'] as const
const DAILY_VALUES = ['silo-grid', 'agcd', 'silo-point', 'station-years'] as const
const INTERPOLATED: IndicatorRow = {
  id: 'share_interpolated',
  label: 'Share of the days interpolated from other stations',
  unit: '1',
  adverse: 'high',
}
const BY_LEVEL = 'From the change in its region at each warming level.'
const BY_CURVE = 'From how this place responds when its daily maximums rise.'
const NOT_PROJECTED = 'Not projected: no published local change is used.'

/** The one table of hazards, in the order in which they are shown. */
export const HAZARDS: readonly HazardRow[] = [
  {
    id: 'warming',
    label: 'Warming',
    kind: 'chronic',
    indicators: [
      { id: 'mean_temperature_change', label: 'Change in mean temperature', unit: 'degC', adverse: 'high' },
      { id: 'mean_temperature', label: 'Mean temperature', unit: 'degC', adverse: 'high' },
    ],
    bands: ['mean_temperature'],
    sources: GRIDS,
    projected: BY_LEVEL,
    does_not_say: 'The cost of the warming, and how well people and equipment at the place cope with it.',
  },
  {
    id: 'drying',
    label: 'Drying',
    kind: 'chronic',
    indicators: [
      { id: 'rainfall_percent', label: 'Rainfall compared with 1981-2010', unit: '%', adverse: 'low' },
      { id: 'rainfall', label: 'Rainfall', unit: 'mm', adverse: 'low' },
    ],
    bands: ['rainfall', 'drought_modifier'],
    sources: GRIDS,
    projected: BY_LEVEL,
    does_not_say: 'How much water is stored or used; see water stress.',
  },
  {
    id: 'extreme_heat',
    label: 'Extreme heat',
    kind: 'acute',
    indicators: [
      { id: 'heat_days_35', label: 'Days at 35 °C or more', unit: 'days', adverse: 'high' },
      { id: 'heat_days_40', label: 'Days at 40 °C or more', unit: 'days', adverse: 'high' },
    ],
    bands: ['extra_heat_days', 'heat_days'],
    sources: GRIDS,
    projected: BY_CURVE,
    does_not_say: 'Heat at night, and extra heat in cities and buildings.',
  },
  {
    id: 'heatwave',
    label: 'Heatwave',
    kind: 'acute',
    indicators: [
      { id: 'heatwave_days', label: 'Heatwave days a year', unit: 'days', adverse: 'high' },
      { id: 'heatwave_days_change', label: 'Change in heatwave days', unit: 'days', adverse: 'high' },
      { id: 'severest_ehf', label: 'Highest Excess Heat Factor', unit: 'degC2', adverse: 'high' },
      {
        id: 'factor_share',
        label: 'Share of days with an Excess Heat Factor',
        unit: '1',
        adverse: 'low',
      },
      {
        id: 'factor_share_baseline',
        label: 'Share of days with an Excess Heat Factor, 1981-2010',
        unit: '1',
        adverse: 'low',
      },
      {
        id: 'heatwave_days_hidden',
        label: 'Heatwave days a year that gaps in the record may hide',
        unit: 'days',
        adverse: 'high',
      },
      { id: 'warm_days', label: 'Days above the 90th percentile of 1981-2010', unit: '%', adverse: 'high' },
      {
        id: 'warm_nights',
        label: 'Nights above the 90th percentile of 1981-2010',
        unit: '%',
        adverse: 'high',
      },
    ],
    bands: ['heatwave'],
    sources: DAILY_VALUES,
    projected: BY_CURVE,
    does_not_say: 'Who is exposed, and how long people work outdoors.',
  },
  {
    id: 'hottest_day',
    label: 'Hottest day',
    kind: 'acute',
    indicators: [{ id: 'hottest_day', label: 'Hottest day of the year', unit: 'degC', adverse: 'high' }],
    bands: ['hottest_day'],
    sources: DAILY_VALUES,
    projected: BY_CURVE,
    does_not_say: 'What equipment or a power line is rated for: compare the figure with its rating plate.',
  },
  {
    id: 'drought',
    label: 'Drought',
    kind: 'chronic',
    indicators: [
      { id: 'spi_12', label: 'SPI-12 for the last month of the record', unit: '1', adverse: 'low' },
      { id: 'dry_months', label: 'Months a year with SPI-12 at -1 or less', unit: 'months', adverse: 'high' },
      { id: 'dry_spell', label: 'Longest dry spell in a year', unit: 'days', adverse: 'high' },
      INTERPOLATED,
    ],
    bands: ['drought'],
    sources: DAILY_VALUES,
    projected: NOT_PROJECTED,
    does_not_say: 'Whether a water supply runs out: dams, bores and allocations are not included.',
  },
  {
    id: 'heavy_rain',
    label: 'Heavy rain',
    kind: 'acute',
    indicators: [
      {
        id: 'fall_20_years',
        label: '1-in-20-year daily rainfall',
        unit: 'mm',
        adverse: 'high',
      },
      {
        id: 'fall_20_years_low',
        label: '1-in-20-year daily rainfall, low end of the 90 % range',
        unit: 'mm',
        adverse: 'high',
      },
      {
        id: 'fall_20_years_high',
        label: '1-in-20-year daily rainfall, high end of the 90 % range',
        unit: 'mm',
        adverse: 'high',
      },
      { id: 'largest_day', label: 'Highest one-day rainfall in a year', unit: 'mm', adverse: 'high' },
      { id: 'largest_5_days', label: 'Highest five-day rainfall in a year', unit: 'mm', adverse: 'high' },
      { id: 'days_20mm', label: 'Days a year with 20 mm or more', unit: 'days', adverse: 'high' },
      INTERPOLATED,
    ],
    bands: ['heavy_rain'],
    sources: DAILY_VALUES,
    projected: NOT_PROJECTED,
    does_not_say: 'Flooding: where the water goes depends on the ground, drains and rivers.',
  },
  {
    id: 'bushfire',
    label: 'Bushfire exposure',
    kind: 'acute',
    indicators: [
      { id: 'bushfire_prone_share', label: 'Share of the suburb in the overlay', unit: '1', adverse: 'high' },
    ],
    bands: ['bushfire'],
    sources: ['bushfire-suburbs'],
    projected: NOT_PROJECTED,
    does_not_say: 'Fire weather, fuel, and whether the site itself is inside the overlay.',
  },
  {
    id: 'tropical_cyclone',
    label: 'Tropical cyclone',
    kind: 'acute',
    indicators: [
      { id: 'storms_34kt', label: 'Storms a decade with 34 knots or more', unit: 'storms', adverse: 'high' },
      { id: 'storms_48kt', label: 'Storms a decade with 48 knots or more', unit: 'storms', adverse: 'high' },
      { id: 'storms_64kt', label: 'Storms a decade with 64 knots or more', unit: 'storms', adverse: 'high' },
      { id: 'nearest_storm_km', label: 'Nearest storm', unit: 'km', adverse: 'low' },
    ],
    bands: ['tropical_cyclone_gales', 'tropical_cyclone_hurricane_force'],
    sources: ['cyclone-tracks'],
    projected: NOT_PROJECTED,
    does_not_say:
      'Wind at the place: the figure is the storm’s highest wind, and rain and storm surge are not counted.',
  },
  {
    id: 'coast',
    label: 'Coast',
    kind: 'acute',
    indicators: [
      {
        id: 'level_1_percent',
        label: 'Sea level with a 1 % chance of being exceeded each year',
        unit: 'm',
        adverse: 'high',
      },
      {
        id: 'times_as_often_0_1m',
        label: 'Times as often after a 0.1 m rise',
        unit: 'times',
        adverse: 'high',
      },
      {
        id: 'times_as_often_0_6m',
        label: 'Times as often after a 0.6 m rise',
        unit: 'times',
        adverse: 'high',
      },
      {
        id: 'rise_to_yearly',
        label: 'Rise after which this level is reached every year',
        unit: 'm',
        adverse: 'low',
      },
    ],
    bands: ['coast'],
    sources: ['coastal-levels'],
    projected: 'From sea level rise itself.',
    does_not_say: 'Whether the place floods: ground heights and sea walls are not included.',
  },
  {
    id: 'cooling_demand',
    label: 'Cooling demand',
    kind: 'chronic',
    indicators: [
      { id: 'cooling_hours', label: 'Hours a year above 21 °C', unit: 'hours', adverse: 'high' },
      { id: 'cooling_hours_2050_low', label: 'By 2050, low emissions', unit: 'hours', adverse: 'high' },
      { id: 'cooling_hours_2050_high', label: 'By 2050, high emissions', unit: 'hours', adverse: 'high' },
      { id: 'cooling_hours_2090_low', label: 'By 2090, low emissions', unit: 'hours', adverse: 'high' },
      { id: 'cooling_hours_2090_high', label: 'By 2090, high emissions', unit: 'hours', adverse: 'high' },
    ],
    bands: ['cooling_demand'],
    sources: ['cooling-hours', 'climate-zones', 'localities'],
    projected: 'From the zone’s published hours for 2050 and 2090.',
    does_not_say: 'How much energy a building needs, which depends on the building.',
  },
  {
    id: 'flood',
    label: 'Flood',
    kind: 'acute',
    indicators: [],
    bands: [],
    sources: [],
    projected: NOT_PROJECTED,
    does_not_say: 'Flood risk: no figure is given. That does not mean the place never floods.',
  },
]

export function hazardRow(id: HazardId): HazardRow {
  const row = HAZARDS.find((one) => one.id === id)
  if (row === undefined) throw new RangeError(`hazard ${id}: expected one of the table`)
  return row
}
