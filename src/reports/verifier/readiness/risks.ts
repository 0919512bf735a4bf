import type { Body } from '../documents.ts'
import type { Facts } from './facts.ts'
import { listIn, onRung, type Verdict } from './verdict.ts'

/** What a register says of a requirement: docs/methods/filing_readiness.md, the table of the register of risks. */
type Says = (register: Body) => readonly string[] | null

const member = (of: Body, name: string): Body | undefined => of[name] as Body | undefined
const textsOf = (all: readonly unknown[]): string[] => all.filter((one) => typeof one === 'string')
const risksOf = (register: Body): readonly Body[] => listIn(register, 'risks')
const measuresOf = (register: Body): readonly Body[] =>
  risksOf(register).flatMap((risk) => listIn(risk, 'responses'))
const reasons = (register: Body, ...names: readonly string[]): string[] =>
  textsOf(
    risksOf(register).flatMap((risk) =>
      names.map((name) => member(member(risk, name) ?? {}, 'no_number')?.['reason']),
    ),
  )

/** Words that must pass for sentences; null where nothing is said. */
const inAll =
  (name: string): Says =>
  (register) => {
    const texts = textsOf(risksOf(register).map((risk) => risk[name]))
    return texts.length === risksOf(register).length ? texts : null
  }
const measured =
  (...areas: readonly string[]): Says =>
  (register) => {
    const own = measuresOf(register).filter(({ area }) => areas.includes(String(area)))
    return own.length === 0 ? null : textsOf(own.map(({ what }) => what))
  }
const optional = (texts: readonly unknown[]): readonly string[] | null => {
  const found = textsOf(texts)
  return found.length === 0 ? null : found
}

const TESTED: Says = (register) =>
  risksOf(register).every((risk) => listIn(risk, 'tests').length > 0)
    ? textsOf(risksOf(register).flatMap((risk) => listIn(risk, 'tests').map(({ result }) => result)))
    : null
const WITHOUT_NUMBER: Says = (register) => optional(reasons(register, 'current_effect', 'anticipated_effect'))

const SAYS: Readonly<Record<string, Says>> = {
  ...Object.fromEntries(['10(a)', '10(b)', '10(c)', '13(b)'].map((id) => [id, inAll('how')])),
  '10(d)': (register) => optional([member(register, 'horizons')?.['planning']]),
  '11': (register) => optional([member(register, 'search')?.['method']]),
  '13(a)': inAll('business_effect'),
  '14(a)(i)': measured('business_model'),
  '14(a)(ii)': measured('mitigation', 'adaptation'),
  '14(a)(iii)': measured('customers_and_suppliers'),
  '14(b)': (register) => {
    const all = measuresOf(register)
    const texts = textsOf(all.map(({ resources }) => resources))
    return all.length > 0 && texts.length === all.length ? texts : null
  },
  '16(a)': (register) => reasons(register, 'current_effect'),
  '16(d)': (register) => reasons(register, 'anticipated_effect'),
  '21(a)': WITHOUT_NUMBER,
  '21(b)': WITHOUT_NUMBER,
  '21(c)': (register) => {
    const combined = member(register, 'combined_effect')
    return combined === undefined ? null : textsOf([member(combined, 'no_number')?.['reason']])
  },
  '22(a)(i)': TESTED,
}

/** Requirements that measures answer: a phrase is enough for what is done and how it is paid for. */
const BY_MEASURES = new Set(['14(a)(i)', '14(a)(ii)', '14(a)(iii)', '14(b)'])
/** Requirements that the tests cover in part. */
const IN_PART = new Set(['22', '22(b)(i)(1)'])
/** Requirements about the exposure itself, for which a recomputed figure speaks as a document does. */
const ABOUT_EXPOSURE = new Set(['10(a)', '10(b)', '10(c)', '13(b)'])

export function byRisks({ id }: { readonly id: string }, facts: Facts): Verdict | null {
  const { risks, sentences, approved } = facts
  const says = IN_PART.has(id) ? TESTED : SAYS[id]
  if (risks === null || says === undefined || risksOf(risks.body).length === 0) return null
  const texts = says(risks.body)
  if (texts === null) return null
  if (!texts.every(BY_MEASURES.has(id) ? sentences.isPhrase : sentences.passes))
    return onRung('none', [risks.reference], false)
  if (IN_PART.has(id)) return onRung('stated', [risks.reference])
  const isWhole = risksOf(risks.body).every(
    (risk) => isShown(risk, facts) || (ABOUT_EXPOSURE.has(id) && isRecomputed(risk, facts)),
  )
  const rung = !isWhole ? 'stated' : approved.has('record:risks') ? 'approved' : 'supported'
  return onRung(rung, [risks.reference])
}

function isShown(risk: Body, { held, sentences }: Facts): boolean {
  const { sha256, place } = member(risk, 'document') ?? {}
  return held.has(String(sha256)) && typeof place === 'string' && sentences.isPlace(place)
}

/** Every figure that the risk names is in the report with the value that the risk states. */
function isRecomputed(risk: Body, { reported }: Facts): boolean {
  const figures = listIn(risk, 'figures')
  return figures.length > 0 && figures.every(({ metric, value }) => reported.get(String(metric)) === value)
}
