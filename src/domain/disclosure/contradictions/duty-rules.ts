import type { ContradictionKind } from './kinds.ts'
import { at, BELOW, BOUNDARY, ENTITY_TYPE, printed, type Rule, rule, UNEQUAL } from './rule-sides.ts'

const NOTHING_LODGED = at(
  BOUNDARY,
  '/reporting_duty/lodges_financial_reports',
  'financial reports are lodged',
  'no',
)

/** What the boundary says of the duty, beside what is published. */
export const DUTY_RULES = {
  nger_registration: [
    rule(
      'nger_status',
      UNEQUAL,
      at(BOUNDARY, '/reporting_duty/nger', 'NGER registration', '{declared}'),
      printed('registry {year}', 'the registry of {year} prints the company', 'above_threshold'),
    ),
    rule('lodgement', { when: [['is_public']] }, NOTHING_LODGED, ENTITY_TYPE),
    rule(
      'entity_kinds',
      { when: [['is_excluded']] },
      at(BOUNDARY, '/reporting_duty/entity_kind', 'what the law calls the company', '{declared}'),
      ENTITY_TYPE,
    ),
  ],
  entity_status: [
    rule(
      'kinds_unsourced',
      { where: 'we have no source for what the law asks of such an entity' },
      at(BOUNDARY, '/reporting_duty/entity_kind', 'what the law calls the company', '{declared}'),
      ENTITY_TYPE,
    ),
    rule(
      'nothing_lodged_and_registry',
      { where: 'the register does not call it a public company' },
      NOTHING_LODGED,
      printed('registry {year}', 'the registry of {year} prints the company', 'above_threshold'),
    ),
    rule(
      'nothing_lodged_and_income',
      { where: 'the income is that of a company in group 3 or above' },
      NOTHING_LODGED,
      printed('tax transparency {year}', 'total income in the tax office’s table of {year}', '{other}', 'A$'),
    ),
  ],
  listing: [
    rule(
      'listing',
      { where: 'the boundary calls it unlisted, and the code is dated within a year of the period’s end' },
      at(BOUNDARY, '/reporting_duty/listed', 'listed on a stock exchange', 'no'),
      printed('ASX codes {as_of}', 'ASX code in a directory of {as_of}', '{code}'),
    ),
  ],
  size_facts: [
    rule(
      'revenue',
      { when: [['is_too_low']] },
      at(BOUNDARY, '/reporting_duty/revenue_aud', 'consolidated revenue', '{declared}', 'A$'),
      printed('tax transparency {year}', 'total income in the tax office’s table of {year}', '{other}', 'A$'),
    ),
    rule(
      'employees',
      BELOW,
      at(BOUNDARY, '/reporting_duty/employees', 'employees of the group', '{declared}', 'people'),
      printed(
        'employers {year}',
        'fewest employees of the band {band} in the employers’ table of {year}',
        '{other}',
        'people',
      ),
    ),
  ],
  year_end: [
    rule(
      'period_and_earlier',
      { when: [['is_moved']] },
      at('{record}', '{pointer}', 'last day of the period', '{last}'),
      printed('the earlier period', 'end of the earlier period {start} to {end}', '{end}'),
    ),
    rule(
      'period_and_earlier',
      { when: [['is_overlapping']] },
      at('{record}', '{pointer}', 'first day of the period', '{first}'),
      printed('the earlier period', 'days that the earlier period has too', '{first} to {shared}'),
    ),
  ],
} satisfies Partial<Readonly<Record<ContradictionKind, readonly Rule[]>>>
