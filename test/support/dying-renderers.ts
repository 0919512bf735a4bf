import type { BundleRenderers } from '../../src/operations/disclosure-report/make-bundle.ts'

/** Renderers that end the process in which they run. */
export const RENDERERS: BundleRenderers = {
  pdf: async () => new Uint8Array(),
  workbook: () => process.exit(1),
}
