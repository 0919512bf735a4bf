import type { RegisterCoverage } from '../../domain/company/identity/entity.ts'
import type { Release } from '../releases/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** Files of a whole extract, which comes as two archives of ten. */
const PARTS = 20

/**
 * How much of the business register is in force for an ABN. It may be in any part, so absence from some says nothing; and a
 * record that an operator left out may be its own.
 */
export function registerCoverage(snapshot: SnapshotView, abn: string): RegisterCoverage {
  const extracts = [...snapshot.releases.values()].filter(({ source }) => source === 'abr-bulk')
  const parts = new Set(extracts.flatMap(({ slot }) => partsOf(slot)))
  if (parts.size === 0) return 'none'
  if (parts.size < PARTS) return 'part'
  return extracts.some((release) => mayHaveLeftOut(release, abn)) ? 'cut' : 'whole'
}

const mayHaveLeftOut = ({ decisions }: Release, abn: string): boolean =>
  (decisions ?? []).some(({ decision, about }) => decision === 'leave_out' && (about?.['abn'] ?? abn) === abn)

/** `parts 1-10` or `parts 7`, as the reader of the extract names its slots. */
function partsOf(slot: string): number[] {
  const [, first, last = first] = /^parts (\d+)(?:-(\d+))?$/.exec(slot) ?? []
  const [from, to] = [Number(first), Number(last)]
  return Array.from({ length: PARTS }, (_, index) => index + 1).filter((part) => part >= from && part <= to)
}
