import { type Band, type BandTables, bandTable, type RiskLevel } from '../bands.ts'

type Levels = readonly Band<RiskLevel>[]

/** Days a year in heatwaves over the baseline: the steps of the seed's extra hot days. */
export const HEATWAVE_BANDS: Levels = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 3, meaning: 'Hardly more than in the baseline.' },
    { name: 'moderate', upper: 7, meaning: 'Up to a week more.' },
    { name: 'high', upper: 15, meaning: 'Up to two weeks more.' },
    { name: 'very_high', upper: 30, meaning: 'Up to a month more.' },
  ],
  { name: 'extreme', meaning: 'A month more, or longer.' },
)

/** Hottest day of a year in °C, as a mean of recent years. */
export const HOTTEST_DAY_BANDS: Levels = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 35, meaning: 'Most years have no hot day.' },
    { name: 'moderate', upper: 40, meaning: 'Hot days, no very hot ones in most years.' },
    { name: 'high', upper: 42.5, meaning: 'A very hot day in most years.' },
    { name: 'very_high', upper: 45, meaning: 'Near the limits that much equipment is rated for.' },
  ],
  { name: 'extreme', meaning: 'Beyond them in most years.' },
)

/** Latest twelve months of rain as a standard normal value; low is dry, so the table starts with the worst. */
export const DROUGHT_BANDS: Levels = bandTable<RiskLevel>(
  [
    { name: 'extreme', upper: -2, upper_inclusive: true, meaning: 'Extremely dry.' },
    { name: 'very_high', upper: -1.5, upper_inclusive: true, meaning: 'Severely dry.' },
    { name: 'high', upper: -1, upper_inclusive: true, meaning: 'Moderately dry.' },
    { name: 'moderate', upper: 0, meaning: 'Drier than usual, within the normal range.' },
  ],
  { name: 'low', meaning: 'As wet as usual, or wetter.' },
)

/** Fall of one day in mm that is exceeded once in 20 years. */
export const HEAVY_RAIN_BANDS: Levels = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 50, meaning: 'Below what is called a rainstorm.' },
    { name: 'moderate', upper: 100, meaning: 'A rainstorm.' },
    { name: 'high', upper: 150, meaning: 'A heavy rainstorm.' },
    { name: 'very_high', upper: 250, meaning: 'A heavy rainstorm of the upper kind.' },
  ],
  { name: 'extreme', meaning: 'An extraordinary rainstorm.' },
)

/** Share of the suburb inside the state's bushfire-prone overlay. */
export const BUSHFIRE_BANDS: Levels = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 0.05, meaning: 'Hardly any of the suburb is mapped.' },
    { name: 'moderate', upper: 0.25, meaning: 'Up to a quarter.' },
    { name: 'high', upper: 0.5, meaning: 'Up to a half.' },
    { name: 'very_high', upper: 0.75, meaning: 'Up to three quarters.' },
  ],
  { name: 'extreme', meaning: 'Most of the suburb or all of it.' },
)

/** Storms a decade within reach with gales (34 knots or more). */
export const GALE_BANDS: Levels = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 1, meaning: 'Less than one in ten years.' },
    { name: 'moderate', upper: 3, meaning: 'One to three in ten years.' },
    { name: 'high', upper: 6, meaning: 'Up to every other year.' },
  ],
  { name: 'very_high', meaning: 'More often than every other year.' },
)

/** Storms a decade within reach with winds of hurricane force (64 knots or more). */
export const HURRICANE_FORCE_BANDS: Levels = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 0.25, meaning: 'Less than one in forty years.' },
    { name: 'moderate', upper: 0.5, meaning: 'Less than one in twenty years.' },
    { name: 'high', upper: 1, meaning: 'Less than one in ten years.' },
    { name: 'very_high', upper: 2, meaning: 'Up to two in ten years.' },
  ],
  { name: 'extreme', meaning: 'Two in ten years or more.' },
)

/** Rise of the sea in metres after which today's level of 1 % a year comes every year. */
export const COAST_BANDS: Levels = bandTable<RiskLevel>(
  [
    { name: 'extreme', upper: 0.2, meaning: 'Within a few decades on every pathway.' },
    {
      name: 'very_high',
      upper: 0.4,
      upper_inclusive: true,
      meaning: 'Within this century on most pathways.',
    },
    { name: 'high', upper: 0.6, upper_inclusive: true, meaning: 'Within this century on high pathways.' },
    { name: 'moderate', upper: 1, upper_inclusive: true, meaning: 'At the top of the likely range by 2100.' },
  ],
  { name: 'low', meaning: 'Beyond the likely range by 2100.' },
)

/** Hours a year above 21 °C outdoors. */
export const COOLING_BANDS: Levels = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 1000, meaning: 'Less than an eighth of the year.' },
    { name: 'moderate', upper: 2000, meaning: 'Up to a quarter of the year.' },
    { name: 'high', upper: 3500, meaning: 'Up to two fifths of the year.' },
    { name: 'very_high', upper: 5500, meaning: 'Up to five eighths of the year.' },
  ],
  { name: 'extreme', meaning: 'Most of the year.' },
)

/** Every table above under the name that the rules call it, with what is measured. */
export const HAZARD_BAND_TABLES: BandTables = {
  heatwave: { measure: 'days a year in heatwaves over 1981-2010', bands: HEATWAVE_BANDS },
  hottest_day: { measure: 'hottest day of a year now, °C', bands: HOTTEST_DAY_BANDS },
  drought: { measure: 'SPI-12 of the latest month', bands: DROUGHT_BANDS },
  heavy_rain: { measure: 'fall of one day exceeded once in 20 years, mm', bands: HEAVY_RAIN_BANDS },
  bushfire: { measure: 'share of the suburb in the overlay', bands: BUSHFIRE_BANDS },
  tropical_cyclone_gales: { measure: 'storms a decade with 34 knots or more', bands: GALE_BANDS },
  tropical_cyclone_hurricane_force: {
    measure: 'storms a decade with 64 knots or more',
    bands: HURRICANE_FORCE_BANDS,
  },
  coast: { measure: 'rise in m until the 1 % level comes every year', bands: COAST_BANDS },
  cooling_demand: { measure: 'hours a year above 21 °C', bands: COOLING_BANDS },
}
