import type { Body } from '../documents.ts'
import type { Facts } from './facts.ts'

type Requirement = Facts['requirements'][number]

/** Why a requirement leaves the count. */
export interface Aside {
  readonly status: string
  readonly reference: string
  readonly reason: string
  readonly person: string | null
  readonly date: string | null
}

/** The outcome of a requirement's evidence. */
export interface Verdict {
  readonly status: string
  readonly isTenants: boolean
  readonly references: readonly string[]
  readonly aside: Aside | null
}

/** Facts with what gates and statements are held to. */
export interface Held extends Facts {
  readonly gates: ReadonlySet<string>
  /** Requirements whose statements do not count. */
  readonly placeholders: ReadonlySet<string>
  readonly route: { readonly verdict: Verdict; readonly aside: Aside | null } | null
}

export const verdict = (status: string, references: readonly string[], isTenants = true): Verdict => ({
  status,
  isTenants,
  references,
  aside: null,
})

/** Conditions that hold only while there is a target, in the words of the list of requirements. */
const ABOUT_TARGETS = new Set([
  'entity has or must meet a target',
  'per target',
  'per GHG target',
  'net GHG target',
])
const ABOUT_FINANCE = 'asset management, commercial banking or insurance activities'

export const listIn = (body: Body | undefined, name: string): readonly Body[] =>
  (body?.[name] ?? []) as readonly Body[]

/** Targets that count: no drafts, none withdrawn. */
export const standing = (facts: Facts): readonly Body[] =>
  listIn(facts.targets?.body, 'targets').filter(({ status }) =>
    ['active', 'achieved', 'revised'].includes(String(status)),
  )

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A requirement that leaves the count by a statement, a relief or its condition; a verdict where that contradicts the records. */
export function setAside(
  { id, applies_when, protected_statement }: Requirement,
  facts: Held,
): Aside | Verdict | null {
  if (facts.route !== null && facts.route.aside !== null) return facts.route.aside
  const { statements, boundary, targets, finance, legalLimit, yearNumber } = facts
  const said = listIn(statements?.body, 'statements').find(({ requirement_id }) => requirement_id === id)
  const isAboutTargets = ABOUT_TARGETS.has(applies_when ?? '')
  if (statements !== null && said !== undefined && said['kind'] !== 'disclosure') {
    if (facts.gates.has(id)) return verdict('missing', [statements.reference])
    if (said['kind'] === 'not_applicable' && isAboutTargets && standing(facts).length > 0)
      return verdict('conflicting', [statements.reference])
    return {
      status: String(said['kind']),
      reference: text(said['reference']) ?? statements.reference,
      reason: text(said['reason']) ?? '',
      person: text(said['approver']) ?? text(said['author']),
      date: text(said['date']),
    }
  }
  const relief = listIn(boundary?.body, 'reliefs').find(
    (one) =>
      (one['relief'] === 'C3' && id === 'AppD.70') ||
      (one['relief'] === 'C4(b)' && protected_statement === 'scope_3'),
  )
  if (boundary !== null && relief !== undefined && yearNumber !== null) {
    if (yearNumber > 1) return verdict('conflicting', [boundary.reference])
    return {
      status: 'relief_applied',
      reference: `${String(relief['relief'])}, ${boundary.reference}`,
      reason: String(relief['reason']),
      person: text(relief['elected_by']),
      date: text(relief['elected_on']),
    }
  }
  if (applies_when === ABOUT_FINANCE && finance !== null && !finance.isFinance)
    return {
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
  if (none !== undefined && legalLimit === null)
    return {
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
    status: 'not_applicable',
    reference: targets.reference,
    reason: 'Every standing target is gross.',
    person: [...new Set(own.map(({ approver }) => approver))].join(', '),
    date: targets.writtenOn,
  }
}
