import { renderWorkingPapers } from '../src/reports/workbook/render-working-papers.ts'
import type { Bench } from './figure.ts'
import { RENDERS, renderRepeatedly, WARM_UP } from './render-repeatedly.ts'

const PROMISED_MS = 300

export const reportWorkbook: Bench = {
  name: 'report-workbook',
  what: `working-papers.xlsx of a company with some 3,600 inputs, ${RENDERS} times in one process, no two alike`,
  baseline: `${PROMISED_MS} ms a workbook; memory after ${WARM_UP}`,
  run: () => renderRepeatedly('working-papers.xlsx', PROMISED_MS, (sample) => renderWorkingPapers(sample)),
}
