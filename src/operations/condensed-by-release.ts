import { condenseEvidence } from '../domain/condense-evidence.ts'
import type { EvidenceInput } from '../domain/evidence.ts'
import { mapInTurns } from './in-turns.ts'

/** Release by release: some seventy thousand inputs sorted in one go stopped the service for 470 ms. */
export async function condensedByRelease(inputs: readonly EvidenceInput[]): Promise<EvidenceInput[]> {
  const groups = [...Map.groupBy(inputs, ({ release }) => release).values()]
  return (await mapInTurns(groups, condenseEvidence)).flat()
}
