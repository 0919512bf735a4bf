import type { Outcome } from '../../domain/company/outcome.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import { condenseEvidence } from '../../domain/condense-evidence.ts'
import { evidenceHash } from '../../domain/evidence.ts'
import { explained } from '../../domain/formula/explain.ts'
import { presentMethod } from './data.ts'

/** How far a block is explained. One of many, such as a site, only by its rules: its steps would be most of the answer. */
export type Explain = 'not' | 'rules' | 'steps'

/** A block as it is sent: envelope first, then the members of its result. */
export function presentBlock<Members extends object>(
  outcome: Outcome<unknown>,
  hash: string,
  members: Members | null,
  explain: Explain,
) {
  const shown: Partial<Members> = members ?? {}
  return {
    availability: outcome.availability,
    basis: outcome.basis,
    data_quality: { score: outcome.data_quality, flags: [...new Set(outcome.flags)] },
    method: presentMethod(outcome.method),
    block_hash: hash,
    ...shown,
    ...(explain === 'not' ? {} : { trace: roundFigures(outcome.trace) }),
    ...(explain === 'steps' ? stepsOf(outcome) : {}),
  }
}

/** The steps of its formulas, where they are published. */
function stepsOf({ method, workings }: Outcome<unknown>) {
  const calculations = explained(method, workings)
  return calculations === null ? {} : { calculations: roundFigures(calculations) }
}

/** An outcome as its own block, hashed over its own inputs. */
export const presentOutcome = <Result extends object>(outcome: Outcome<Result>, explain: Explain) =>
  presentBlock(
    outcome,
    evidenceHash(condenseEvidence(outcome.inputs), [outcome.method]),
    roundFigures(outcome.result),
    explain,
  )
