import { renderReportPdf } from '../src/reports/pdf/render-report-pdf.ts'
import type { Bench } from './figure.ts'
import { RENDERS, renderRepeatedly, WARM_UP } from './render-repeatedly.ts'

const PROMISED_MS = 1000

export const reportPdf: Bench = {
  name: 'report-pdf',
  what: `report.pdf of a company, ${RENDERS} times in one process, no two alike`,
  baseline: `${PROMISED_MS} ms a report; memory after ${WARM_UP}`,
  run: () => renderRepeatedly('report.pdf', PROMISED_MS, ({ report }) => renderReportPdf(report)),
}
