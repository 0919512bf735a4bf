import type { BundleRenderers } from './make-bundle.ts'

/**
 * The renderers of a bundle. They take a processor for a while, so they belong into their own thread, which loads only
 * what it uses.
 */
export const RENDERERS: BundleRenderers = {
  pdf: async (report) => (await import('../../reports/pdf/render-report-pdf.ts')).renderReportPdf(report),
  preparePdf: async () => (await import('../../reports/pdf/render-report-pdf.ts')).prepareReportPdf(),
  practisePdf: async () => {
    await (await import('../../reports/pdf/practise.ts')).practiseReportPdf()
  },
  workbook: async (papers) =>
    (await import('../../reports/workbook/render-working-papers.ts')).renderWorkingPapers(papers),
}
