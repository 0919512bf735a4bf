import { type Static, Type } from 'typebox'
import { rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** ANZSIC class of registry reporters, derived: one row. */
export const companyClassificationRow = Type.Object({
  row_ref: rowRef(),
  abn: text('ABN'),
  organisation: text('Name in the latest registry year'),
  anzsic_group: textOrNull('ANZSIC 2006 group, three digits'),
  anzsic_group_title: textOrNull('Title of the group'),
  anzsic_subdivision: textOrNull('Subdivision, two digits'),
  anzsic_subdivision_title: textOrNull('Title of the subdivision'),
  anzsic_division: textOrNull('Division letter'),
  anzsic_division_title: textOrNull('Title of the division'),
  basis: text('safeguard_table, generation_table, declared_wgea, analyst_assigned or unclassified'),
  evidence: textOrNull('What the class is based on'),
  last_year: text('Latest registry year of the company'),
})

export type CompanyClassificationRow = Static<typeof companyClassificationRow>
