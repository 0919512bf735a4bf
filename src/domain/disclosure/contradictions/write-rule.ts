import type { PairName } from './pairs.ts'
import type { Condition, SideOfRule, Rule as WrittenRule } from './rule.ts'

export type Rule = WrittenRule<PairName>

export const STATEMENTS = 's2_statements'
export const TARGETS = 'emission_targets'
export const BOUNDARY = 'organisational_boundary'
export const ELECTRICITY = 'market_based_evidence'
export const LEDGER = 'ledger'

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

export const rule = (
  pairs: PairName,
  condition: Condition,
  declared: SideOfRule,
  other: SideOfRule,
  requirements?: readonly string[],
): Rule => ({ pairs, ...condition, declared, other, ...(requirements === undefined ? {} : { requirements }) })

export const BELOW: Condition = { when: [['below']] }
export const ABOVE: Condition = { when: [['above']] }
export const UNEQUAL: Condition = { when: [['unequal']] }

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
