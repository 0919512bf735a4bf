import { type Band, type BandTables, bandTable, type RiskLevel } from '../bands.ts'

/** Warming in standard deviations of the baseline's years. */
export const TEMPERATURE_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 0.5, meaning: 'Within half a standard deviation of the baseline.' },
    { name: 'moderate', upper: 1, meaning: 'An average year now was a warm year then.' },
    { name: 'high', upper: 1.5, meaning: 'An average year now was a hot year then.' },
    { name: 'very_high', upper: 2, meaning: 'An average year now was rare then.' },
  ],
  { name: 'extreme', meaning: 'An average year now was hardly ever seen then.' },
)

/** Recent rainfall in per cent of the baseline; less is worse, so the table starts with the worst. */
export const RAINFALL_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    { name: 'extreme', upper: 70, meaning: 'Less than seven tenths of the baseline.' },
    { name: 'very_high', upper: 80, meaning: 'Less than eight tenths.' },
    { name: 'high', upper: 88, meaning: 'An eighth less, or more than that.' },
    { name: 'moderate', upper: 95, meaning: 'Somewhat less.' },
  ],
  { name: 'low', meaning: 'As much as in the baseline, or more.' },
)

/** Extra days a year at or above 35 °C over the baseline. */
export const EXTRA_HEAT_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 3, meaning: 'Hardly more than in the baseline.' },
    { name: 'moderate', upper: 7, meaning: 'Up to a week more.' },
    { name: 'high', upper: 15, meaning: 'Up to two weeks more.' },
    { name: 'very_high', upper: 30, meaning: 'Up to a month more.' },
  ],
  { name: 'extreme', meaning: 'A month more, or longer.' },
)

/** Days a year at or above 35 °C now. */
export const HEAT_LEVEL_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 5, meaning: 'A few hot days.' },
    { name: 'moderate', upper: 20, meaning: 'Up to three weeks.' },
    { name: 'high', upper: 50, meaning: 'Up to seven weeks.' },
    { name: 'very_high', upper: 100, meaning: 'A season.' },
  ],
  { name: 'extreme', meaning: 'More than a season.' },
)

/** Steps that a dry latest year adds to the rainfall band, by its per cent of the baseline. */
export const DROUGHT_MODIFIERS: readonly Band<'two_up' | 'one_up' | 'none'>[] = bandTable(
  [
    { name: 'two_up', upper: 40, meaning: 'Raises the rainfall band by two.' },
    { name: 'one_up', upper: 60, meaning: 'Raises the rainfall band by one.' },
  ],
  { name: 'none', meaning: 'No change.' },
)

export const DROUGHT_STEPS: Readonly<Record<'two_up' | 'one_up' | 'none', number>> = {
  two_up: 2,
  one_up: 1,
  none: 0,
}

/** A dry year raises the rainfall band no higher. */
export const DROUGHT_CEILING: RiskLevel = 'extreme'

/** Every table above under the name that the rules call it, with what is measured. */
export const PHYSICAL_BAND_TABLES: BandTables = {
  mean_temperature: { measure: 'change in standard deviations of 1981-2010', bands: TEMPERATURE_BANDS },
  rainfall: { measure: '% of 1981-2010', bands: RAINFALL_BANDS },
  drought_modifier: { measure: 'latest year in % of 1981-2010', bands: DROUGHT_MODIFIERS },
  extra_heat_days: { measure: 'days a year at 35 °C or more over 1981-2010', bands: EXTRA_HEAT_BANDS },
  heat_days: { measure: 'days a year at 35 °C or more now', bands: HEAT_LEVEL_BANDS },
}

/** The latest year's percentile in its own record, from which a drought flag stands. */
export const DROUGHT_FLAGS = [
  { flag: 'drought_serious', at_most_percentile: 10 },
  { flag: 'drought_severe', at_most_percentile: 5 },
] as const

/** Named so that no one takes silence for safety. */
export const HAZARDS_NOT_ASSESSED = ['flood', 'bushfire', 'cyclone', 'coastal'] as const
