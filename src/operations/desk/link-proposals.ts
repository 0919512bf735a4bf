import { OperatorError, ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { type LinkProposals, proposedLinks } from '../links/propose.ts'

/** What `southerly links propose` prints, for the desk. */
export async function deskLinkProposals(
  database: ReadonlySql,
  year: string | undefined,
): Promise<LinkProposals> {
  try {
    return await proposedLinks(database, year)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    throw new ServiceError(
      'release_not_found',
      `${error.message}.`,
      error.hint === undefined ? {} : { hint: error.hint },
    )
  }
}
