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
    amount(
      'Assets at the year end of a registered scheme, registrable superannuation entity or retail CCIV; 0 for everybody else, A$',
    ),
  ),
  entity_kind: Type.Optional(
    oneOf(
      ENTITY_KINDS,
      'What the law calls the company. A scheme or fund is said to be one even where it is a disclosing entity too',
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
        'First days of the financial years since 2025, in order, where they are not the same day each year: years of 52 or 53 weeks, or a changed year end',
    }),
  ),
}
