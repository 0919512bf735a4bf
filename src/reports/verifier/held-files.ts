import type { Documents } from './documents.ts'

/** Hashes of the documents that the service held when it made the bundle. */
export const heldFiles = ({ evidence_files = [] }: Documents['report']): ReadonlySet<string> =>
  new Set(evidence_files.filter(({ status }) => status === 'held').map(({ sha256 }) => sha256))
