import touched from '../../../frameworks/aasb-s2/contradictions.json' with { type: 'json' }
import { checkFormulas, versionOf } from '../check-formulas.ts'
import type { Documents } from '../documents.ts'
import { canonical, differencesWithin, hash, numbersIn } from '../json.ts'
import { PUBLISHED_FORMULAS } from '../published-formulas.ts'
import type { Finding } from '../verification.ts'
import { type Repeated, type Rules, repeatRules } from './apply-rules.ts'
import { boundaryPairs } from './boundary.ts'
import { calendarPairs } from './calendar.ts'
import { electricityPairs, sharedSerials } from './electricity.ts'
import { elsewherePairs } from './elsewhere.ts'
import { type Facts, factsOf } from './facts.ts'
import { figurePairs } from './figures.ts'
import { ledgerPairs } from './ledger.ts'
import { checkNotCompared } from './not-compared.ts'
import { registerPairs } from './registers.ts'
import { targetPairs } from './targets.ts'

/** Paragraphs of the standard by kind; without one of them, and without a statement, by record. */
const BY_KIND: Readonly<Record<string, readonly string[]>> = touched.by_kind
const BY_RECORD: Readonly<Record<string, readonly string[]>> = touched.by_record

const SERIALS = 'same_serials'

/** A contradiction, as far as its requirements hang on it. */
export interface OpenContradiction {
  readonly requirement_ids: readonly string[]
  readonly references: readonly string[]
}

type Stated = Documents['report']['contradictions'][number]

/** Contradictions repeated from the records and published figures, with what the report says otherwise. */
export function checkContradictions(
  documents: Documents,
  division: string | null,
): {
  readonly findings: readonly Finding[]
  readonly open: readonly OpenContradiction[]
  /** Those that someone has explained. */
  readonly explained: readonly OpenContradiction[]
} {
  const { report } = documents
  const rules = publishedRules(documents)
  if (rules === undefined) return { findings: [NO_RULES], open: [], explained: [] }
  const facts = factsOf(documents, division, rules)
  const stated = report.contradictions
  const repeated = repeatAll(rules, facts)
  const byId = new Map(stated.map((one, index) => [one.id, { one, index }]))
  const ofSerials = stated.filter(({ kind }) => kind === SERIALS)
  const explained = explanationsOf(documents)
  const ids = new Set([...repeated.keys(), ...ofSerials.map(({ id }) => id)])
  const those = [...[...repeated].map(([id, one]) => ({ id, ...one })), ...ofSerials]
  const bearing = (one: (typeof those)[number]): OpenContradiction => ({
    requirement_ids: requirementsOf(one),
    references: referencesOf(one, facts),
  })
  return {
    findings: [
      ...[...repeated].flatMap(([id, one]) =>
        compareOne(id, byId.get(id), { ...one, ...sizeAndStatus(id, one, explained) }, facts),
      ),
      ...stated.flatMap((one, index) =>
        !ids.has(one.id) || stated.filter(({ id }) => id === one.id).length > 1 ? unknownOne(one, index) : [],
      ),
      ...checkSerials(stated, facts, explained),
      ...checkPublishedFacts(documents),
      ...checkNotCompared(documents, facts),
    ],
    open: those.filter(({ id }) => !explained.has(id)).map(bearing),
    explained: those.filter(({ id }) => explained.has(id)).map(bearing),
  }
}

const METHOD = 'contradictions'

/** The rules that the report names, if it holds them as they were published. */
function publishedRules({ report, provenance }: Documents): Rules | undefined {
  const version = report.methods.find(({ id }) => id === METHOD)?.version ?? ''
  const own = provenance.formulas.filter(({ method }) => method === METHOD)
  const { published } = checkFormulas(own, PUBLISHED_FORMULAS)
  return published.get(versionOf({ id: METHOD, version })) as Rules | undefined
}

const NO_RULES: Finding = {
  kind: 'unknown_formula',
  where: METHOD,
  detail: 'the bundle does not hold the rules of contradictions as they were published',
}

const repeatAll = (rules: Rules, facts: Facts): ReadonlyMap<string, Repeated> =>
  new Map(
    repeatRules(rules, {
      ...figurePairs(facts),
      ...ledgerPairs(facts),
      ...targetPairs(facts),
      ...boundaryPairs(facts),
      ...elsewherePairs(facts),
      ...calendarPairs(facts, rules.rules.places),
      ...electricityPairs(facts),
      ...registerPairs(facts),
    }).map((one) => [idOf(one, facts), one]),
  )

const idOf = (
  { kind, declared, other }: Pick<Repeated, 'kind' | 'declared' | 'other'>,
  { abn, period }: Facts,
): string => {
  const side = ({ what, value, unit }: Repeated['declared'] | Repeated['other']) => ({ what, value, unit })
  return `con_${hash(canonical({ kind, abn, period, declared: side(declared), other: side(other) })).slice(0, 20)}`
}

function requirementsOf({
  kind,
  requirement_ids,
  declared,
}: Pick<Repeated, 'kind' | 'requirement_ids' | 'declared'>) {
  const ids = [...requirement_ids, ...(BY_KIND[kind] ?? [])]
  return [...new Set(ids.length > 0 ? ids : (BY_RECORD[declared.record] ?? []))]
}

function referencesOf({ declared, other }: Pick<Repeated, 'declared' | 'other'>, facts: Facts): string[] {
  const named = (kind: string | null): string => `${kind} version ${recordVersion(kind ?? '', facts)}`
  return [named(declared.record), other.source ?? named(other.record)]
}

/** A contradiction that comes out of nothing, and each of its numbers. */
const unknownOne = (one: Stated, index: number): Finding[] => {
  const found = finding(one.id, 'the records and published figures show no such contradiction', one.id, null)
  const numbers = numbersIn(one).map((pointer) => `report.json/contradictions/${index}${pointer}`)
  return [found, ...numbers.map((where) => ({ ...found, where }))]
}

function compareOne(
  id: string,
  stated: { readonly one: Stated; readonly index: number } | undefined,
  repeated: Repeated,
  facts: Facts,
): Finding[] {
  const { declared, other } = repeated
  if (stated === undefined)
    return [finding(id, `the report does not show it: ${declared.what}, ${other.what}`, null, repeated.kind)]
  return differencesWithin(stated.one, {
    ...repeated,
    declared: { ...declared, version: recordVersion(declared.record, facts) },
    other: { ...other, version: other.record === null ? null : recordVersion(other.record, facts) },
  }).map(({ pointer, stated: said, recomputed }) => ({
    ...finding(id, 'recomputing gives a different result', said ?? null, recomputed ?? null),
    where: `report.json/contradictions/${stated.index}${pointer}`,
  }))
}

const recordVersion = (kind: string, facts: Facts): number | undefined =>
  [facts.boundary, facts.targets, facts.electricity, facts.statements, facts.ledger].find(
    (one) => one?.record === kind,
  )?.version

function sizeAndStatus(id: string, one: Repeated, explained: ReadonlyMap<string, unknown>) {
  const [a, b] = [one.declared.value, one.other.value]
  const isNumbers = typeof a === 'number' && typeof b === 'number'
  return {
    requirement_ids: requirementsOf(one),
    size: isNumbers
      ? { ratio: b === 0 ? null : a / b, difference: a - b }
      : { ratio: null, difference: null },
    status: explained.has(id) ? 'explained' : 'open',
    explanation: explained.get(id) ?? null,
  }
}

/** Every instrument that shares certificates is named, and every pair that is named shares some. */
function checkSerials(
  stated: readonly Stated[],
  facts: Facts,
  explained: ReadonlyMap<string, unknown>,
): Finding[] {
  const { shares, ids } = sharedSerials(facts)
  const pairs = stated.map((one, index) => ({ one, index })).filter(({ one }) => one.kind === SERIALS)
  const nameIn = (what: string): string => what.replace('certificates of instrument ', '')
  const named = new Set(pairs.flatMap(({ one }) => [nameIn(one.declared.what), nameIn(one.other.what)]))
  return [
    ...ids
      .filter((id) => !named.has(id))
      .map((id) =>
        finding(id, 'it shares certificates with another instrument, but the report does not say so'),
      ),
    ...pairs
      .filter(
        ({ one }) =>
          one.id !== idOf(one, facts) || !shares(nameIn(one.declared.what), nameIn(one.other.what)),
      )
      .map(({ one }) => finding(one.id, 'the instruments that it names share no certificates')),
    ...pairs.flatMap(({ one, index }) => {
      const { what, value, unit, record, pointer } = one.declared
      const repeated = { ...one, requirement_ids: [], declared: { what, value, unit, record, pointer } }
      const expected = { ...repeated, ...sizeAndStatus(one.id, repeated, explained) }
      return compareOne(one.id, { one, index }, expected, facts)
    }),
  ]
}

/** By the contradiction; the last of several counts. */
function explanationsOf({ provenance }: Documents): ReadonlyMap<string, unknown> {
  const list = (provenance.readiness_facts.explanations?.body['explanations'] ?? []) as readonly {
    readonly contradiction_id: string
  }[]
  return new Map(list.map(({ contradiction_id, ...rest }) => [contradiction_id, rest]))
}

/** The published values that stand here alone are those of the inputs that they name. */
function checkPublishedFacts({ provenance }: Documents): Finding[] {
  const { net_energy, income, employer } = provenance.contradiction_facts
  const printed = new Map(provenance.inputs.map(({ id, value_text }) => [id, value_text]))
  const isPrinted = (value: number, ids: readonly string[]): boolean =>
    ids.some((id) => Number(printed.get(id)?.replaceAll(/[,\s]/g, '')) === value)
  return [
    ...net_energy
      .filter(({ gj, evidence_ids }) => !isPrinted(gj, evidence_ids))
      .map(({ reporting_year, gj }) => finding(`net energy ${reporting_year}`, 'no input prints it', gj)),
    ...(income === null || isPrinted(income.aud, income.evidence_ids)
      ? []
      : [finding(`income ${income.year}`, 'no input prints it', income.aud)]),
    ...(employer === null ||
    employer.evidence_ids.some((id) => printed.get(id) === employer.band && startsAt(employer))
      ? []
      : [finding(`employer ${employer.year}`, 'no input prints it', employer.least)]),
  ]
}

/** The fewest of a band are its first number. */
const startsAt = ({ least, band }: { readonly least: number; readonly band: string }): boolean =>
  Number(/^\d[\d,]*/.exec(band)?.[0].replaceAll(',', '')) === least

const finding = (where: string, detail: string, stated?: unknown, recomputed?: unknown): Finding => ({
  kind: 'status',
  where: `contradiction ${where}`,
  detail,
  ...(stated === undefined ? {} : { stated }),
  ...(recomputed === undefined ? {} : { recomputed }),
})
