import type { Body } from '../documents.ts'
import type { Facts } from './facts.ts'
import { gatesOf, lacks, NO_MATERIAL_RISK, noMaterialRisk } from './gates.ts'
import { byRisks } from './risks.ts'
import { setAside, standing } from './set-aside.ts'
import { isSupported } from './support.ts'
import { type Held, listIn, onRung, type Rung, type Verdict, verdict } from './verdict.ts'

type Requirement = Facts['requirements'][number]

export interface Row extends Verdict {
  readonly requirement: Requirement
  readonly isGate: boolean
  readonly isCounted: boolean
}

/** Credit of each status that counts; docs/methods/filing_readiness.md. */
const CREDIT: Readonly<Record<string, number>> = {
  evidenced: 1,
  partially_evidenced: 0.5,
  stale: 0.25,
  missing: 0,
  conflicting: 0,
}

/** Every requirement that is scored or a gate, judged by itself and then by its parts. */
export function judged(facts: Facts): Row[] {
  const gates = gatesOf(facts.yearNumber)
  const parents = new Map(facts.requirements.map(({ id, parent_id }) => [id, parent_id]))
  const isUnder = (id: string, ancestor: string): boolean => {
    const passed = new Set<string>()
    for (let up = parents.get(id) ?? null; up !== null && !passed.has(up); up = parents.get(up) ?? null) {
      if (up === ancestor) return true
      passed.add(up)
    }
    return false
  }
  const route = noMaterialRisk(facts)
  if (route !== null) gates.set(NO_MATERIAL_RISK, { id: NO_MATERIAL_RISK, from_year: 1 })
  const said = listIn(facts.statements?.body, 'statements')
  const held: Held = {
    ...facts,
    gates,
    route,
    placeholders: facts.sentences.failing(said, facts.requirements),
  }
  const shown = facts.requirements.filter(({ id, scored }) => scored || gates.has(id))
  const alone = shown.map((requirement) => ({ requirement, ...verdictOf(requirement, held) }))
  return alone.map((row) => {
    const { id, scored } = row.requirement
    const parts = alone.filter((one) => one.requirement.scored && isUnder(one.requirement.id, id))
    return {
      ...row,
      ...heldBack(id, byParts(row, parts, lacks(id, held)), held),
      isGate: gates.has(id),
      isCounted: scored && parts.length === 0 && row.aside === null,
    }
  })
}

export const RUNGS: readonly Rung[] = ['none', 'stated', 'supported', 'approved']
export const SUPPORTED = RUNGS.indexOf('supported')

/** A requirement that is open itself takes the evidence of its parts: whole when all are, partial with any. */
function byParts(row: Verdict, parts: readonly Verdict[], isLacking: boolean): Partial<Verdict> {
  const counted = parts.filter(({ aside }) => aside === null)
  const speaking = counted.filter(({ status }) => (CREDIT[status] ?? 0) > 0)
  if (row.aside !== null || row.status === 'evidenced' || row.status === 'conflicting') return {}
  if (speaking.length === 0) return {}
  const isWhole = !isLacking && counted.every(({ rung }) => RUNGS.indexOf(rung) >= SUPPORTED)
  const lowest = RUNGS.find((rung) => counted.some((one) => one.rung === rung)) ?? 'none'
  return {
    status: isWhole ? 'evidenced' : 'partially_evidenced',
    rung: isWhole ? lowest : counted.some(({ rung }) => rung !== 'none') ? 'stated' : 'none',
    isTenants: speaking.some(({ isTenants }) => isTenants),
    references: [...new Set(speaking.flatMap(({ references }) => references))],
  }
}

function verdictOf(requirement: Requirement, facts: Held): Verdict {
  const { id } = requirement
  const against = facts.open.filter(({ requirement_ids }) => requirement_ids.includes(id))
  if (against.length > 0)
    return verdict('conflicting', [...new Set(against.flatMap(({ references }) => references))])
  if (id === NO_MATERIAL_RISK && facts.route !== null) return facts.route.verdict
  const left = setAside(requirement, facts)
  const waiting = waitingFor(id, facts)
  if (left !== null && 'reason' in left && waiting.length > 0)
    return onRung('stated', [...new Set(waiting.flatMap(({ references }) => references))])
  if (left !== null) return 'reason' in left ? withoutRung(left) : left
  const found = [
    byStatement(requirement, facts),
    byTargets(requirement, facts) ??
      byBoundary(requirement, facts) ??
      byElectricity(requirement, facts) ??
      byRisks(requirement, facts),
    byPublished(requirement, facts),
    byEarlier(requirement, facts),
  ].filter((verdict) => verdict !== null)
  const best =
    found.find(({ status }) => status === 'conflicting') ??
    found.toSorted(
      (a, b) =>
        (CREDIT[b.status] ?? 0) - (CREDIT[a.status] ?? 0) ||
        (a.status === b.status ? RUNGS.indexOf(b.rung) - RUNGS.indexOf(a.rung) : 0),
    )[0] ??
    verdict('missing', [], false)
  return heldBack(id, best, facts)
}

const waitingFor = (id: string, { waiting }: Facts) =>
  waiting.filter(({ requirement_ids }) => requirement_ids.includes(id))

/** No higher than stated where numbers of the statement contradict what is held, or an explanation is not approved. */
function heldBack<Found extends Partial<Verdict>>(id: string, found: Found, facts: Held): Found {
  const isHigh = found.rung !== undefined && RUNGS.indexOf(found.rung) >= SUPPORTED
  if (!isHigh || (!facts.heldByNumbers.has(id) && waitingFor(id, facts).length === 0)) return found
  return { ...found, status: 'partially_evidenced', rung: 'stated' }
}

function byStatement({ id }: Requirement, facts: Held): Verdict | null {
  const { statements } = facts
  const said = disclosureOf(id, statements?.body)
  if (statements === null || said === undefined) return null
  const on = (rung: Rung) => onRung(rung, [statements.reference], rung !== 'none')
  const document = said['document'] as Body | undefined
  const isHeld = document !== undefined && facts.held.has(String(document['sha256']))
  const asked = facts.gates.get(id)?.needs?.figures ?? []
  const isAsked = listIn(said, 'figures').some(({ measure }) => asked.includes(String(measure)))
  const own = isAsked ? said : { ...said, figures: [] }
  const isRecomputed = isSupported({ ...own, document: undefined }, facts)
  if (facts.placeholders.has(id)) return on('none')
  if (said['statement'] === undefined && !isHeld && !isRecomputed) return on('none')
  if (facts.heldByNumbers.has(id) || lacks(id, facts) || !isSupported(own, facts)) return on('stated')
  return on(facts.approved.has(`statement:${id}`) ? 'approved' : 'supported')
}

/** What sets a requirement aside, as its verdict. */
function withoutRung({ rung, ...aside }: Exclude<ReturnType<typeof setAside>, Verdict | null>): Verdict {
  return {
    status: aside.status,
    rung,
    isTenants: aside.person !== null,
    references: [aside.reference],
    aside,
  }
}

function byEarlier({ id }: Requirement, { earlier }: Facts): Verdict | null {
  return earlier === null || disclosureOf(id, earlier.body) === undefined
    ? null
    : verdict('stale', [earlier.reference])
}

const disclosureOf = (id: string, body: Body | undefined): Body | undefined =>
  listIn(body, 'statements').find(
    ({ requirement_id, kind }) => requirement_id === id && kind === 'disclosure',
  )

function byPublished({ id }: Requirement, { published }: Facts): Verdict | null {
  const found = published.get(id)
  return found === undefined
    ? null
    : verdict(found.isCurrent ? 'partially_evidenced' : 'missing', [found.reference], false)
}

const always = (): boolean => true
const has =
  (...names: readonly string[]) =>
  (target: Body): boolean =>
    names.every(
      (name) => target[name] !== undefined && (!Array.isArray(target[name]) || target[name].length > 0),
    )
const grossOr =
  (isSaid: (target: Body) => boolean) =>
  (target: Body): boolean =>
    target['basis'] === 'gross' || isSaid(target)

/** What of a target answers a requirement. */
const IN_TARGET: Readonly<Record<string, (target: Body) => boolean>> = {
  ...Object.fromEntries(
    '33 33(a) 33(b) 33(c) 33(d) 33(e) 33(g) 34(c) 36(a) 36(b) 36(c)'.split(' ').map((id) => [id, always]),
  ),
  '14(a)(v)': has('levers'),
  '33(f)': has('milestones'),
  '33(h)': has('temperature_alignment'),
  '34(a)': has('validation'),
  '34(b)': has('review'),
  '34(d)': ({ status }) => status !== 'revised',
  '36(d)': has('sectoral_approach'),
  '36(e)(i)': grossOr(has('planned_credits')),
  '36(e)(ii)': grossOr(has('planned_credits')),
  '36(e)(iii)': grossOr(has('planned_credits')),
  '36(e)(iv)': grossOr((target) => has('integrity')((target['planned_credits'] ?? {}) as Body)),
}

/** Texts of a target that must be names or phrases. */
function areTargetWords(id: string, target: Body, { isName, isPhrase }: Facts['sentences']): boolean {
  const { objective, metric, temperature_alignment, review, levers } = target
  if (id === '14(a)(v)') return (levers as readonly Body[]).every(({ name }) => isName(String(name)))
  if (id === '33(h)') return isPhrase(String(temperature_alignment))
  if (id === '34(b)') return isPhrase(String((review as Body)['process']))
  return IN_TARGET[id] !== always || (isName(String(objective)) && isName(String(metric)))
}

function byTargets({ id }: Requirement, facts: Held): Verdict | null {
  const { targets } = facts
  if (targets === null) return null
  const own = standing(facts)
  if (own.length === 0) return null
  if (id === '6(a)(v)' || (id === '35' && facts.isProgressKnown)) return onRung('stated', [targets.reference])
  const stating = own.filter(IN_TARGET[id] ?? (() => false))
  const answering = stating.length
  if (answering === 0) return null
  if (!stating.every((target) => areTargetWords(id, target, facts.sentences)))
    return onRung('none', [targets.reference], false)
  const isHeld = own.every((target) =>
    ((target['evidence_ids'] ?? []) as readonly string[]).some((one) => facts.held.has(one)),
  )
  return recordVerdict('emission_targets', answering === own.length && isHeld, targets.reference, facts)
}

/** What a boundary answers; the second only with an election. */
const IN_BOUNDARY = 'B27(a) 29(a)(iii)(2) 29(a)(iii)(3) 29(a)(iv)(1) 29(a)(iv)(2)'.split(' ')

function byBoundary({ id }: Requirement, facts: Facts): Verdict | null {
  const { boundary } = facts
  if (boundary === null) return null
  const isElected = id === '29(a)(ii)' && listIn(boundary.body, 'method_elections').length > 0
  if (!IN_BOUNDARY.includes(id) && !isElected) return null
  if (!facts.sentences.isPhrase(String(boundary.body['rationale'])))
    return onRung('none', [boundary.reference], false)
  const document = boundary.body['document'] as Body | undefined
  const isHeld =
    document !== undefined &&
    facts.held.has(String(document['sha256'])) &&
    typeof document['place'] === 'string' &&
    facts.sentences.isPlace(document['place'])
  return recordVerdict('organisational_boundary', isHeld, boundary.reference, facts)
}

function byElectricity({ id }: Requirement, facts: Facts): Verdict | null {
  const { electricity, regions, conflicts } = facts
  const isWanted = id === '29(a)(v)' || id === '29(a)(i)(2)'
  if (electricity === null || !isWanted || regions.known === 0) return null
  if (id === '29(a)(i)(2)') return onRung('stated', [electricity.reference])
  if (conflicts.length > 0) return verdict('conflicting', [electricity.reference])
  const isHeld = listIn(electricity.body, 'consumption').every((load) =>
    facts.held.has(String(load['document_sha256'])),
  )
  const isWhole = regions.isWhole && regions.known === regions.all && isHeld
  return recordVerdict('market_based_evidence', isWhole, electricity.reference, facts)
}

/** What a whole record says: supported by its documents, and approved where a member approved it. */
const recordVerdict = (kind: string, isSupportedByFiles: boolean, reference: string, facts: Facts): Verdict =>
  onRung(isSupportedByFiles ? (facts.approved.has(`record:${kind}`) ? 'approved' : 'supported') : 'stated', [
    reference,
  ])
