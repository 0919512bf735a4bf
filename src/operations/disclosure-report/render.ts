import { renderReportPdf } from '../../reports/pdf/render-report-pdf.ts'
import { renderWorkingPapers } from '../../reports/workbook/render-working-papers.ts'
import type { BundleRenderers } from './make-bundle.ts'

/** The renderers of a bundle. They take a processor for a while, so they belong into a thread of their own. */
export const RENDERERS: BundleRenderers = { pdf: renderReportPdf, workbook: renderWorkingPapers }
