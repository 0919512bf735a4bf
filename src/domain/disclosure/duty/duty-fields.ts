import { Type } from 'typebox'
import { amount, day, oneOf } from '../records/fields.ts'

/** What the law calls an entity. What follows from each is data: reporting-regime.json. */
export const ENTITY_KINDS = [
  'disclosing_entity',
  'registered_scheme',
  'registrable_superannuation_entity',
  'retail_cciv',
  'public_company',
  'large_proprietary_company',
  'small_proprietary_company',
  'other',
] as const

/** The facts that decide the reporting duty, as a caller gives them. What is left out is unknown, and never counts as no. */
export const dutyFields = {
  lodges_financial_reports: Type.Optional(
    Type.Boolean({ description: 'Whether financial reports are lodged under Chapter 2M of the Act' }),
  ),
  revenue_aud: Type.Optional(amount('Consolidated revenue for the year, A$')),
  gross_assets_aud: Type.Optional(amount('Consolidated gross assets at year end, A$')),
  employees: Type.Optional(amount('Employees of the group at year end')),
  nger: Type.Optional(
    oneOf(
      ['above_threshold', 'registered', 'not_registered'],
      'Above the NGER threshold of s13(1)(a), registered below it, or not registered',
    ),
  ),
  asset_owner_aud: Type.Optional(
    amount(
      'Assets at year end of a registered scheme, registrable superannuation entity or retail CCIV; 0 for all other entities, A$',
    ),
  ),
  entity_kind: Type.Optional(
    oneOf(
      ENTITY_KINDS,
      'The company’s legal entity type. Choose scheme or fund even if it is also a disclosing entity',
    ),
  ),
  listed: Type.Optional(
    Type.Boolean({
      description:
        'Whether its securities are quoted on a stock exchange in Australia: a listed entity is a disclosing entity',
    }),
  ),
  year_starts: Type.Optional(
    Type.Array(day('First day of a financial year'), {
      maxItems: 100,
      description:
        'First days of the financial years since 2025, in order, if they differ from year to year: 52- or 53-week years, or a changed year end',
    }),
  ),
}
