import { Type } from 'typebox'
import { amount, oneOf } from '../records/fields.ts'

/** The facts that decide the reporting duty, as a caller gives them. What is left out is unknown, and never counts as no. */
export const dutyFields = {
  lodges_financial_reports: Type.Optional(
    Type.Boolean({ description: 'Whether financial reports are lodged under Chapter 2M of the Act' }),
  ),
  revenue_aud: Type.Optional(amount('Consolidated revenue of the year, A$')),
  gross_assets_aud: Type.Optional(amount('Consolidated gross assets at the year end, A$')),
  employees: Type.Optional(amount('Employees of the group at the year end')),
  nger: Type.Optional(
    oneOf(
      ['above_threshold', 'registered', 'not_registered'],
      'Above the NGER threshold of s13(1)(a), registered below it, or not registered',
    ),
  ),
  asset_owner_aud: Type.Optional(
    amount('Assets at the year end of a scheme or fund that owns them for others; 0 for everybody else, A$'),
  ),
  entity_kind: Type.Optional(
    oneOf(
      ['disclosing_entity', 'registered_scheme', 'registrable_superannuation_entity', 'other'],
      'What the law calls the company; decides the months to lodge',
    ),
  ),
}
