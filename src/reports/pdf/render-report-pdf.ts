import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import { reportDocument } from './report-document.ts'
import { typesetPdf } from './typst.ts'

/** report.pdf of a bundle. The same report gives the same bytes. */
export const renderReportPdf = (report: DisclosureReport): Promise<Uint8Array> =>
  typesetPdf(reportDocument(report))

export { prepareCompiler as prepareReportPdf } from './typst.ts'
