import { unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import { sum } from '../../mathematics/statistics.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { ruleStep, type TraceStep } from '../bands.ts'
import { type Evidenced, evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import { type AnzsicDirectory, type AnzsicPath, pathOf } from './anzsic.ts'

export const SECTOR_CLASSIFICATION: Method = { id: 'sector_classification', version: '1.1.0' }

export type ClassificationMethod =
  | 'safeguard_facilities'
  | 'electricity_generators'
  | 'curated'
  | 'safeguard_facilities_minority'
  | 'operated_facilities'
export type Confidence = 'high' | 'medium' | 'low'

/** One facility of one year with the class that its emissions belong to. */
export interface ClassifiedFacility extends Evidenced {
  readonly reporting_year: ReportingYear
  readonly anzsic_code: string
  readonly emissions_t: number
}

/** A class someone stated: our own curated row with its reason, an employer's declaration, or the tenant. */
export interface StatedClass extends Evidenced {
  readonly anzsic_code: string
  readonly reason: string
}

export interface ClassificationInput {
  readonly directory: AnzsicDirectory
  /** Scope 1 by reporting year, against which the tonnes of the facilities are weighed. */
  readonly scope1: readonly (Evidenced & {
    readonly reporting_year: ReportingYear
    readonly scope1_t: number
  })[]
  readonly safeguard_facilities: readonly ClassifiedFacility[]
  /** Safeguard facilities that it operates and another corporation controls: the registry weighs them for that one. */
  readonly operated_facilities: readonly ClassifiedFacility[]
  readonly generators: readonly ClassifiedFacility[]
  readonly curated: StatedClass | null
  /** Declared by staff numbers, not by emissions: shown beside, never instead. */
  readonly employer_declared: StatedClass | null
  readonly tenant_declared: StatedClass | null
}

export interface SectorClassification {
  /** By emissions; all levels null where nothing but a declaration is known. */
  readonly anzsic: AnzsicPath
  readonly classification_method: ClassificationMethod | null
  readonly confidence: Confidence | null
  readonly reporting_year: ReportingYear | null
  /** Tonnes of the class over the company's scope 1 of that year; above 1 where the tables were revised apart. */
  readonly share_of_scope1: number | null
  readonly reason: string | null
  readonly employer_declared: { readonly anzsic: AnzsicPath; readonly reason: string } | null
  readonly tenant_declared: { readonly anzsic: AnzsicPath; readonly reason: string } | null
}

/** One class must hold this share of scope 1 before facilities decide; from the second share on they decide surely. */
export const DECIDING_SHARE = 0.5
export const CONFIDENT_SHARE = 0.75

interface Finding {
  readonly code: string
  readonly method: ClassificationMethod
  readonly confidence: Confidence
  readonly reporting_year: ReportingYear | null
  readonly share: number | null
  readonly reason: string
  readonly used: readonly Evidenced[]
}

/**
 * The class that the emissions belong to. Facilities of the Safeguard table come first, then the generator list, each in
 * the latest year in which one class holds half of scope 1; then the curated row; then Safeguard facilities of a minority,
 * and last those that it operates for another corporation.
 */
export function classifySector(input: ClassificationInput): Outcome<SectorClassification> {
  const { directory } = input
  const attempts: readonly (Finding | null)[] = [
    byFacilities('safeguard_facilities', input.safeguard_facilities, input.scope1),
    byFacilities('electricity_generators', input.generators, input.scope1),
    byStatement(input.curated),
    unweighed('safeguard_facilities_minority', input.safeguard_facilities),
    unweighed('operated_facilities', input.operated_facilities),
  ]
  const found = attempts.find((attempt) => attempt !== null)
  const stated = [input.employer_declared, input.tenant_declared].filter((one) => one !== null)
  const asStated = (one: StatedClass | null) =>
    one === null ? null : { anzsic: pathOf(directory, one.anzsic_code), reason: one.reason }
  const declared = {
    employer_declared: asStated(input.employer_declared),
    tenant_declared: asStated(input.tenant_declared),
  }
  if (found === undefined || found === null) return withoutEvidence(declared, stated)
  return withResult(
    SECTOR_CLASSIFICATION,
    {
      anzsic: pathOf(directory, found.code),
      classification_method: found.method,
      confidence: found.confidence,
      reporting_year: found.reporting_year,
      share_of_scope1: found.share,
      reason: found.reason,
      ...declared,
    },
    {
      basis: 'derived',
      data_quality: found.confidence === 'high' ? 2 : 3,
      flags: found.confidence === 'low' ? ['low_confidence'] : [],
      trace: [traceOf(found)],
      inputs: evidenceOf([...found.used, ...stated]),
    },
  )
}

/** A declared class is shown even where the emissions have none, and still does not stand in for it. */
function withoutEvidence(
  declared: Pick<SectorClassification, 'employer_declared' | 'tenant_declared'>,
  stated: readonly StatedClass[],
): Outcome<SectorClassification> {
  const availability = unavailable(
    'not_assessed',
    'no_classification_evidence',
    'None of the company’s facilities is classified in the Safeguard or generation tables, and no curated row names the company.',
  )
  const particulars = { basis: 'derived', data_quality: 3, inputs: evidenceOf(stated) } as const
  if (stated.length === 0) return withoutResult(SECTOR_CLASSIFICATION, availability, particulars)
  const unknown = {
    anzsic: { division: null, subdivision: null, group: null, class: null },
    classification_method: null,
    confidence: null,
    reporting_year: null,
    share_of_scope1: null,
    reason: null,
  }
  const trace = [
    ruleStep('sector_classification.emissions', { declared_classes: stated.length }, 'any_evidence', 'none'),
  ]
  return withResult(
    SECTOR_CLASSIFICATION,
    { ...unknown, ...declared },
    { ...particulars, trace, availability },
  )
}

function byFacilities(
  method: 'safeguard_facilities' | 'electricity_generators',
  facilities: readonly ClassifiedFacility[],
  scope1: ClassificationInput['scope1'],
): Finding | null {
  const years = [...new Set(facilities.map((facility) => facility.reporting_year))].toSorted().toReversed()
  for (const year of years) {
    const whole = scope1.find((row) => row.reporting_year === year)
    if (whole === undefined || whole.scope1_t <= 0) continue
    const largest = largestClass(facilities.filter((facility) => facility.reporting_year === year))
    const share = largest.tonnes / whole.scope1_t
    if (share >= DECIDING_SHARE)
      return {
        code: largest.code,
        method,
        confidence: share >= CONFIDENT_SHARE ? 'high' : 'medium',
        reporting_year: year,
        share,
        reason:
          year === years[0]
            ? `Facilities in this class have the largest share of scope 1 in ${year}.`
            : `${year} is the latest year in which facilities in one class have half of scope 1.`,
        used: [...largest.facilities, whole],
      }
  }
  return null
}

function byStatement(stated: StatedClass | null): Finding | null {
  if (stated === null) return null
  return {
    code: stated.anzsic_code,
    method: 'curated',
    confidence: 'medium',
    reporting_year: null,
    share: null,
    reason: stated.reason,
    used: [stated],
  }
}

/** What the largest class stands for where no share of scope 1 decides. */
const UNWEIGHED = {
  safeguard_facilities_minority: 'which have less than half of scope 1',
  operated_facilities: 'which it operates for another corporation',
} as const

function unweighed(
  method: keyof typeof UNWEIGHED,
  facilities: readonly ClassifiedFacility[],
): Finding | null {
  const latest = facilities
    .map((facility) => facility.reporting_year)
    .toSorted()
    .at(-1)
  if (latest === undefined) return null
  const largest = largestClass(facilities.filter((facility) => facility.reporting_year === latest))
  return {
    code: largest.code,
    method,
    confidence: 'low',
    reporting_year: latest,
    share: null,
    reason: `The largest class among the facilities in ${latest}, ${UNWEIGHED[method]}.`,
    used: largest.facilities,
  }
}

function largestClass(facilities: readonly ClassifiedFacility[]): {
  readonly code: string
  readonly tonnes: number
  readonly facilities: readonly ClassifiedFacility[]
} {
  const byCode = Map.groupBy(facilities, (facility) => facility.anzsic_code)
  const [largest] = [...byCode]
    .map(([code, members]) => ({
      code,
      tonnes: sum(members.map((member) => member.emissions_t)),
      facilities: members,
    }))
    .toSorted((a, b) => b.tonnes - a.tonnes || compareText(a.code, b.code))
  if (largest === undefined) throw new RangeError('no facility to classify: expected at least one')
  return largest
}

function traceOf(found: Finding): TraceStep {
  const step = {
    rule: `sector_classification.${found.method}`,
    inputs: { anzsic_code: found.code, share_of_scope1: found.share },
    operator: 'at_least',
    result: found.confidence,
  }
  if (found.share === null) return { ...step, threshold: null, distance_to_next_band: null, next_band: null }
  return {
    ...step,
    threshold: DECIDING_SHARE,
    distance_to_next_band: Math.abs(found.share - CONFIDENT_SHARE),
    next_band: found.confidence === 'high' ? 'medium' : 'high',
  }
}
