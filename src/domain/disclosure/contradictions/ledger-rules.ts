import type { Measure } from '../records/s2-statements.ts'
import type { ContradictionKind } from './kinds.ts'
import type { Condition } from './rule.ts'
import {
  ABOVE,
  at,
  BELOW,
  ELECTRICITY,
  IN_REGISTRY,
  LEDGER,
  printed,
  type Rule,
  rule,
  STATED,
  STATEMENTS,
} from './rule-sides.ts'

const IN_LEDGER = at(LEDGER, '/activities', '{words} of the ledger', '{declared}', '{unit}')

/** A registry of another year says nothing of the lines of this one. */
export const ledgerOfRegistry = (...measures: readonly Measure[]): Rule => ({
  ...rule(
    'ledger_and_registry',
    { when: [['apart', 'is_same']], tolerance: 'ledger_share' },
    IN_LEDGER,
    IN_REGISTRY,
  ),
  measures,
})

const screening = (condition: Condition, end: 'low' | 'high'): Rule =>
  rule(
    'ledger_and_screening',
    condition,
    at(LEDGER, '/activities', 'scope 3 {category} of the ledger, {name}', '{declared}', 't CO2-e'),
    printed('scope 3 screening', `${end} end of the screening of {category}`, `{${end}}`, 't CO2-e'),
  )

/** Rows that are about the ledger alone. */
export const LEDGER_RULES = {
  electricity_in_two_records: [
    rule(
      'ledger_and_loads',
      { when: [['apart']], tolerance: 'electricity_share' },
      at(
        LEDGER,
        '/activities',
        'location-based scope 2 of the lines of electricity in the ledger',
        '{declared}',
        't CO2-e',
      ),
      at(
        ELECTRICITY,
        '/consumption',
        'location-based scope 2 of all regions in the electricity record',
        '{other}',
        't CO2-e',
      ),
    ),
  ],
  ledger_against_statements: [
    rule(
      'figures_and_ledger',
      { when: [['apart']], tolerance: 'ledger_share' },
      STATED,
      at(LEDGER, '/activities', '{words} of the ledger', '{other}', '{unit}'),
      ['{requirement_id}'],
    ),
  ],
  ledger_against_screening: [screening(BELOW, 'low'), screening(ABOVE, 'high')],
  scope3_against_screening: [
    rule(
      'scope3_and_screening',
      BELOW,
      STATED,
      printed(
        'scope 3 screening',
        'low end of the screening of {category}, which is not left out',
        '{other}',
        't CO2-e',
      ),
    ),
    rule(
      'left_out_and_screening',
      BELOW,
      at(STATEMENTS, '{pointer}', 'all of scope 3, with {category} left out', '{declared}', 't CO2-e'),
      printed('scope 3 screening', 'low end of the screening of {category}', '{other}', 't CO2-e'),
    ),
  ],
} satisfies Partial<Record<ContradictionKind, readonly Rule[]>>
