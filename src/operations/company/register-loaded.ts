import type { RegisterCoverage } from '../../domain/company/identity/entity.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** Files of a whole extract, which comes as two archives of ten. */
const PARTS = 20

/** How much of the business register is in force. An ABN may stand in any part, so absence from some says nothing. */
export function registerCoverage(snapshot: SnapshotView): RegisterCoverage {
  const parts = new Set<number>()
  for (const { source, slot } of snapshot.releases.values())
    if (source === 'abr-bulk') for (const part of partsOf(slot)) parts.add(part)
  return parts.size === 0 ? 'none' : parts.size < PARTS ? 'part' : 'whole'
}

/** `parts 1-10` or `parts 7`, as the reader of the extract names its slots. */
function partsOf(slot: string): number[] {
  const [, first, last = first] = /^parts (\d+)(?:-(\d+))?$/.exec(slot) ?? []
  const [from, to] = [Number(first), Number(last)]
  return Array.from({ length: PARTS }, (_, index) => index + 1).filter((part) => part >= from && part <= to)
}
