import type { Factor } from '../../domain/factors/factor.ts'
import { ServiceError } from '../../errors.ts'
import type { LoadedFactors } from './factor-library.ts'
import { type FactorReference, findFactor, type ListQuestion, listFactors } from './factor-lookup.ts'

/** A look-up by id, by row id, or by attributes that fit exactly one factor. */
export interface FactorLookup extends FactorReference, Omit<ListQuestion, 'gwp_basis' | 'methane'> {}

const CANDIDATES_NAMED = 10

/** The one factor that a look-up means. None, or more than one, is an error that helps to ask again. */
export function lookUpFactor(loaded: LoadedFactors, lookup: FactorLookup): Factor {
  const { factor_id, row_id, edition, reporting_period, vintage, ...attributes } = lookup
  const named = [factor_id, row_id].filter((id) => id !== undefined).length
  const described = Object.values(attributes).some((value) => value !== undefined)
  if (named + Number(described) !== 1)
    throw new ServiceError(
      named + Number(described) === 0 ? 'missing_parameter' : 'conflicting_parameters',
      'A look-up is by factor_id, by row_id, or by attributes: exactly one of the three.',
    )
  if (row_id !== undefined && (edition ?? reporting_period ?? vintage) !== undefined)
    throw new ServiceError('conflicting_parameters', 'A row_id names its edition already.')
  if (!described) return findFactor(loaded, lookup)
  const { factors, absence, issue } = listFactors(loaded, lookup)
  const [found, ...others] = factors
  if (found === undefined)
    throw new ServiceError(
      'factor_not_found',
      absence?.detail ?? `The ${issue.edition} edition publishes no factor with these attributes.`,
      absence === null ? {} : { valid_values: absence.published_regions },
    )
  if (others.length === 0) return found.factor
  throw new ServiceError(
    'factor_not_found',
    `${factors.length} factors of the ${issue.edition} edition fit these attributes; a look-up needs one.`,
    {
      valid_values: factors.slice(0, CANDIDATES_NAMED).map(({ factor }) => factor.factor_id),
      hint: 'Add attributes such as category, method or unit, or request one by factor_id.',
    },
  )
}
