import { type Static, Type } from 'typebox'
import { amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One generation facility in one reporting year. Fields that the year does not print are null. */
export const generationRow = Type.Object({
  row_ref: rowRef(),
  reporting_year: text('July to June, such as 2023-24'),
  reporting_entity: text(
    'Corporation that reports the facility, as printed that year; the publisher gives no ABN',
  ),
  facility_name: text('Name as printed that year'),
  type: Type.Union([Type.Literal('F'), Type.Literal('FA')], {
    description: 'F: facility; FA: several sites reported together (to 2016-17)',
  }),
  state: textOrNull("State or territory; the publisher's own addition"),
  electricity_gj: amountOrNull('Gross electricity production', 'GJ'),
  electricity_mwh: amountOrNull('Gross electricity production; from GJ where flags say mwh_from_gj', 'MWh'),
  scope1_t: amountOrNull('Scope 1 emissions', 't CO2-e'),
  scope2_t: amountOrNull('Scope 2 emissions', 't CO2-e'),
  total_t: amountOrNull('Scope 1 and scope 2 emissions', 't CO2-e'),
  intensity_t_per_mwh: amountOrNull('Scope 1 emissions per gross generation, two decimals', 't CO2-e/MWh'),
  intensity_text: textOrNull('Emission intensity exactly as printed'),
  grid_connected: textOrNull("On or Off; the publisher's own addition"),
  grid: textOrNull("NEM, SWIS, NWIS, DKIS, Mt Isa or Off-grid; the publisher's own addition"),
  primary_fuel: textOrNull("Main fuel; the publisher's own addition"),
  notes: textOrNull("The publisher's important notes"),
  flags,
})

export type GenerationRow = Static<typeof generationRow>
