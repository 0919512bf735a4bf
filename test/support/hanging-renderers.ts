import type { BundleRenderers } from '../../src/operations/disclosure-report/make-bundle.ts'

/** Renderers that say when they begin and never end, for tests that kill whoever waits for them. */
export const RENDERERS: BundleRenderers = {
  pdf: () => {
    console.log('rendering')
    return new Promise(() => {})
  },
  workbook: () => new Promise(() => {}),
}
