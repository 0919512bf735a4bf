import type { OpenContradiction } from '../contradictions/check-contradictions.ts'
import { leftOutOfScope3 } from '../contradictions/ledger.ts'
import type { Body, Documents, Period } from '../documents.ts'
import { heldFiles } from '../held-files.ts'
import { shownScopes } from '../ledger-support.ts'
import type { checkedInstruments } from './instruments.ts'
import { hasWholeLoads } from './loads.ts'
import type { Sentences } from './sentences.ts'

/** A record with the name under which an answer refers to it. */
export interface NamedRecord {
  readonly body: Body
  readonly reference: string
}

/** All that the statuses of the requirements follow from. */
export interface Facts {
  readonly period: Period
  readonly yearNumber: number | null
  readonly requirements: Documents['coverage']['requirements']
  readonly statements: (NamedRecord & { readonly author: string }) | null
  readonly earlier: NamedRecord | null
  readonly targets: (NamedRecord & { readonly writtenOn: string; readonly author: string }) | null
  readonly boundary: NamedRecord | null
  readonly electricity: NamedRecord | null
  readonly risks: NamedRecord | null
  /** Of the targets that are standing, whether any has a status. */
  readonly isProgressKnown: boolean
  readonly regions: { readonly all: number; readonly known: number; readonly isWhole: boolean }
  readonly conflicts: readonly string[]
  readonly published: ReadonlyMap<string, Published>
  readonly finance: { readonly isFinance: boolean; readonly reference: string } | null
  readonly legalLimit: string | null
  /** Contradictions that no one has explained. */
  readonly open: readonly OpenContradiction[]
  /** Explained ones, while the explanations are not approved. */
  readonly waiting: readonly OpenContradiction[]
  readonly group: number | null
  readonly sentences: Sentences
  /** Who approved what in the service, by subject of the review: members other than the author. */
  readonly approved: ReadonlyMap<string, string>
  /** Hashes of the documents that were held. */
  readonly held: ReadonlySet<string>
  /** Figures of the period by measure, as the registry, the ledger and the electricity record give them. */
  readonly recomputed: ReadonlyMap<string, readonly number[]>
  /** Figures on which a proposal of a risk may rest, as the report prints them, by metric. */
  readonly reported: ReadonlyMap<string, string>
  /** Requirements whose statements hold numbers that contradict what is held. */
  readonly heldByNumbers: ReadonlySet<string>
}

export interface Published {
  readonly reference: string
  readonly isCurrent: boolean
}

/** The registry year that speaks for a period: the latest with a figure that ends by then. */
export function registryYear({ report }: Documents) {
  const years = (report.series.emissions?.years ?? []).filter(
    ({ reason_code, reporting_year }) =>
      reason_code === null && endOfYear(reporting_year) <= report.period.end,
  )
  const found = years.at(-1)
  if (found === undefined) return null
  const days = { start: `${found.reporting_year.slice(0, 4)}-07-01`, end: endOfYear(found.reporting_year) }
  return { ...found, days, match: matchOf(days, report.period) }
}

const endOfYear = (reportingYear: string): string => `${Number(reportingYear.slice(0, 4)) + 1}-06-30`

function matchOf(days: Period, period: Period): string {
  if (days.start === period.start && days.end === period.end) return 'same_period'
  return days.start <= period.end && period.start <= days.end ? 'overlapping_period' : 'earlier_period'
}

export function factsOf(
  documents: Documents,
  yearNumber: number | null,
  instruments: ReturnType<typeof checkedInstruments>,
  judged: Pick<Facts, 'open' | 'waiting' | 'group' | 'sentences' | 'heldByNumbers'>,
): Facts {
  const { report, coverage, provenance } = documents
  const named = (kind: string) => {
    const found = provenance.records.find(({ record }) => record === kind)
    return found === undefined
      ? null
      : {
          body: found.body,
          reference: `${kind} version ${found.version}`,
          writtenOn: found.authored_at.slice(0, 10),
          author: found.authored_by,
        }
  }
  const { earlier_statements: earlier } = provenance.readiness_facts
  const valueOf = (id: string): unknown => report.metrics.find((metric) => metric.id === id)?.value
  const located = report.metrics.filter(({ id }) => /^scope2\..+\.location_based$/.test(id))
  const sector = divisionOf(report.entity.sector?.code)
  const held = heldFiles(report)
  return {
    ...judged,
    approved: approvedSubjects(documents),
    held,
    recomputed: recomputedFigures(documents, held, judged.sentences),
    period: report.period,
    yearNumber,
    requirements: coverage.requirements,
    statements: named('s2_statements'),
    earlier:
      earlier === null
        ? null
        : { body: earlier.body, reference: `${earlier.record} version ${earlier.version}` },
    targets: named('emission_targets'),
    boundary: named('organisational_boundary'),
    electricity: named('market_based_evidence'),
    risks: named('risks'),
    reported: new Map(
      report.metrics.flatMap(({ id, value }) => (isProposed(id, value) ? [[id, String(value)]] : [])),
    ),
    isProgressKnown: report.metrics.some(
      ({ id, value }) => /^targets\..+\.status$/.test(id) && value !== null && value !== 'indeterminate',
    ),
    regions: {
      all: located.length,
      known: located.filter(({ value }) => value !== null).length,
      isWhole: hasWholeLoads(documents),
    },
    conflicts: instruments.filter(({ status }) => status === 'conflict').map(({ id }) => id),
    published: publishedEvidence(documents),
    finance: sector === null ? null : { isFinance: sector === 'K', reference: `ANZSIC division ${sector}` },
    legalLimit:
      valueOf('safeguard.coverage') === 'covered'
        ? `Safeguard baseline ${report.series.safeguard?.reporting_year}`
        : null,
  }
}

/** docs/methods/risk_proposals.md: the figures that a proposal states. */
const PROPOSED =
  /^(?:safeguard\.(?:actual|total)_shortfall|transition_risk\.carbon_cost_exposure|transition_scenarios\.closures\.(?:first|last))$/

const isProposed = (id: string, value: unknown): boolean => PROPOSED.test(id) && isFound(id, value)

/** A shortfall of nothing and a band below high are no finding. */
function isFound(id: string, value: unknown): boolean {
  if (id.startsWith('safeguard.')) return Number(value) > 0
  if (id.startsWith('transition_scenarios.')) return value !== null
  return value === 'high' || value === 'very_high' || value === 'extreme'
}

/** What its only member approved alone was approved by nobody else. */
export function approvedSubjects({ report: { review } }: Documents): Facts['approved'] {
  const approved = review.subjects.filter(
    ({ state, self_approved }) => (state === 'approved' || state === 'locked') && !self_approved,
  )
  return new Map(approved.map(({ subject, decided_by }) => [subject, decided_by?.name ?? '']))
}

/** docs/methods/filing_readiness.md, "supported": the registry's year where it is the period, and the ledger and the loads as far as their documents are held. */
function recomputedFigures(
  documents: Documents,
  held: ReadonlySet<string>,
  sentences: Sentences,
): Facts['recomputed'] {
  const { report, provenance } = documents
  const areHeld = documentsHeld(documents, held)
  const found = report.registry.availability.status === 'available' ? registryYear(documents) : null
  const year = found?.match === 'same_period' ? found : null
  const total = (basis: string): number | null => {
    const regions = report.metrics.filter(({ id }) => id.startsWith('scope2.') && id.endsWith(`.${basis}`))
    return regions.length === 0 || !hasWholeLoads(documents) || regions.some(({ value }) => value === null)
      ? null
      : regions.reduce((sum, { value }) => sum + Number(value), 0)
  }
  const energy = provenance.contradiction_facts.net_energy
  const gj = energy.find(({ reporting_year }) => reporting_year === year?.reporting_year)?.gj ?? null
  const [scope1, scope2] = [year?.scope1_t ?? null, year?.scope2_t ?? null]
  const entered = (name: string): number | null => {
    const value = report.metrics.find(({ id }) => id === `ledger.${name}`)?.value
    return typeof value === 'number' ? value : null
  }
  const when = (isHeld: boolean, value: number | null): number | null => (isHeld ? value : null)
  const shown1 = areHeld.lines('1')
  const shown2 = areHeld.lines('2') && (entered('electricity') !== null || areHeld.loads)
  const both = scope1 === null || scope2 === null ? null : scope1 + scope2
  const all: readonly (readonly [measure: string, values: readonly (number | null)[]])[] = [
    ['scope1_t', [scope1, when(shown1, entered('scope1'))]],
    [
      'scope2_location_t',
      [scope2, when(areHeld.loads, total('location_based')), when(shown2, entered('scope2'))],
    ],
    ['scope1_and_2_t', [both, when(shown1 && shown2, entered('scope1_and_2'))]],
    [
      'scope3_t',
      [when(areHeld.lines('3') && areCategoriesNamed(documents, entered, sentences), entered('scope3'))],
    ],
    ['net_energy_gj', [gj]],
    ['scope2_market_t', [when(areHeld.electricity, total('market_based'))]],
  ]
  return new Map(
    all.map(([measure, values]) => [measure, values.flatMap((value) => (value === null ? [] : [value]))]),
  )
}

/** Each of the fifteen has lines, or a sentence says why scope 3 is without it. */
function areCategoriesNamed(
  { provenance }: Documents,
  entered: (name: string) => number | null,
  sentences: Sentences,
): boolean {
  const statements = provenance.records.find(({ record }) => record === 's2_statements')?.body['statements']
  const left = leftOutOfScope3((statements ?? []) as readonly Body[])
  return Array.from({ length: 15 }, (_, at) => `category_${at + 1}`).every(
    (name) => entered(name) !== null || left.get(name)?.reasons.some((one) => sentences.passes(one)) === true,
  )
}

/** Whether every document is held that loads, the whole electricity record and lines of a scope of the ledger name. */
export function documentsHeld(documents: Documents, held: ReadonlySet<string>) {
  const { provenance } = documents
  const electricity = provenance.records.find(({ record }) => record === 'market_based_evidence')?.body
  const hashesIn = (list: string, members: readonly string[]): unknown[] =>
    ((electricity?.[list] ?? []) as readonly Body[]).flatMap((one) =>
      members.map((member) => one[member]).filter((hash) => hash !== undefined),
    )
  const loads = hashesIn('consumption', ['document_sha256', 'exempt_document_sha256'])
  const others = ['instruments', 'percentages'].flatMap((list) => hashesIn(list, ['document_sha256']))
  const areHeld = (hashes: readonly unknown[]): boolean => hashes.every((hash) => held.has(String(hash)))
  return {
    loads: areHeld(loads),
    electricity: areHeld([...loads, ...others]),
    lines: shownScopes(documents),
  }
}

/** docs/methods/filing_readiness.md, the table of what is published: what bears on a requirement, newest word first. */
function publishedEvidence(documents: Documents): ReadonlyMap<string, Published> {
  const { report, provenance } = documents
  const year = report.registry.availability.status === 'available' ? registryYear(documents) : null
  const isOfYear = registryYear(documents)?.match === 'same_period'
  const isObserved = report.snapshot.as_of >= report.period.start
  const safeguardYear = report.series.safeguard?.reporting_year ?? ''
  const isCovered = report.metrics.some(({ id, value }) => id === 'safeguard.coverage' && value === 'covered')
  const named = `registry ${year?.reporting_year}`
  const table: readonly (readonly [holds: boolean, ids: string, reference: string, isCurrent: boolean])[] = [
    [year !== null && year.scope1_t !== null, '29(a)(i)(1)', `${named}, scope 1`, isOfYear],
    [
      year !== null && year.scope2_t !== null,
      '29(a)(i)(2) 29(a)(v)',
      `${named}, location-based scope 2`,
      isOfYear,
    ],
    [year !== null, '29(a)(ii)', `${named}, measured under NGER`, isOfYear],
    [
      isAnswered(report, 'transition_risk.overall'),
      '10(a) 10(b) 29(b)',
      'transition risk from published figures',
      isOfYear,
    ],
    [
      provenance.readiness_facts.climate_at_sites,
      '10(a) 10(b) 13(b) 29(c)',
      'observed climate at the sites',
      isObserved,
    ],
    [
      isAnswered(report, 'physical_risk.overall'),
      '10(a) 10(b)',
      'observed climate at the head office',
      isObserved,
    ],
    [
      provenance.readiness_facts.scenarios_computed,
      '22 22(b)(i)(1) 22(b)(i)(3) 22(b)(ii)(3) 13(b)',
      'scenarios of 1.5 and 3 °C computed from public data; what they mean for the business is still to be stated',
      isObserved,
    ],
    [
      isCovered,
      '33',
      `Safeguard ${safeguardYear}`,
      report.period.start === `${safeguardYear.slice(0, 4)}-07-01` &&
        report.period.end === endOfYear(safeguardYear),
    ],
  ]
  const found = new Map<string, Published>()
  for (const [holds, ids, reference, isCurrent] of table)
    for (const id of holds ? ids.split(' ') : [])
      if (found.get(id)?.isCurrent !== true) found.set(id, { reference, isCurrent })
  return found
}

/** A figure that was computed and is about the present; a band that too few components give is an answer too. */
const isAnswered = ({ metrics }: Documents['report'], wanted: string): boolean =>
  metrics.some(
    ({ id, calculation, availability }) =>
      id === wanted &&
      calculation !== null &&
      (availability.status === 'available' || availability.reason_code === 'not_computed'),
  )

/** Last subdivision of each division of the industry classification, in order. */
const DIVISIONS: readonly (readonly [division: string, last: number])[] = [
  ['A', 5],
  ['B', 10],
  ['C', 25],
  ['D', 29],
  ['E', 32],
  ['F', 38],
  ['G', 43],
  ['H', 45],
  ['I', 53],
  ['J', 60],
  ['K', 64],
  ['L', 67],
  ['M', 70],
  ['N', 73],
  ['O', 77],
  ['P', 82],
  ['Q', 87],
  ['R', 92],
  ['S', 96],
]

/** The division of a class, group, subdivision or division; null where the company has none. */
export function divisionOf(code: string | undefined): string | null {
  if (code === undefined) return null
  if (/^[A-S]$/.test(code)) return code
  const subdivision = Number(code.slice(0, 2))
  return DIVISIONS.find(([, last]) => subdivision <= last)?.[0] ?? null
}
