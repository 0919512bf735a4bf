import type { PairName } from './pairs.ts'
import type { Condition, SideOfRule, Rule as WrittenRule } from './rule.ts'

export type Rule = WrittenRule<PairName>

export const STATEMENTS = 's2_statements'
export const TARGETS = 'emission_targets'
export const BOUNDARY = 'organisational_boundary'
export const ELECTRICITY = 'market_based_evidence'
export const LEDGER = 'ledger'

export const BELOW: Condition = { when: [['below']] }
export const ABOVE: Condition = { when: [['above']] }
export const UNEQUAL: Condition = { when: [['unequal']] }

/** A value in a record. */
export const at = (
  record: string,
  pointer: string,
  what: string,
  value: string,
  unit?: string,
): SideOfRule => ({
  record,
  pointer,
  what,
  value,
  ...(unit === undefined ? {} : { unit }),
})

/** A published value, or a rule. */
export const printed = (source: string, what: string, value: string, unit?: string): SideOfRule => ({
  source,
  what,
  value,
  ...(unit === undefined ? {} : { unit }),
})

export const STATED = at(
  STATEMENTS,
  '{pointer}',
  '{words} in the statement on {requirement_id}',
  '{declared}',
  '{unit}',
)
export const IN_REGISTRY = printed(
  'registry {year}',
  '{words} in the registry of {year}',
  '{other}',
  '{unit}',
)
/** What a facility that is left out has covered. */
export const COVERED = printed(
  'Safeguard {year}',
  'covered emissions of {name} in the Safeguard table of {year}',
  '{other}',
  't CO2-e',
)
export const LOAD = at(
  ELECTRICITY,
  '/consumption',
  'location-based scope 2 of all regions in the electricity record',
  '{declared}',
  '{unit}',
)
export const ENTITY_TYPE = printed('business register', 'entity type', '{entity_type}')
export const OWN_ABN = printed('the request', 'ABN of the company that the boundary is kept for', '{abn}')
export const DAY = at('{record}', '{pointer}', '{what}', '{declared}')
export const PERIOD_END = printed('the period', 'last day of the period', '{other}')
export const SERIALS = at(ELECTRICITY, '{pointer}', 'certificates of instrument {id}', '{serials}')

export const rule = (
  pairs: PairName,
  condition: Condition,
  declared: SideOfRule,
  other: SideOfRule,
  requirements?: readonly string[],
): Rule => ({ pairs, ...condition, declared, other, ...(requirements === undefined ? {} : { requirements }) })

/** A rule with what can be done about what it finds: which side is likelier wrong, or that both are looked up. */
export const settledBy = (found: Rule, settle: string): Rule => ({ ...found, settle })
