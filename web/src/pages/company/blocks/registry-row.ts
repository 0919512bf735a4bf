import type { Evidence } from '../../../components/provenance/claim.ts'

/** The inputs that are in one row of a publisher's file. */
export const registryRow =
  (source: { readonly release: string; readonly ref: string } | null) =>
  (input: Evidence['inputs'][number]): boolean =>
    source !== null && input.release === source.release && input.ref === source.ref
