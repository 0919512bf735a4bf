import type { EvidenceInput, Method } from '../../domain/evidence.ts'
import { distinctInputs } from '../../domain/evidence.ts'
import type { NumberCheck } from '../../domain/prose/check.ts'
import { checkProposed } from '../../domain/prose/check-numbers.ts'
import type { Proposal, RefusedProposal } from '../../domain/prose/proposals.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { GatheredDisclosure } from './gather-disclosure.ts'
import { heldOfReport } from './held-of-report.ts'

export const NUMBER_CHECKS: Method = { id: 'number_checks', version: '1.3.0' }

/** A text, and the requirement that it answers. */
export interface CheckedText {
  readonly text: string
  readonly requirement_id?: string | undefined
  /** What a reader takes numbers of the text to be. */
  readonly proposals?: readonly Proposal[] | undefined
}

/** The numbers of a text beside what is held for the company and period. */
export async function checkTextNumbers(
  database: ReadonlySql,
  found: GatheredDisclosure,
  { text, requirement_id, proposals = [] }: CheckedText,
): Promise<{
  readonly checks: readonly NumberCheck[]
  readonly inputs: readonly EvidenceInput[]
  readonly refused: readonly RefusedProposal[]
}> {
  if (requirement_id !== undefined && !found.requirements.some(({ id }) => id === requirement_id))
    throw new ServiceError(
      'invalid_parameter',
      `${JSON.stringify(requirement_id.slice(0, 60))} is not a requirement of ${found.standard.title}.`,
      {
        errors: [
          {
            parameter: 'requirement_id',
            code: 'invalid_parameter',
            message: 'must be the id of a requirement, such as 29(a)(i)(1)',
            received: requirement_id,
          },
        ],
        hint: 'GET /v1/packs/au_climate_disclosure/frameworks/aasb-s2/requirements lists the ids.',
      },
    )
  const held = await heldOfReport(database, found, requirement_id ?? null)
  const { checks, refused } = checkProposed(text, held, proposals)
  return {
    checks,
    refused,
    inputs: distinctInputs(checks.flatMap(({ compared }) => compared.flatMap(({ evidence }) => evidence))),
  }
}
