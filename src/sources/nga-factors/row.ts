import { type Static, Type } from 'typebox'
import { amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One printed factor: a cell of a table of one edition. */
export const ngaFactorRow = Type.Object({
  row_ref: rowRef('Table 1!B4'),
  edition: text('Edition by its year, such as 2025'),
  vintage: textOrNull('Month of issue where an edition was issued more than once, such as 2026-10'),
  scope: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Null()], {
    description: 'Scope of the factor; null for a full fuel cycle (scopes 2 and 3 together)',
  }),
  category: text('What kind of activity, such as electricity or stationary_combustion'),
  subcategory: text('Which part of it, such as purchased_grid_electricity or the kind of vehicle as printed'),
  activity: text('Fuel, process, waste or grid as printed, white space and hyphens made alike'),
  region: text('State, territory or grid; NATIONAL where the table makes no difference'),
  period: textOrNull('Financial year as printed, in tables that hold several'),
  gas: text('co2, ch4, n2o, hfc, cf4, c2f6; total for all gases together; n/a if it is not an emission'),
  value: amountOrNull('The factor, in the unit of this row; null where the publisher shows a mark instead'),
  value_text: textOrNull('The cell exactly as displayed; null for a computed sum'),
  unit: text('Unit of value'),
  energy_content: amountOrNull('Energy content of the fuel, where the same row prints it'),
  energy_content_text: textOrNull('Energy content exactly as displayed'),
  energy_content_unit: textOrNull('Unit of energy_content: GJ/t, GJ/kL or GJ/m3'),
  method: textOrNull('location_based or market_based, for electricity'),
  carbon_origin: textOrNull(
    'fossil or biogenic_or_renewable, for fuels: the latter where the CO2 factor is zero',
  ),
  gwp_set: textOrNull('Set of global warming potentials behind CO2-e; null where the edition does not tell'),
  table: text('Name of the sheet'),
  table_title: text('Title as printed; its number may differ from the name of the sheet'),
  cell: text('Cell, or range of cells for a computed sum'),
  footnote: textOrNull('What an asterisk in the cell means'),
  flags,
})

export type NgaFactorRow = Static<typeof ngaFactorRow>
