import { compareText } from '../../domain/text-order.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** A slot of a source that holds another release in one snapshot than in the other. */
export interface ChangedSlot {
  readonly source: string
  readonly slot: string
  readonly before: Release | null
  readonly after: Release | null
}

/** Slots that differ, in order of source and slot. */
export function changedSlots(before: SnapshotView, after: SnapshotView): ChangedSlot[] {
  const slots = new Map<string, ChangedSlot>()
  const key = ({ source, slot }: Release): string => `${source}\n${slot}`
  for (const release of before.releases.values()) {
    const { source, slot } = release
    slots.set(key(release), { source, slot, before: release, after: null })
  }
  for (const release of after.releases.values()) {
    const { source, slot } = release
    const known = slots.get(key(release))
    slots.set(key(release), { source, slot, before: known?.before ?? null, after: release })
  }
  return [...slots]
    .filter(([, slot]) => slot.before?.id !== slot.after?.id)
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([, slot]) => slot)
}
