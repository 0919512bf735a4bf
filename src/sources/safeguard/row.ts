import { type Static, Type } from 'typebox'
import { amount, amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

const tonnes = (what: string) => amountOrNull(what, 't CO2-e')
const units = (what: string) => amountOrNull(`${what}; one unit is one tonne`, 'units')

/** One facility and responsible emitter in one reporting year. Fields that the year's regime does not print are null. */
export const safeguardRow = Type.Object({
  row_ref: rowRef(),
  reporting_year: text('July to June, such as 2024-25'),
  regime: Type.Union([Type.Literal('pre_reform'), Type.Literal('reformed')], {
    description:
      'Before or after the reform of 1 July 2023; baselines are not comparable across it, emissions are',
  }),
  facility_name: text('Name as printed that year; not unique, two emitters may share a facility in a year'),
  responsible_emitter: text(
    'Person with operational control; mostly a subsidiary of the corporation in the registry',
  ),
  emitter_abn: textOrNull('ABN of the responsible emitter; printed before the reform only'),
  emitter_identifier_text: textOrNull('ABN or ACN of the responsible emitter exactly as printed'),
  state: text('State or territory as printed: NSW, "QLD; SA", National'),
  anzsic_group: textOrNull('ANZSIC 2006 group, three digits with leading zeros; printed since the reform'),
  anzsic_title: textOrNull('Title of the ANZSIC group as printed'),
  baseline_type: textOrNull('Kind of baseline; printed before the reform only'),
  erc: amountOrNull('Emissions reduction contribution of the year: 0.951 is a decline of 4.9 %', '1'),
  erc_text: textOrNull('Emissions reduction contribution exactly as printed'),
  baseline_t: tonnes('Baseline emissions number, borrowing adjustment included; null where none is in force'),
  covered_emissions_t: amount('Covered (scope 1) emissions', 't CO2-e'),
  borrowing_adjustment_t: tonnes('Borrowed from the next year (above zero) or repaid (below zero)'),
  accus_issued: units('Australian carbon credit units issued to a project at the facility'),
  accus_deemed_surrendered: units('Australian carbon credit units delivered to government contracts'),
  accus_surrendered: units('Australian carbon credit units surrendered'),
  smcs_surrendered: units('Safeguard Mechanism credit units surrendered'),
  net_emissions_t: tonnes('Covered emissions + ACCUs issued - units deemed surrendered and surrendered'),
  net_position_t: tonnes('Net emissions less baseline; below zero is below the baseline'),
  smcs_issued: units('Safeguard Mechanism credit units issued'),
  units_relinquished: units('Units given back after too many were issued'),
  mymp_net_emissions_t: tonnes('Net emissions so far in the multi-year monitoring period'),
  mymp_net_position_t: tonnes('Net position so far in the multi-year monitoring period'),
  mymp_baseline_t: tonnes('Baseline of the multi-year monitoring period'),
  co2_t: tonnes('Carbon dioxide'),
  ch4_t: tonnes('Methane'),
  n2o_t: tonnes('Nitrous oxide'),
  other_ghg_t: tonnes('Other greenhouse gases'),
  excess_start: textOrNull('Start of an excess emissions situation, YYYY-MM-DD'),
  excess_end: textOrNull('End of an excess emissions situation, YYYY-MM-DD'),
  notes: textOrNull("The publisher's notes"),
  flags,
})

export type SafeguardRow = Static<typeof safeguardRow>
