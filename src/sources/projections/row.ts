import { type Static, Type } from 'typebox'
import { amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One change in one region by one period under one scenario: a range over models, never one number. */
export const projectionRow = Type.Object({
  region: text('AR6 region (NAU, CAU, EAU, SAU), or a place of a published figure'),
  region_name: text('Name of the region'),
  region_type: text('Kind of region'),
  ensemble: text('CMIP5 or CMIP6'),
  scenario: text('RCPs belong to CMIP5, SSPs to CMIP6'),
  variable: text('What changes'),
  unit: text('Unit of low, median and high'),
  period: text('Year that the window is named after'),
  window: textOrNull('Years of the period'),
  baseline: text('Years that the change is relative to'),
  low: amountOrNull('Low end of the range'),
  median: amountOrNull('Middle of the models'),
  high: amountOrNull('High end of the range'),
  low_text: textOrNull('Low end exactly as printed'),
  median_text: textOrNull('Middle exactly as printed'),
  high_text: textOrNull('High end exactly as printed'),
  range: textOrNull('What the ends are, such as p10-p90'),
  n_models: amountOrNull('Models behind the range'),
  source: text('Where the figure comes from'),
  confidence: text('computed_from_real_model_data or published_secondary_source'),
  flags,
  row_ref: rowRef(),
})

export type ProjectionRow = Static<typeof projectionRow>
