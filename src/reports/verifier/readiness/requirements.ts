import type { Body } from '../documents.ts'
import { type Facts, isApproved } from './facts.ts'
import { lacks, NO_MATERIAL_RISK, noMaterialRisk, placeholders } from './gates.ts'
import { type Held, listIn, setAside, standing, type Verdict, verdict } from './set-aside.ts'

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

const GATES =
  '6(a) 10(a) 22 CA.s296D(2B) 29(a)(i)(1) 29(a)(i)(2) 29(a)(ii) 29(a)(iii)(1) 29(a)(v) B27(a) AppD.22'.split(
    ' ',
  )
const LATER_GATES = ['29(a)(i)(3)', 'AppD.70']

/** Every requirement that is scored or a gate, judged by itself and then by its parts. */
export function judged(facts: Facts): Row[] {
  const gates = new Set([...GATES, ...(facts.yearNumber === 1 ? [] : LATER_GATES)])
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
  if (route !== null) gates.add(NO_MATERIAL_RISK)
  const held: Held = { ...facts, gates, placeholders: placeholders(facts), route }
  const shown = facts.requirements.filter(({ id, scored }) => scored || gates.has(id))
  const alone = shown.map((requirement) => ({ requirement, ...verdictOf(requirement, held) }))
  return alone.map((row) => {
    const { id, scored } = row.requirement
    const parts = alone.filter((one) => one.requirement.scored && isUnder(one.requirement.id, id))
    return {
      ...row,
      ...byParts(row, parts, lacks(id, held)),
      isGate: gates.has(id),
      isCounted: scored && parts.length === 0 && row.aside === null,
    }
  })
}

/** A requirement that is open itself takes the evidence of its parts: whole when all are, partial with any. */
function byParts(row: Verdict, parts: readonly Verdict[], isLacking: boolean): Partial<Verdict> {
  const counted = parts.filter(({ aside }) => aside === null)
  const speaking = counted.filter(({ status }) => (CREDIT[status] ?? 0) > 0)
  if (row.aside !== null || row.status === 'evidenced' || row.status === 'conflicting') return {}
  if (speaking.length === 0) return {}
  return {
    status:
      !isLacking && counted.every(({ status }) => status === 'evidenced')
        ? 'evidenced'
        : 'partially_evidenced',
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
  if (left !== null)
    return 'reason' in left
      ? { status: left.status, isTenants: left.person !== null, references: [left.reference], aside: left }
      : left
  const found = [
    byStatement(requirement, facts),
    byTargets(requirement, facts) ?? byBoundary(requirement, facts) ?? byElectricity(requirement, facts),
    byPublished(requirement, facts),
    byEarlier(requirement, facts),
  ].filter((verdict) => verdict !== null)
  return (
    found.find(({ status }) => status === 'conflicting') ??
    found.toSorted((a, b) => (CREDIT[b.status] ?? 0) - (CREDIT[a.status] ?? 0))[0] ?? {
      status: 'missing',
      isTenants: false,
      references: [],
      aside: null,
    }
  )
}

function byStatement({ id }: Requirement, facts: Held): Verdict | null {
  const { statements } = facts
  const said = disclosureOf(id, statements?.body)
  if (statements === null || said === undefined) return null
  if (facts.placeholders.has(id)) return verdict('missing', [statements.reference], false)
  if (lacks(id, facts)) return verdict('partially_evidenced', [statements.reference])
  return verdict(isApproved(facts, id, said) ? 'evidenced' : 'partially_evidenced', [statements.reference])
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
    : verdict(found.isCurrent ? 'partially_evidenced' : 'stale', [found.reference], false)
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

function byTargets({ id }: Requirement, facts: Held): Verdict | null {
  const { targets } = facts
  if (targets === null) return null
  const own = standing(facts)
  if (own.length === 0) return null
  if (id === '6(a)(v)' || (id === '35' && facts.isProgressKnown))
    return verdict('partially_evidenced', [targets.reference])
  const answering = own.filter(IN_TARGET[id] ?? (() => false)).length
  if (answering === 0) return null
  return verdict(answering === own.length ? 'evidenced' : 'partially_evidenced', [targets.reference])
}

/** What a boundary answers; the second only with an election. */
const IN_BOUNDARY = 'B27(a) 29(a)(iii)(2) 29(a)(iii)(3) 29(a)(iv)(1) 29(a)(iv)(2)'.split(' ')

function byBoundary({ id }: Requirement, { boundary }: Facts): Verdict | null {
  if (boundary === null) return null
  const isElected = id === '29(a)(ii)' && listIn(boundary.body, 'method_elections').length > 0
  if (!IN_BOUNDARY.includes(id) && !isElected) return null
  const isSigned = boundary.body['sign_off'] !== undefined
  return verdict(isSigned ? 'evidenced' : 'partially_evidenced', [boundary.reference])
}

function byElectricity({ id }: Requirement, { electricity, regions, conflicts }: Facts): Verdict | null {
  const isWanted = id === '29(a)(v)' || id === '29(a)(i)(2)'
  if (electricity === null || !isWanted || regions.known === 0) return null
  if (id === '29(a)(i)(2)') return verdict('partially_evidenced', [electricity.reference])
  if (conflicts.length > 0) return verdict('conflicting', [electricity.reference])
  return verdict(regions.known === regions.all ? 'evidenced' : 'partially_evidenced', [electricity.reference])
}
