import type { BundleRenderers } from '../../src/operations/disclosure-report/make-bundle.ts'
import { renderWorkingPapers } from '../../src/reports/workbook/render-working-papers.ts'

/** Renderers for tests of runs: a page of nothing, since the PDF compiler does not exist for every platform. */
export const RENDERERS: BundleRenderers = {
  pdf: async (report) => Buffer.from(`%PDF-1.7\n% ${report.evidence_hash}\n%%EOF\n`),
  workbook: renderWorkingPapers,
}
