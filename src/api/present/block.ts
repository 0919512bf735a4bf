import type { Outcome } from '../../domain/company/outcome.ts'
import { condenseEvidence } from '../../domain/condense-evidence.ts'
import { evidenceHash } from '../../domain/evidence.ts'
import { presentMethod } from './data.ts'
import { roundFigures } from './round.ts'

/** A block as it is sent: envelope first, then the members of its result. */
export function presentBlock<Members extends object>(
  outcome: Outcome<unknown>,
  hash: string,
  members: Members | null,
  explain: boolean,
) {
  const shown: Partial<Members> = members ?? {}
  return {
    availability: outcome.availability,
    basis: outcome.basis,
    data_quality: { score: outcome.data_quality, flags: [...new Set(outcome.flags)] },
    method: presentMethod(outcome.method),
    block_hash: hash,
    ...shown,
    ...(explain ? { trace: roundFigures(outcome.trace) } : {}),
  }
}

/** An outcome as its own block, hashed over its own inputs. */
export const presentOutcome = <Result extends object>(outcome: Outcome<Result>, explain: boolean) =>
  presentBlock(
    outcome,
    evidenceHash(condenseEvidence(outcome.inputs), [outcome.method]),
    roundFigures(outcome.result),
    explain,
  )
