import RELIEFS from '../../../frameworks/aasb-s2/reliefs.json' with { type: 'json' }
import type { Body } from '../documents.ts'
import type { Facts } from './facts.ts'
import { isSupported } from './support.ts'
import { type Aside, type Held, listIn, onRung, type Rung, type Verdict, verdict } from './verdict.ts'

type Requirement = Facts['requirements'][number]

/** Conditions that hold only while there is a target, in the words of the list of requirements. */
const ABOUT_TARGETS = new Set([
  'entity has or must meet a target',
  'per target',
  'per GHG target',
  'net GHG target',
])
const ABOUT_FINANCE = 'asset management, commercial banking or insurance activities'

/** Targets that count: no drafts, none withdrawn. */
export const standing = (facts: Facts): readonly Body[] =>
  listIn(facts.targets?.body, 'targets').filter(({ status }) =>
    ['active', 'achieved', 'revised'].includes(String(status)),
  )

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Whether a relief takes a requirement out: by its id, or by what it protects. */
const takesOut = (
  relief: (typeof RELIEFS)[number],
  id: string,
  protected_statement: string | null,
): boolean =>
  (relief.requirement_ids as readonly string[]).includes(id) ||
  (relief.protected_statement !== null && relief.protected_statement === protected_statement)

const rungOf = (kind: string, { approved }: Facts): Rung =>
  approved.has(`record:${kind}`) ? 'approved' : 'stated'

/** A requirement that leaves the count by a statement, a relief or its condition; a verdict where that contradicts the records. */
export function setAside(
  { id, applies_when, protected_statement }: Requirement,
  facts: Held,
): (Aside & Pick<Verdict, 'rung'>) | Verdict | null {
  if (facts.route !== null && facts.route.aside !== null) return { ...facts.route.aside, rung: 'approved' }
  const { statements, boundary, targets, finance, legalLimit, yearNumber } = facts
  const said = listIn(statements?.body, 'statements').find(({ requirement_id }) => requirement_id === id)
  const isAboutTargets = ABOUT_TARGETS.has(applies_when ?? '')
  if (statements !== null && said !== undefined && said['kind'] !== 'disclosure') {
    if (facts.gates.has(id)) return verdict('missing', [statements.reference])
    if (said['kind'] === 'not_applicable' && applies_when === null)
      return onRung('none', [statements.reference])
    if (said['kind'] === 'not_applicable' && isAboutTargets && standing(facts).length > 0)
      return verdict('conflicting', [statements.reference])
    const named = text(said['reference'])
    const isRelief = RELIEFS.some(
      (one) =>
        takesOut(one, id, protected_statement) &&
        named?.includes(one.relief) === true &&
        yearNumber !== null &&
        yearNumber <= one.until_year,
    )
    if (said['kind'] === 'relief_applied' && !isRelief) return verdict('conflicting', [statements.reference])
    if (!facts.sentences.passes(text(said['reason']) ?? '')) return onRung('none', [statements.reference])
    const approver = facts.approved.get(`statement:${id}`)
    const isShown = isSupported({ ...said, figures: [] }, facts)
    const needsMore = said['kind'] === 'not_material' || (said['kind'] === 'not_applicable' && !isShown)
    if (approver === undefined && needsMore) return onRung('stated', [statements.reference])
    return {
      rung: approver !== undefined ? 'approved' : isShown ? 'supported' : 'stated',
      status: String(said['kind']),
      reference: named ?? statements.reference,
      reason: text(said['reason']) ?? '',
      person: approver ?? statements.author,
      date: text(said['date']),
    }
  }
  const relief = listIn(boundary?.body, 'reliefs').find((one) =>
    RELIEFS.some((rule) => rule.relief === one['relief'] && takesOut(rule, id, protected_statement)),
  )
  if (boundary !== null && relief !== undefined && yearNumber !== null) {
    const { until_year = 0 } = RELIEFS.find((rule) => rule.relief === relief['relief']) ?? {}
    if (yearNumber > until_year) return verdict('conflicting', [boundary.reference])
    if (!facts.sentences.passes(text(relief['reason']) ?? '')) return onRung('none', [boundary.reference])
    return {
      rung: rungOf('organisational_boundary', facts),
      status: 'relief_applied',
      reference: `${String(relief['relief'])}, ${boundary.reference}`,
      reason: String(relief['reason']),
      person: text(relief['elected_by']),
      date: text(relief['elected_on']),
    }
  }
  if (applies_when === ABOUT_FINANCE && finance !== null && !finance.isFinance)
    return {
      rung: 'supported',
      status: 'not_applicable',
      reference: finance.reference,
      reason: 'The company’s class is not in the finance sector.',
      person: null,
      date: null,
    }
  if (!isAboutTargets || targets === null) return null
  const none = targets.body['no_target'] as
    | { statement: string; stated_by: { name: string; on: string } }
    | undefined
  if (none !== undefined && legalLimit === null && !facts.sentences.passesAsAbsence(none.statement))
    return onRung('none', [targets.reference])
  if (none !== undefined && legalLimit === null)
    return {
      rung: rungOf('emission_targets', facts),
      status: 'not_applicable',
      reference: targets.reference,
      reason: none.statement,
      person: none.stated_by.name,
      date: none.stated_by.on,
    }
  const own = standing(facts)
  if (applies_when !== 'net GHG target' || own.length === 0 || own.some(({ basis }) => basis === 'net'))
    return null
  return {
    rung: rungOf('emission_targets', facts),
    status: 'not_applicable',
    reference: targets.reference,
    reason: 'Every standing target is gross.',
    person: facts.approved.get('record:emission_targets') ?? targets.author,
    date: targets.writtenOn,
  }
}
