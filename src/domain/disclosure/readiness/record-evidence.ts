import type { BoundaryField, TargetField } from '../framework.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import { standingTargets } from '../records/emission-targets.ts'
import { type RecordKind, recordReference } from '../records/kinds.ts'
import type { OrganisationalBoundary } from '../records/organisational-boundary.ts'
import { approverOfRecord } from './approval.ts'
import { isPlace } from './places.ts'
import { riskFinding } from './risk-evidence.ts'
import { type Finding, type NoSentence, type ReadinessFacts, type Rung, STATUS_OF_RUNG } from './row.ts'
import { NO_SENTENCE_WORDS, nameFault, phraseFault } from './statement-words.ts'

/** What the records of targets, boundary, electricity and risks say about a requirement; undefined where they have no say. */
export function recordFinding(id: string, facts: ReadinessFacts): Finding | undefined {
  return (
    targetFinding(id, facts) ??
    boundaryFinding(id, facts) ??
    electricityFinding(id, facts) ??
    riskFinding(id, facts)
  )
}

/** Texts of a target that must say something, by the field that they are in: a name is enough, or a phrase is asked for. */
const TARGET_TEXTS: Partial<
  Readonly<Record<TargetField, (target: EmissionTarget) => (NoSentence | null)[]>>
> = {
  any: ({ objective, metric }) => [objective, metric].map(nameFault),
  levers: ({ levers }) => levers.map(({ name }) => nameFault(name)),
  temperature_alignment: ({ temperature_alignment: said }) => (said === undefined ? [] : [phraseFault(said)]),
  review: ({ review }) => (review === undefined ? [] : [phraseFault(review.process)]),
}

/** How to see that a target says something. */
const TARGET_FIELDS: Readonly<Record<TargetField, (target: EmissionTarget) => boolean>> = {
  any: () => true,
  levers: ({ levers }) => levers.length > 0,
  milestones: ({ milestones }) => milestones.length > 0,
  temperature_alignment: ({ temperature_alignment }) => temperature_alignment !== undefined,
  validation: ({ validation }) => validation !== undefined,
  review: ({ review }) => review !== undefined,
  no_revision: ({ status }) => status !== 'revised',
  sectoral_approach: ({ sectoral_approach }) => sectoral_approach !== undefined,
  planned_credits: ({ basis, planned_credits }) => basis === 'gross' || planned_credits !== undefined,
  integrity_of_credits: ({ basis, planned_credits }) =>
    basis === 'gross' || planned_credits?.integrity !== undefined,
}

/** The one field, if any, under which the framework lists a requirement. */
const fieldFor = <Field extends string>(
  id: string,
  lists: Readonly<Record<Field, readonly string[]>>,
  rules: Readonly<Record<Field, unknown>>,
): Field | undefined => (Object.keys(rules) as Field[]).find((one) => lists[one].includes(id))

/** Whether the record helps with a requirement that only a statement completes. */
function isHelped(id: string, { framework, progress }: ReadinessFacts): boolean {
  const { any, progress: known } = framework.evidence.targets_in_part
  return any.includes(id) || (known.includes(id) && progress.some(({ status }) => status !== 'indeterminate'))
}

function targetFinding(id: string, facts: ReadinessFacts): Finding | undefined {
  const record = facts.records.emission_targets
  const { targets: fields } = facts.framework.evidence
  const field = fieldFor(id, fields, TARGET_FIELDS)
  if (record === null || (field === undefined && !isHelped(id, facts))) return undefined
  const references = [recordReference('emission_targets', record)]
  const targets = standingTargets(record.body)
  if (targets.length === 0) return undefined
  if (field === undefined)
    return {
      status: 'partially_evidenced',
      rung: 'stated',
      by: 'tenant',
      references,
      detail: 'The targets cover part of it.',
    }
  const stating = targets.filter(TARGET_FIELDS[field])
  const count = stating.length
  if (count === 0) return undefined
  const fault = stating.flatMap(TARGET_TEXTS[field] ?? (() => [])).find((one) => one !== null)
  if (fault !== undefined) return placeholder('A text of a target', fault, references)
  const isHeld = targets.every(({ evidence_ids }) =>
    evidence_ids.some((hash) => facts.held_documents.has(hash)),
  )
  const said = `${count} of ${targets.length} targets state it.`
  if (count < targets.length) return ofRung('stated', references, said)
  return isHeld
    ? approvable('emission_targets', references, `${said} Each names a document that is held.`, facts)
    : ofRung('stated', references, `${said} Link a document to each target and upload it.`)
}

/** How to see that a boundary says something. */
const BOUNDARY_FIELDS: Readonly<Record<BoundaryField, (boundary: OrganisationalBoundary) => boolean>> = {
  any: () => true,
  method_elections: ({ method_elections }) => method_elections.length > 0,
}

function boundaryFinding(id: string, facts: ReadinessFacts): Finding | undefined {
  const { records, framework } = facts
  const record = records.organisational_boundary
  const field = fieldFor(id, framework.evidence.boundary, BOUNDARY_FIELDS)
  if (record === null || field === undefined || !BOUNDARY_FIELDS[field](record.body)) return undefined
  const references = [recordReference('organisational_boundary', record)]
  const { document, rationale } = record.body
  const fault = phraseFault(rationale)
  if (fault !== null) return placeholder('The rationale of the boundary', fault, references)
  if (document === undefined || !facts.held_documents.has(document.sha256))
    return ofRung(
      'stated',
      references,
      document === undefined
        ? 'Stated in the boundary. Link the document that shows it.'
        : `Stated in the boundary. The document “${document.name}” is not held: upload it.`,
    )
  if (!isPlace(document.place))
    return ofRung(
      'stated',
      references,
      `Stated in the boundary. Say on which page, in which section or cell of “${document.name}” it stands.`,
    )
  return approvable(
    'organisational_boundary',
    references,
    `Stated in the boundary, supported by ${document.name}, ${document.place}.`,
    facts,
  )
}

function electricityFinding(id: string, facts: ReadinessFacts): Finding | undefined {
  const { records, scope2, framework, held_documents } = facts
  const record = records.market_based_evidence
  const isAnswered = framework.evidence.electricity.includes(id)
  const isHelpedWith = framework.evidence.electricity_in_part.includes(id)
  if (record === null || scope2 === null || !(isAnswered || isHelpedWith)) return undefined
  const references = [recordReference('market_based_evidence', record)]
  const known = scope2.regions.filter(({ location_based }) => location_based.t_co2e !== null).length
  if (known === 0) return undefined
  const doubtful = scope2.instruments.filter(({ status }) => status === 'conflict')
  if (isAnswered && doubtful.length > 0)
    return {
      status: 'conflicting',
      rung: 'none',
      by: 'tenant',
      references,
      detail: `Claims in conflict: ${doubtful.map((one) => one.id).join(', ')}.`,
    }
  const said = `Location-based scope 2 is known for ${known} of ${scope2.regions.length} regions of the electricity record.`
  if (scope2.gaps.length > 0) return ofRung('stated', references, `${said} ${scope2.gaps.join(' ')}`)
  if (!isAnswered || known < scope2.regions.length) return ofRung('stated', references, said)
  const missing = record.body.consumption.filter(
    ({ document_sha256 }) => !held_documents.has(document_sha256),
  ).length
  return missing === 0
    ? approvable('market_based_evidence', references, `${said} The document of each load is held.`, facts)
    : ofRung('stated', references, `${said} Upload the documents of ${missing} loads.`)
}

/** A record whose words say nothing counts for nothing. */
const placeholder = (what: string, fault: NoSentence, references: readonly string[]): Finding => ({
  ...ofRung('none', references, `${what} ${NO_SENTENCE_WORDS[fault]}. It does not count.`),
  by: 'public',
  flag: 'looks_like_placeholder',
})

const ofRung = (rung: Rung, references: readonly string[], detail: string): Finding => ({
  status: STATUS_OF_RUNG[rung],
  rung,
  by: 'tenant',
  references,
  detail,
})

/** What is supported, and approved where a member approved the record in the service. */
function approvable(
  kind: RecordKind,
  references: readonly string[],
  said: string,
  facts: ReadinessFacts,
): Finding {
  const approver = approverOfRecord(kind, facts)
  return approver === undefined
    ? ofRung('supported', references, `${said} Not approved in the service yet.`)
    : ofRung('approved', references, `${said} Approved in the service by ${approver}.`)
}
