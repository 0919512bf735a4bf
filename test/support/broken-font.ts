import type { BundleRenderers } from '../../src/operations/disclosure-report/make-bundle.ts'

/** Renderers whose font is no font. */
export const RENDERERS: BundleRenderers = {
  pdf: () => Promise.reject(new Error('the font Inter cannot be read')),
  workbook: async () => new Uint8Array(),
}
