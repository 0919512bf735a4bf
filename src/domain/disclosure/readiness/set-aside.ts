import type { Condition, ReliefRule } from '../framework.ts'
import { standingTargets } from '../records/emission-targets.ts'
import { type RecordKind, recordReference } from '../records/kinds.ts'
import { approverOfRecord, approverOfStatement, supportOf } from './approval.ts'
import {
  type Finding,
  type ReadinessFacts,
  type RequirementFacts,
  type RowFlag,
  type Rung,
  type SetAside,
  STATUS_OF_RUNG,
} from './row.ts'
import { absenceFault, NO_SENTENCE_WORDS, sentenceFault } from './statement-words.ts'

/** A requirement that leaves the denominator, or an attempt to make it leave that contradicts the records. */
export type Leaving =
  | { readonly set_aside: SetAside; readonly rung: Rung }
  | { readonly conflict: Finding }
  | undefined

/** By a person's statement first, then by an elected relief, then because a record shows its condition unmet. */
export function leaving(requirement: RequirementFacts, facts: ReadinessFacts): Leaving {
  const route = facts.no_material_risk?.set_aside ?? null
  if (route !== null) return { set_aside: route, rung: 'approved' }
  return byStatement(requirement, facts) ?? byRelief(requirement, facts) ?? byCondition(requirement, facts)
}

function byStatement(requirement: RequirementFacts, facts: ReadinessFacts): Leaving {
  const { id, applies_when } = requirement
  const record = facts.records.s2_statements
  const found = record?.body.statements.find((statement) => statement.requirement_id === id)
  if (record === null || found === undefined || found.kind === 'disclosure') return undefined
  const reference = recordReference('s2_statements', record)
  if (facts.gates.has(id))
    return open(
      'none',
      reference,
      `The statement calls it ${found.kind.replaceAll('_', ' ')}, but the law requires it whatever its size. Disclose it.`,
      'gate_cannot_be_set_aside',
    )
  if (found.kind === 'not_applicable' && applies_when === null)
    return open(
      'none',
      reference,
      'The statement calls it not applicable, but the standard asks it of every entity. Disclose it, if only that there is none, or say why it is not material.',
      'applies_to_every_entity',
    )
  const targets = facts.records.emission_targets
  const standing = targets === null ? 0 : standingTargets(targets.body).length
  if (found.kind === 'not_applicable' && standing > 0 && needsTarget(applies_when, facts))
    return contradiction(`The statement calls it not applicable, but there are ${standing} active targets.`, [
      reference,
    ])
  if (found.kind === 'relief_applied' && !isNamedRelief(found.reference, requirement, facts))
    return contradiction(
      `${found.reference ?? 'The statement'} names no relief that the standard gives from this requirement in this period.`,
      [reference],
    )
  const fault = sentenceFault(found.reason ?? '')
  if (fault !== null)
    return open(
      'none',
      reference,
      `The reason why it is ${words(found.kind)} ${NO_SENTENCE_WORDS[fault]}. It does not count.`,
      'looks_like_placeholder',
    )
  const approver = approverOfStatement(id, facts)
  const support = supportOf({ ...found, figures: [] }, facts)
  if (approver === undefined && found.kind === 'not_material')
    return open(
      'stated',
      reference,
      'Called not material. It leaves the count once a member other than its author approves that.',
    )
  if (approver === undefined && found.kind === 'not_applicable' && 'lacks' in support)
    return open(
      'stated',
      reference,
      `Called not applicable. It leaves the count once a member other than its author approves that, or a document shows it. ${support.lacks}`,
    )
  return {
    rung: approver !== undefined ? 'approved' : 'by' in support ? 'supported' : 'stated',
    set_aside: {
      status: found.kind,
      reference: found.reference ?? reference,
      reason: found.reason ?? '',
      person: approver ?? record.authored_by,
      date: found.date,
    },
  }
}

const words = (kind: string): string => kind.replaceAll('_', ' ')

/** A requirement that stays, since what would set it aside does not count. */
const open = (rung: 'none' | 'stated', reference: string, detail: string, flag?: RowFlag): Leaving => ({
  conflict: {
    status: STATUS_OF_RUNG[rung],
    rung,
    by: 'tenant',
    references: [reference],
    detail,
    ...(flag === undefined ? {} : { flag }),
  },
})

/** Whether the framework has a relief of the name for the requirement, and the year is one that it covers. */
const isNamedRelief = (
  reference: string | undefined,
  requirement: RequirementFacts,
  { framework, year_number }: ReadinessFacts,
): boolean =>
  framework.reliefs.some(
    (rule) =>
      takesOut(rule, requirement) &&
      reference?.includes(rule.relief) === true &&
      year_number !== null &&
      year_number <= rule.until_year,
  )

function byRelief(requirement: RequirementFacts, facts: ReadinessFacts): Leaving {
  const { records, year_number, framework } = facts
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
  const fault = sentenceFault(election.reason)
  if (fault !== null)
    return open(
      'none',
      reference,
      `The reason for the relief ${election.relief} ${NO_SENTENCE_WORDS[fault]}. It does not count.`,
      'looks_like_placeholder',
    )
  return {
    rung: rungOfRecord('organisational_boundary', facts),
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
    rung: 'supported',
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
function withoutTarget(needsNet: boolean, facts: ReadinessFacts): Leaving {
  const { records, legal_limit } = facts
  const record = records.emission_targets
  if (record === null) return undefined
  const reference = recordReference('emission_targets', record)
  const { no_target } = record.body
  const fault = no_target === undefined ? null : absenceFault(no_target.statement)
  if (fault !== null && legal_limit === null)
    return open(
      'none',
      reference,
      `The statement that there is no target ${NO_SENTENCE_WORDS[fault]}. It does not count.`,
      'looks_like_placeholder',
    )
  if (no_target !== undefined && legal_limit === null)
    return {
      rung: rungOfRecord('emission_targets', facts),
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
    rung: rungOfRecord('emission_targets', facts),
    set_aside: {
      status: 'not_applicable',
      reference,
      reason: 'Every standing target is gross.',
      person: approverOfRecord('emission_targets', facts) ?? record.authored_by,
      date: record.authored_at.slice(0, 10),
    },
  }
}

const contradiction = (detail: string, references: readonly string[]): Leaving => ({
  conflict: { status: 'conflicting', rung: 'none', by: 'tenant', references, detail },
})

const rungOfRecord = (kind: RecordKind, facts: ReadinessFacts): Rung =>
  approverOfRecord(kind, facts) === undefined ? 'stated' : 'approved'
