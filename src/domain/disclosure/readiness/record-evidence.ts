import type { EmissionTarget } from '../records/emission-targets.ts'
import { standingTargets } from '../records/emission-targets.ts'
import { recordReference } from '../records/kinds.ts'
import type { OrganisationalBoundary } from '../records/organisational-boundary.ts'
import type { Finding, ReadinessFacts } from './row.ts'

/** What the targets, boundary and electricity records say about a requirement; undefined where they have no say. */
export function recordFinding(id: string, facts: ReadinessFacts): Finding | undefined {
  return targetFinding(id, facts) ?? boundaryFinding(id, facts) ?? electricityFinding(id, facts)
}

/** Requirements that a field of every standing target answers. */
const TARGET_FIELDS: Readonly<Record<string, (target: EmissionTarget) => boolean>> = {
  '14(a)(v)': ({ levers }) => levers.length > 0,
  '33': () => true,
  '33(a)': () => true,
  '33(b)': () => true,
  '33(c)': () => true,
  '33(d)': () => true,
  '33(e)': () => true,
  '33(f)': ({ milestones }) => milestones.length > 0,
  '33(g)': () => true,
  '33(h)': ({ temperature_alignment }) => temperature_alignment !== undefined,
  '34(a)': ({ validation }) => validation !== undefined,
  '34(b)': ({ review }) => review !== undefined,
  '34(c)': () => true,
  '34(d)': ({ status }) => status !== 'revised',
  '36(a)': () => true,
  '36(b)': () => true,
  '36(c)': () => true,
  '36(d)': ({ sectoral_approach }) => sectoral_approach !== undefined,
  '36(e)(i)': ({ basis, planned_credits }) => basis === 'gross' || planned_credits !== undefined,
  '36(e)(ii)': ({ basis, planned_credits }) => basis === 'gross' || planned_credits !== undefined,
  '36(e)(iii)': ({ basis, planned_credits }) => basis === 'gross' || planned_credits !== undefined,
  '36(e)(iv)': ({ basis, planned_credits }) => basis === 'gross' || planned_credits?.integrity !== undefined,
}

/** Requirements that the record helps with and only a statement completes. */
const PARTLY_BY_TARGETS: Readonly<Record<string, (facts: ReadinessFacts) => boolean>> = {
  '6(a)(v)': () => true,
  '35': ({ progress }) => progress.some(({ status }) => status !== 'indeterminate'),
}

function targetFinding(id: string, facts: ReadinessFacts): Finding | undefined {
  const record = facts.records.emission_targets
  const field = TARGET_FIELDS[id]
  const partly = PARTLY_BY_TARGETS[id]
  if (record === null || (field === undefined && partly === undefined)) return undefined
  const references = [recordReference('emission_targets', record)]
  if (id === '33' && record.body.no_target !== undefined && facts.legal_limit !== null)
    return {
      status: 'conflicting',
      by: 'tenant',
      references: [...references, facts.legal_limit],
      detail: `The record says that there is no target, and ${facts.legal_limit} is one that the law sets.`,
    }
  const targets = standingTargets(record.body)
  if (targets.length === 0) return undefined
  if (field === undefined)
    return partly?.(facts) === true
      ? { status: 'partially_evidenced', by: 'tenant', references, detail: 'The targets give a part of it.' }
      : undefined
  const count = targets.filter(field).length
  if (count === 0) return undefined
  return {
    status: count === targets.length ? 'evidenced' : 'partially_evidenced',
    by: 'tenant',
    references,
    detail: `${count} of ${targets.length} targets say so.`,
  }
}

/** Requirements that a field of the boundary answers, once somebody has signed it off. */
const BOUNDARY_FIELDS: Readonly<Record<string, (boundary: OrganisationalBoundary) => boolean>> = {
  'B27(a)': () => true,
  '29(a)(ii)': ({ method_elections }) => method_elections.length > 0,
  '29(a)(iii)(2)': () => true,
  '29(a)(iii)(3)': () => true,
  '29(a)(iv)(1)': () => true,
  '29(a)(iv)(2)': () => true,
}

function boundaryFinding(id: string, { records }: ReadinessFacts): Finding | undefined {
  const record = records.organisational_boundary
  const field = BOUNDARY_FIELDS[id]
  if (record === null || field === undefined || !field(record.body)) return undefined
  const isSigned = record.body.sign_off !== undefined
  return {
    status: isSigned ? 'evidenced' : 'partially_evidenced',
    by: 'tenant',
    references: [recordReference('organisational_boundary', record)],
    detail: isSigned
      ? 'The boundary says so and is signed off.'
      : 'The boundary says so; nobody has signed it off.',
  }
}

function electricityFinding(id: string, { records, scope2 }: ReadinessFacts): Finding | undefined {
  const record = records.market_based_evidence
  if (record === null || scope2 === null || (id !== '29(a)(v)' && id !== '29(a)(i)(2)')) return undefined
  const references = [recordReference('market_based_evidence', record)]
  const known = scope2.regions.filter(({ location_based }) => location_based.t_co2e !== null).length
  if (known === 0) return undefined
  const doubtful = scope2.instruments.filter(({ status }) => status === 'conflict')
  if (id === '29(a)(v)' && doubtful.length > 0)
    return {
      status: 'conflicting',
      by: 'tenant',
      references,
      detail: `Claims in conflict: ${doubtful.map((one) => one.id).join(', ')}.`,
    }
  const isWhole = id === '29(a)(v)' && known === scope2.regions.length
  return {
    status: isWhole ? 'evidenced' : 'partially_evidenced',
    by: 'tenant',
    references,
    detail: `Location-based scope 2 is known for ${known} of ${scope2.regions.length} regions of the electricity record.`,
  }
}
