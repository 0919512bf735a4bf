import { standingTargets } from '../records/emission-targets.ts'
import { recordReference } from '../records/kinds.ts'
import type { Relief } from '../records/organisational-boundary.ts'
import type { Finding, ReadinessFacts, RequirementFacts, SetAside } from './row.ts'

/** A requirement that leaves the denominator, or an attempt to make it leave that contradicts the records. */
export type Leaving = { readonly set_aside: SetAside } | { readonly conflict: Finding } | undefined

/** By a person's statement first, then by an elected relief, then because a record shows its condition unmet. */
export function leaving(requirement: RequirementFacts, facts: ReadinessFacts): Leaving {
  return byStatement(requirement, facts) ?? byRelief(requirement, facts) ?? byCondition(requirement, facts)
}

function byStatement({ id, applies_when }: RequirementFacts, facts: ReadinessFacts): Leaving {
  const record = facts.records.s2_statements
  const found = record?.body.statements.find((statement) => statement.requirement_id === id)
  if (record === null || found === undefined || found.kind === 'disclosure') return undefined
  const reference = recordReference('s2_statements', record)
  const targets = facts.records.emission_targets
  const standing = targets === null ? 0 : standingTargets(targets.body).length
  if (found.kind === 'not_applicable' && standing > 0 && TARGET_CONDITIONS.has(applies_when ?? ''))
    return contradiction(`The statement calls it not applicable, and ${standing} targets stand.`, [reference])
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

/** Which rows a relief of the first year takes out. */
const RELIEF_ROWS: Readonly<Record<Relief, (requirement: RequirementFacts) => boolean>> = {
  C3: ({ id }) => id === 'AppD.70',
  'C4(a)': () => false,
  'C4(b)': ({ protected_statement }) => protected_statement === 'scope_3',
}

function byRelief(requirement: RequirementFacts, { records, year_number }: ReadinessFacts): Leaving {
  const record = records.organisational_boundary
  const election = record?.body.reliefs.find(({ relief }) => RELIEF_ROWS[relief](requirement))
  if (record === null || election === undefined || year_number === null) return undefined
  const reference = recordReference('organisational_boundary', record)
  if (year_number > 1)
    return contradiction(`${election.relief} is open in the first year only; this is year ${year_number}.`, [
      reference,
    ])
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

/** Conditions that only hold while there is a target, as the registry words them. */
const TARGET_CONDITIONS: ReadonlySet<string> = new Set([
  'entity has or must meet a target',
  'per target',
  'per GHG target',
  'net GHG target',
])
const NET_CONDITION = 'net GHG target'
const FINANCE_CONDITION = 'asset management, commercial banking or insurance activities'

/** The conditions that a record can show to be unmet; all others need a person's statement. */
export const DECIDED_CONDITIONS: readonly string[] = [...TARGET_CONDITIONS, FINANCE_CONDITION]

function byCondition({ applies_when }: RequirementFacts, facts: ReadinessFacts): Leaving {
  if (applies_when === null) return undefined
  if (applies_when === FINANCE_CONDITION) return outsideFinance(facts)
  return TARGET_CONDITIONS.has(applies_when) ? withoutTarget(applies_when, facts) : undefined
}

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
function withoutTarget(condition: string, { records, legal_limit }: ReadinessFacts): Leaving {
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
  if (condition !== NET_CONDITION || standing.length === 0 || standing.some(({ basis }) => basis === 'net'))
    return undefined
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
