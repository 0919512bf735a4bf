import { type Static, Type } from 'typebox'
import { amountOrNull, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One observation of one series. Index numbers of two base periods are different series and are never joined. */
export const cpiRow = Type.Object(
  {
    dataflow: text(
      'Dataflow without its version: ABS:CPI, or ABS:CPI_M for the monthly indicator that has ended',
    ),
    dataflow_version: textOrNull('Version of the dataflow; null in a time-series workbook'),
    measure_code: text('1 index number, 2 change on the previous period, 3 change on the year'),
    measure: text('index_number, pct_change_previous_period or pct_change_year'),
    index_code: text('Group of goods and services; 10001 is all groups'),
    index_name: textOrNull('Name of the group, where it is published or known'),
    tsest: text('10 original, 20 seasonally adjusted, 30 trend'),
    region_code: text('1 to 8 the capital cities, 50 their weighted average'),
    region_name: text('Name of the region'),
    freq: text('Q quarterly, M monthly'),
    time_period: text('Quarter (2024-Q2) or month (2026-06)'),
    obs_value: amountOrNull('Value; null where none is published'),
    obs_value_text: textOrNull('Value exactly as printed'),
    unit: text('index or percent'),
    base_period: textOrNull('Period for which an index number is 100, such as 2011-12=100; null for changes'),
    abs_series_id: textOrNull('Series ID of a time-series workbook'),
    obs_status: textOrNull('Status code as published'),
    row_ref: rowRef('Data1!B11'),
  },
  { additionalProperties: false },
)

export type CpiRow = Static<typeof cpiRow>
