import { type EvidenceInput, evidenceHash } from '../../domain/evidence.ts'
import { basisKey, type GwpBasis, inputsOf, methodsOf, NATIVE, onBasis } from '../../domain/factors/basis.ts'
import type { EditionChoice } from '../../domain/factors/editions.ts'
import type { Factor } from '../../domain/factors/factor.ts'
import { type GwpTransform, METHANE_CHOICES, type MethaneChoice } from '../../domain/factors/gwp.ts'
import { factorIn, type Issue } from '../../domain/factors/library.ts'
import { findRegion, REGION_CODES, type RegionCode } from '../../domain/factors/regions.ts'
import {
  explainRegion,
  type FactorFilter,
  FUEL_TYPES,
  isKnownFuel,
  selectFactors,
} from '../../domain/factors/select.ts'
import { rememberedByBoth } from '../../domain/remembered-by.ts'
import { ServiceError } from '../../errors.ts'
import { chooseIssue, type IssueQuestion } from './factor-issue.ts'
import type { LoadedFactors } from './factor-library.ts'

export { METHANE_CHOICES, type MethaneChoice }

/** A factor on the basis that was asked for. */
export interface BasedFactor {
  readonly factor: Factor
  readonly basis: GwpBasis
  readonly transform: GwpTransform
  readonly inputs: readonly EvidenceInput[]
}

export interface BasisQuestion {
  readonly gwp_basis?: 'native' | 'AR6' | undefined
  readonly methane?: MethaneChoice | undefined
}

export interface ListQuestion extends IssueQuestion, BasisQuestion, Omit<FactorFilter, 'region'> {
  /** A code, state name, market region or grid name. */
  readonly region?: string | undefined
}

export interface FactorList {
  readonly factors: readonly BasedFactor[]
  readonly choice: EditionChoice
  readonly issue: Issue
  readonly basis: GwpBasis
  /** Why the list is empty, where a region is the reason. */
  readonly absence: {
    readonly reason_code: string
    readonly detail: string
    readonly published_regions: readonly string[]
  } | null
}

/** Factors of one edition that fit the filters. */
export function listFactors(loaded: LoadedFactors, question: ListQuestion): FactorList {
  const { issue, choice } = chooseIssue(loaded.library, question)
  const basis = requireBasis(loaded, question)
  const filter = requireFilter(loaded, question)
  const found = selectFactors(issue.factors, filter)
  return {
    factors: found.map((factor) => based(loaded, factor, basis)),
    choice,
    issue,
    basis,
    absence: found.length > 0 ? null : absenceOf(loaded, issue, filter),
  }
}

function absenceOf(loaded: LoadedFactors, issue: Issue, filter: FactorFilter): FactorList['absence'] {
  const all = loaded.library.issues.flatMap((other) => other.factors)
  return explainRegion(issue.factors, all, filter, issue.edition) ?? null
}

export interface FactorReference extends IssueQuestion {
  /** Stable across editions. */
  readonly factor_id?: string | undefined
  /** Of one edition and issue. */
  readonly row_id?: string | undefined
}

/** One factor by its id, in the edition that is asked for; or by its row id. */
export function findFactor(loaded: LoadedFactors, reference: FactorReference): Factor {
  const { library } = loaded
  if (reference.row_id !== undefined) {
    const row = library.byRowId.get(reference.row_id)
    if (row !== undefined) return row
    throw new ServiceError('factor_not_found', `There is no factor ${JSON.stringify(reference.row_id)}.`, {
      hint: 'A row id is a factor id, @ and the edition, such as electricity.purchased-grid.vic.location@2025.',
    })
  }
  const id = reference.factor_id ?? ''
  const versions = library.byFactorId.get(id)
  if (versions === undefined)
    throw new ServiceError('factor_not_found', `There is no factor ${JSON.stringify(id)} in any edition.`, {
      hint: 'GET /v1/emission-factors/search?q= finds factors by words.',
    })
  const { issue } = chooseIssue(library, reference)
  const found = factorIn(library, issue, id)
  if (found !== undefined) return found
  const editions = [...new Set(versions.map((factor) => factor.edition))]
  throw new ServiceError(
    'factor_not_found',
    `The ${issue.edition} edition does not publish ${id}; editions that do: ${editions.join(', ')}.`,
    { valid_values: editions },
  )
}

/** A factor on its basis; alone, one that cannot be re-based is an error. */
export function requireTransformable(found: BasedFactor): BasedFactor {
  if (found.transform.status !== 'not_transformable') return found
  throw new ServiceError(
    'gwp_transform_unavailable',
    `${found.factor.factor_id} cannot be put on AR6: ${found.transform.reason}`,
    { hint: 'Ask with gwp_basis=native and cite the basis of the edition.' },
  )
}

/** A factor on a basis; computed once, as the library is immutable. */
export const based = (loaded: LoadedFactors, factor: Factor, basis: GwpBasis): BasedFactor =>
  basedFactor(factor, basisKey(basis), { loaded, basis })

const basedFactor = rememberedByBoth(
  (
    factor: Factor,
    _basis: string,
    { loaded, basis }: { readonly loaded: LoadedFactors; readonly basis: GwpBasis },
  ): BasedFactor => {
    const transform = onBasis(factor, loaded.library.potentials, basis)
    return { factor, basis, transform, inputs: inputsOf(factor, transform) }
  },
)

/** The evidence hash of factors, each on its basis. */
export const evidenceOf = (factors: readonly BasedFactor[]): string =>
  evidenceHash(
    factors.flatMap(({ inputs }) => inputs),
    factors.some(({ basis }) => basis.gwp_basis === 'AR6') ? methodsOf(AR6) : methodsOf(NATIVE),
  )

const AR6: GwpBasis = { gwp_basis: 'AR6', methane: 'by_fuel' }

/** Releases behind factors, in the order of their ids. */
export function releasesOf(loaded: LoadedFactors, factors: readonly BasedFactor[]) {
  const ids = new Set(
    factors.flatMap(({ factor, transform }) => [
      factor.release_id,
      ...transform.potentials.map((row) => row.release_id),
    ]),
  )
  return [...ids].toSorted().flatMap((id) => loaded.releases.get(id) ?? [])
}

export function requireBasis(loaded: LoadedFactors, question: BasisQuestion): GwpBasis {
  if ((question.gwp_basis ?? 'native') === 'native') {
    if (question.methane === undefined) return NATIVE
    throw new ServiceError(
      'missing_parameter',
      'methane says how methane is re-based: give gwp_basis=AR6 too.',
      {
        errors: [{ parameter: 'gwp_basis', code: 'missing_parameter', message: 'must be AR6 with methane' }],
      },
    )
  }
  if (loaded.library.potentials.size === 0)
    throw new ServiceError('gwp_transform_unavailable', 'No warming potentials are loaded in this snapshot.')
  return { gwp_basis: 'AR6', methane: question.methane ?? 'by_fuel' }
}

/** The region that a text names; anything unknown is an error that lists the codes. */
export function requireRegion(text: string | undefined): RegionCode | undefined {
  if (text === undefined) return undefined
  const region = findRegion(text)
  if (region !== undefined) return region
  throw new ServiceError('region_not_found', `There is no region ${JSON.stringify(text)}.`, {
    valid_values: REGION_CODES,
    hint: 'State names, market regions (NSW1, WEM) and names of grids are understood too.',
  })
}

function requireFilter(loaded: LoadedFactors, question: ListQuestion): FactorFilter {
  const { fuel_type: fuel } = question
  if (fuel !== undefined && !isKnownFuel(loaded.library, fuel))
    throw new ServiceError(
      'factor_not_found',
      `No edition publishes a factor for the fuel ${JSON.stringify(fuel)}.`,
      {
        valid_values: FUEL_TYPES,
        hint: 'These everyday names are understood, and the activity part of any factor id.',
      },
    )
  return { ...question, region: requireRegion(question.region) }
}
