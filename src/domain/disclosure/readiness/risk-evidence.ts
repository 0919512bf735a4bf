import type { RiskField } from '../framework.ts'
import { recordReference } from '../records/kinds.ts'
import type { ClimateRiskRow, FinancialEffect, RiskRegister } from '../records/risk-register.ts'
import { approverOfRecord } from './approval.ts'
import { isPlace } from './places.ts'
import { type Finding, type NoSentence, type ReadinessFacts, type Rung, STATUS_OF_RUNG } from './row.ts'
import { NO_SENTENCE_WORDS, phraseFault, sentenceFault } from './statement-words.ts'

/** What of a register answers a field: whether it says something, and the texts in which it does. */
interface FieldRule {
  readonly isSaid: (register: RiskRegister) => boolean
  readonly texts: (register: RiskRegister) => readonly string[]
  /** What each text is held to; a sentence without it. */
  readonly fault?: (text: string) => NoSentence | null
}

const inEach =
  (isSaid: (risk: ClimateRiskRow) => boolean) =>
  ({ risks }: RiskRegister): boolean =>
    risks.every(isSaid)

/** What the measures of some areas are. */
function measuresIn(...areas: readonly string[]): FieldRule {
  const texts = ({ risks }: RiskRegister): readonly string[] =>
    risks.flatMap(({ responses }) =>
      responses.flatMap(({ area, what }) => (areas.includes(area) ? [what] : [])),
    )
  return { isSaid: (register) => texts(register).length > 0, texts, fault: phraseFault }
}

const effectsOf = ({ risks }: RiskRegister): readonly FinancialEffect[] =>
  risks.flatMap(({ current_effect, anticipated_effect }) => [current_effect, anticipated_effect])

const reasonsOf = (effects: readonly FinancialEffect[]): readonly string[] =>
  effects.flatMap(({ no_number }) => no_number?.reason ?? [])

const RULES: Readonly<Record<RiskField, FieldRule>> = {
  any: { isSaid: () => true, texts: ({ risks }) => risks.map(({ how }) => how) },
  planning: {
    isSaid: ({ horizons }) => horizons.planning !== undefined,
    texts: ({ horizons }) => [horizons.planning ?? ''],
  },
  search: { isSaid: ({ search }) => search !== undefined, texts: ({ search }) => [search?.method ?? ''] },
  business_effect: {
    isSaid: inEach(({ business_effect }) => business_effect !== undefined),
    texts: ({ risks }) => risks.flatMap(({ business_effect }) => business_effect ?? []),
  },
  mitigation_and_adaptation: measuresIn('mitigation', 'adaptation'),
  business_model: measuresIn('business_model'),
  customers_and_suppliers: measuresIn('customers_and_suppliers'),
  resources: {
    isSaid: ({ risks }) => {
      const measures = risks.flatMap(({ responses }) => responses)
      return measures.length > 0 && measures.every(({ resources }) => resources !== undefined)
    },
    texts: ({ risks }) =>
      risks.flatMap(({ responses }) => responses.flatMap(({ resources }) => resources ?? [])),
    fault: phraseFault,
  },
  current_effect: {
    isSaid: () => true,
    texts: ({ risks }) => reasonsOf(risks.map(({ current_effect }) => current_effect)),
  },
  anticipated_effect: {
    isSaid: () => true,
    texts: ({ risks }) => reasonsOf(risks.map(({ anticipated_effect }) => anticipated_effect)),
  },
  no_number: {
    isSaid: (register) => effectsOf(register).some(({ no_number }) => no_number !== undefined),
    texts: (register) => reasonsOf(effectsOf(register)),
  },
  combined_effect: {
    isSaid: ({ combined_effect }) => combined_effect !== undefined,
    texts: ({ combined_effect }) => reasonsOf(combined_effect === undefined ? [] : [combined_effect]),
  },
  tests: {
    isSaid: inEach(({ tests }) => tests.length > 0),
    texts: ({ risks }) => risks.flatMap(({ tests }) => tests.map(({ result }) => result)),
  },
}

/** What the register of risks says about a requirement; undefined where it has no say. */
export function riskFinding(id: string, facts: ReadinessFacts): Finding | undefined {
  const record = facts.records.risks
  const { risks: lists, risks_in_part } = facts.framework.evidence
  const field = Object.keys(RULES).find((one): one is RiskField => lists[one as RiskField].includes(id))
  const asked = field ?? (risks_in_part.includes(id) ? 'tests' : undefined)
  if (record === null || asked === undefined || record.body.risks.length === 0) return undefined
  const { isSaid, texts, fault: faultOf = sentenceFault } = RULES[asked]
  if (!isSaid(record.body)) return undefined
  const references = [recordReference('risks', record)]
  const fault = texts(record.body)
    .map(faultOf)
    .find((one) => one !== null)
  if (fault !== undefined)
    return {
      ...ofRung(
        'none',
        references,
        `The register of risks has a text that ${NO_SENTENCE_WORDS[fault]}. It does not count.`,
      ),
      by: 'public',
      flag: 'looks_like_placeholder',
    }
  if (field === undefined) return ofRung('stated', references, 'The tests in the register cover part of it.')
  const said = `The register of ${countOf(record.body.risks.length)} states it.`
  const lacks = supportLacking(record.body.risks, field, facts)
  if (lacks !== null) return ofRung('stated', references, `${said} ${lacks}`)
  const approver = approverOfRecord('risks', facts)
  const supported = `${said} Each has a document that is held${field === 'any' ? ' or a recomputed figure' : ''}.`
  return approver === undefined
    ? ofRung('supported', references, `${supported} Not approved in the service yet.`)
    : ofRung('approved', references, `${supported} Approved in the service by ${approver}.`)
}

const countOf = (risks: number): string =>
  risks === 1 ? 'one risk or opportunity' : `${risks} risks and opportunities`

/** What the first risk without support lacks; null where each has a document with its place, or its figures are recomputed. */
function supportLacking(
  risks: readonly ClimateRiskRow[],
  field: RiskField,
  facts: ReadinessFacts,
): string | null {
  const open = risks.filter(
    (risk) => !isShown(risk, facts) && !(field === 'any' && isRecomputed(risk, facts)),
  )
  const [first] = open
  if (first === undefined) return null
  const { name, document } = first
  const more = open.length === 1 ? '' : ` ${open.length - 1} more lack one too.`
  if (document === undefined) return `Link the document that shows “${name}”, with the page or place.${more}`
  return facts.held_documents.has(document.sha256)
    ? `Say on which page, in which section or cell of “${document.name}” the risk “${name}” stands.${more}`
    : `The document “${document.name}” is not held: upload it.${more}`
}

const isShown = ({ document }: ClimateRiskRow, { held_documents }: ReadinessFacts): boolean =>
  document !== undefined && held_documents.has(document.sha256) && isPlace(document.place)

/** Whether every figure that a risk rests on is what is computed now. A figure speaks for the exposure, and for no amount or response. */
const isRecomputed = ({ figures = [] }: ClimateRiskRow, { risk_figures }: ReadinessFacts): boolean =>
  figures.length > 0 && figures.every(({ metric, value }) => risk_figures.get(metric) === value)

const ofRung = (rung: Rung, references: readonly string[], detail: string): Finding => ({
  status: STATUS_OF_RUNG[rung],
  rung,
  by: 'tenant',
  references,
  detail,
})
