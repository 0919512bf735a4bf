import { abnOfAcn, acnOfAbn, hasAcnChecksum } from '../domain/abn.ts'
import { ServiceError } from '../errors.ts'
import type { ReadonlySql } from '../store/database.ts'
import { type CompanyEmissions, companyEmissions } from './company-emissions.ts'
import type { SnapshotView } from './snapshot-directory.ts'

export interface ResolveQuestion {
  readonly abn?: string | undefined
  readonly acn?: string | undefined
}

export interface ResolvedEntity extends CompanyEmissions {
  readonly acn: string | undefined
  /** `resolved` needs a record of the register; without one a registry row alone is `registry_only`. */
  readonly status: 'registry_only'
  readonly asked_by: 'abn' | 'acn'
}

/** Finds the company that an ABN or ACN belongs to. */
export async function resolveEntity(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: ResolveQuestion,
): Promise<ResolvedEntity> {
  const askedBy = question.abn === undefined ? 'acn' : 'abn'
  const abn = question.abn ?? abnOfAcn(requireAcn(question.acn ?? ''))
  const emissions = await companyEmissions(database, snapshot, { abn })
  return { ...emissions, acn: acnOfAbn(emissions.abn), status: 'registry_only', asked_by: askedBy }
}

function requireAcn(text: string): string {
  const digits = text.replaceAll(/[ -]/g, '')
  if (hasAcnChecksum(digits)) return digits
  throw new ServiceError(
    'invalid_parameter',
    `${JSON.stringify(text)} is not an ACN: nine digits with a fitting check digit are needed.`,
    {
      errors: [
        {
          parameter: 'acn',
          code: 'acn_invalid',
          message: 'must have nine digits and pass the check',
          received: text,
        },
      ],
    },
  )
}
