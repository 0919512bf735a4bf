import type { EvidenceInput, Method } from '../../evidence.ts'
import type { MethodFormulas } from '../../formula/formula.ts'
import { publishedMethod } from '../../formulas.ts'
import type { LedgerDocument } from '../../ledger/documents.ts'
import { LEDGER_KIND } from '../../ledger/record.ts'
import type { Period } from '../../period.ts'
import type { Compared } from '../../prose/check.ts'
import { compareText } from '../../text-order.ts'
import { EXPLANATIONS_KIND } from '../contradictions/explanations.ts'
import { CONTRADICTIONS } from '../contradictions/formula.ts'
import type { Disclosure } from '../disclosure.ts'
import { hasBothScenarios, hasResult } from '../public-evidence.ts'
import { recordInputs } from '../record-inputs.ts'
import { type DisclosureRecords, NO_RECORDS, RECORD_KIND_NAMES, type RecordKind } from '../records/kinds.ts'
import type { Calculation } from './calculation.ts'
import type { Citations } from './citations.ts'
import { composeContradictionFacts, type ReportContradictionFacts } from './contradictions.ts'
import type { ReportSource } from './report.ts'

/** An input as a reader finds it again: dataset, release, file, row or cell, and the text that is there. */
export interface ProvenanceInput extends EvidenceInput {
  readonly id: string
  /** For a list: the inputs that its hash was taken over. */
  readonly members?: readonly string[]
}

/** A record of the tenant with all that it says. */
export interface ProvenanceRecord {
  readonly record: RecordKind | typeof EXPLANATIONS_KIND | typeof LEDGER_KIND
  readonly version: number
  readonly authored_by: string
  /** Name of the person who wrote it; unset if no person did. */
  readonly authored_by_name?: string
  readonly authored_at: string
  /** SHA-256 over the canonical JSON of the body. */
  readonly sha256: string
  readonly body: object
}

/** What readiness is judged from beside the records and the report. */
export interface ReadinessFacts {
  /** The statements of an earlier period, which are stale evidence; null where there are none. */
  readonly earlier_statements: ProvenanceRecord | null
  /** Whether the climate at the company's sites could be observed. The years of their series are not in the bundle. */
  readonly climate_at_sites: boolean
  /** Whether the scenarios of 1.5 and 3 °C were computed for a place of the company. */
  readonly scenarios_computed: boolean
  /** Documents of ledger lines with the scopes that they are of, and whether they are held; null for lines without one. */
  readonly ledger_documents: readonly (LedgerDocument & { readonly is_held: boolean })[]
  /** How people explained contradictions; null while no one has. */
  readonly explanations: ProvenanceRecord | null
  /** Numbers of statements that cannot stand beside what is held, each with its place in the text. */
  readonly numbers: readonly StatementNumber[]
}

interface StatementNumber {
  readonly requirement_id: string
  readonly quote: string
  readonly start: number
  readonly end: number
  readonly verdict: string
  readonly compared: readonly Omit<Compared, 'evidence'>[]
}

/** provenance.json: every input, and the graph from inputs over methods to figures. */
export interface Provenance {
  readonly schema: 'southerly/provenance/1'
  readonly abn: string
  readonly period: Period
  readonly snapshot: string
  readonly evidence_hash: string
  /** What the evidence hash was taken over: RFC 8785 JSON of these inputs (without id and members) and methods, sorted. */
  readonly hashed: { readonly inputs: readonly string[]; readonly methods: readonly Method[] }
  readonly releases: readonly ReportSource[]
  readonly inputs: readonly ProvenanceInput[]
  readonly records: readonly ProvenanceRecord[]
  readonly readiness_facts: ReadinessFacts
  readonly contradiction_facts: ReportContradictionFacts
  readonly calculations: readonly Calculation[]
  /** The published formulas of the calculations, and the rules of contradictions. A verifier evaluates those whose hashes it knows. */
  readonly formulas: readonly PublishedFormulas[]
}

export interface PublishedFormulas {
  readonly method: string
  readonly version: string
  /** Of the canonical JSON of `formulas`. */
  readonly sha256: string
  readonly formulas: MethodFormulas
}

export function composeProvenance(
  disclosure: Disclosure,
  releases: readonly ReportSource[],
  calculations: readonly Calculation[],
  citations: Citations,
): Provenance {
  const hashed = citations.citeAll(disclosure.inputs)
  const contradiction_facts = composeContradictionFacts(disclosure.contradiction_facts, citations)
  return {
    schema: 'southerly/provenance/1',
    abn: disclosure.company.abn,
    period: disclosure.period,
    snapshot: disclosure.snapshot.id,
    evidence_hash: disclosure.evidence_hash,
    hashed: { inputs: hashed, methods: distinctMethods(disclosure.methods) },
    releases,
    inputs: citations
      .all()
      .map(({ id, input, members }) => ({ id, ...input, ...(members.length === 0 ? {} : { members }) })),
    records: [...recordsOf(disclosure.records), ...ledgerOf(disclosure)],
    readiness_facts: {
      earlier_statements:
        recordsOf({ ...NO_RECORDS, s2_statements: disclosure.earlier_statements })[0] ?? null,
      climate_at_sites: hasResult(disclosure.risk.sites.rollup),
      scenarios_computed: hasBothScenarios(disclosure.profile),
      ledger_documents: documentsOf(disclosure.ledger),
      explanations: explanationsOf(disclosure),
      numbers: numbersOf(disclosure),
    },
    contradiction_facts,
    calculations,
    formulas: formulasOf([CONTRADICTIONS, ...calculations.map(({ method }) => method)]),
  }
}

const formulasOf = (methods: readonly Method[]): PublishedFormulas[] =>
  distinctMethods(methods).flatMap((method) => {
    const published = publishedMethod(method)
    return published === undefined
      ? []
      : [
          {
            method: method.id,
            version: method.version,
            sha256: published.sha256,
            formulas: published.formulas,
          },
        ]
  })

const numbersOf = ({ statement_numbers }: Disclosure): StatementNumber[] =>
  [...statement_numbers].flatMap(([requirement_id, checks]) =>
    checks === 'not_read'
      ? []
      : checks.map(({ reading: { quote, place }, verdict, compared }) => ({
          requirement_id,
          quote,
          start: place.start,
          end: place.end,
          verdict,
          compared: compared.map(({ what, value, unit, source, pointer }) => ({
            what,
            value,
            unit,
            source,
            pointer,
          })),
        })),
  )

function explanationsOf({ explanations }: Disclosure): ProvenanceRecord | null {
  if (explanations === null) return null
  const { version, authored_by, authored_at, body, body_sha256 } = explanations
  return { record: EXPLANATIONS_KIND, version, authored_by, authored_at, sha256: body_sha256, body }
}

/** Each method once, in the order of ids. */
export const distinctMethods = (methods: readonly Method[]): Method[] =>
  [...new Map(methods.map((method) => [`${method.id} ${method.version}`, method])).values()].toSorted(
    (a, b) => compareText(a.id, b.id),
  )

function documentsOf(ledger: Disclosure['ledger']) {
  const held = new Set(ledger?.held_documents)
  return (ledger?.documents ?? []).map((document) => ({
    ...document,
    is_held: document.sha256 !== null && held.has(document.sha256),
  }))
}

function ledgerOf({ ledger }: Disclosure): ProvenanceRecord[] {
  if (ledger === null) return []
  const { body_sha256, ...record } = ledger.record
  return [{ record: LEDGER_KIND, ...record, sha256: body_sha256 }]
}

function recordsOf(records: DisclosureRecords): ProvenanceRecord[] {
  const hashes = recordInputs(records)
  return RECORD_KIND_NAMES.flatMap((kind) => {
    const stored = records[kind]
    if (stored === null) return []
    const { version, authored_by, authored_by_name, authored_at, body } = stored
    const author = { authored_by, ...(authored_by_name === undefined ? {} : { authored_by_name }) }
    return [{ record: kind, version, ...author, authored_at, sha256: hashes[kind][0]!.file_sha256, body }]
  })
}
