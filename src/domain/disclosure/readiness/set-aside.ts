import type { Condition, ReliefRule } from '../framework.ts'
import { standingTargets } from '../records/emission-targets.ts'
import { recordReference } from '../records/kinds.ts'
import type { Finding, ReadinessFacts, RequirementFacts, SetAside } from './row.ts'

/** A requirement that leaves the denominator, or an attempt to make it leave that contradicts the records. */
export type Leaving = { readonly set_aside: SetAside } | { readonly conflict: Finding } | undefined

/** By a person's statement first, then by an elected relief, then because a record shows its condition unmet. */
export function leaving(requirement: RequirementFacts, facts: ReadinessFacts): Leaving {
  const route = facts.no_material_risk?.set_aside ?? null
  if (route !== null) return { set_aside: route }
  return byStatement(requirement, facts) ?? byRelief(requirement, facts) ?? byCondition(requirement, facts)
}

function byStatement({ id, applies_when }: RequirementFacts, facts: ReadinessFacts): Leaving {
  const record = facts.records.s2_statements
  const found = record?.body.statements.find((statement) => statement.requirement_id === id)
  if (record === null || found === undefined || found.kind === 'disclosure') return undefined
  const reference = recordReference('s2_statements', record)
  if (facts.gates.has(id))
    return {
      conflict: {
        status: 'missing',
        by: 'tenant',
        references: [reference],
        detail: `The statement calls it ${found.kind.replaceAll('_', ' ')}, but the law requires it whatever its size. Disclose it.`,
        flag: 'gate_cannot_be_set_aside',
      },
    }
  const targets = facts.records.emission_targets
  const standing = targets === null ? 0 : standingTargets(targets.body).length
  if (found.kind === 'not_applicable' && standing > 0 && needsTarget(applies_when, facts))
    return contradiction(`The statement calls it not applicable, but there are ${standing} active targets.`, [
      reference,
    ])
  return {
    set_aside: {
      status: found.kind,
      reference: found.reference ?? reference,
      reason: found.reason ?? '',
      person: found.approver ?? found.author,
      date: found.date,
    },
  }
}

function byRelief(
  requirement: RequirementFacts,
  { records, year_number, framework }: ReadinessFacts,
): Leaving {
  const record = records.organisational_boundary
  const rules = framework.reliefs.filter((rule) => takesOut(rule, requirement))
  const ruleOf = (relief: string) => rules.find((rule) => rule.relief === relief)
  const election = record?.body.reliefs.find(({ relief }) => ruleOf(relief) !== undefined)
  if (record === null || election === undefined || year_number === null) return undefined
  const reference = recordReference('organisational_boundary', record)
  if (year_number > (ruleOf(election.relief)?.until_year ?? 0))
    return contradiction(
      `${election.relief} is available in the first year only; this is year ${year_number}.`,
      [reference],
    )
  return {
    set_aside: {
      status: 'relief_applied',
      reference: `${election.relief}, ${reference}`,
      reason: election.reason,
      person: election.elected_by,
      date: election.elected_on,
    },
  }
}

function byCondition({ applies_when }: RequirementFacts, facts: ReadinessFacts): Leaving {
  if (isWorded('finance_sector', applies_when, facts)) return outsideFinance(facts)
  return needsTarget(applies_when, facts)
    ? withoutTarget(isWorded('net_target', applies_when, facts), facts)
    : undefined
}

const takesOut = (
  { requirement_ids, protected_statement }: ReliefRule,
  requirement: RequirementFacts,
): boolean =>
  requirement_ids.includes(requirement.id) ||
  (protected_statement !== null && protected_statement === requirement.protected_statement)

const isWorded = (condition: Condition, words: string | null, { framework }: ReadinessFacts): boolean =>
  words !== null && framework.conditions[condition].includes(words)

/** Whether it only holds while there is a target. */
const needsTarget = (words: string | null, facts: ReadinessFacts): boolean =>
  isWorded('target', words, facts) || isWorded('net_target', words, facts)

function outsideFinance({ finance_sector }: ReadinessFacts): Leaving {
  if (finance_sector === null || finance_sector.is_finance) return undefined
  return {
    set_aside: {
      status: 'not_applicable',
      reference: finance_sector.reference,
      reason: 'The company’s class is not in the finance sector.',
      person: null,
      date: null,
    },
  }
}

/** A statement of no target counts unless the law sets one; silence never does. */
function withoutTarget(needsNet: boolean, { records, legal_limit }: ReadinessFacts): Leaving {
  const record = records.emission_targets
  if (record === null) return undefined
  const reference = recordReference('emission_targets', record)
  const { no_target } = record.body
  if (no_target !== undefined && legal_limit === null)
    return {
      set_aside: {
        status: 'not_applicable',
        reference,
        reason: no_target.statement,
        person: no_target.stated_by.name,
        date: no_target.stated_by.on,
      },
    }
  const standing = standingTargets(record.body)
  if (!needsNet || standing.length === 0 || standing.some(({ basis }) => basis === 'net')) return undefined
  return {
    set_aside: {
      status: 'not_applicable',
      reference,
      reason: 'Every standing target is gross.',
      person: [...new Set(standing.map(({ approver }) => approver))].join(', '),
      date: record.authored_at.slice(0, 10),
    },
  }
}

const contradiction = (detail: string, references: readonly string[]): Leaving => ({
  conflict: { status: 'conflicting', by: 'tenant', references, detail },
})
