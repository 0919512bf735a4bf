import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** Whether an extract of the business register is in force; without one, absence from it says nothing. */
export const isRegisterLoaded = (snapshot: SnapshotView): boolean =>
  [...snapshot.releases.values()].some(({ source }) => source === 'abr-bulk')
