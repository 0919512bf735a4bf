import { type Static, Type } from 'typebox'
import { amount, amountOrNull, rowRef, text } from '../reading/row-fields.ts'

/** The change of one variable in one region and season when the world has warmed by a level: a range over models. */
export const warmingLevelRow = Type.Object({
  row_ref: rowRef(),
  region: text('AR6 region (NAU, CAU, EAU, SAU)'),
  region_name: text('Name of the region'),
  ensemble: text('CMIP5 or CMIP6'),
  gwl_c: amount('Global warming above 1850-1900', 'degrees Celsius'),
  season: text('annual, DJF, MAM, JJA or SON'),
  variable: text('mean_temp_change_c or precip_change_pct'),
  unit: text('Unit of low, median and high'),
  baseline: text('Years that the change is relative to'),
  low: amount('10th percentile of the models'),
  median: amount('Middle of the models'),
  high: amount('90th percentile of the models'),
  range: text('What low and high are'),
  n_models: amount('Models that reach the level'),
  models_drier_percent: amountOrNull(
    'Share of the models in which rainfall falls; null for temperature',
    '%',
  ),
  note: text('How the models were pooled'),
})

export type WarmingLevelRow = Static<typeof warmingLevelRow>
