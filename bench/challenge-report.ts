import { checkNumbers } from '../src/domain/prose/check-numbers.ts'
import { readReport } from '../src/sources/filed-reports/read-report.ts'
import { fileInMemory } from '../src/sources/input-file.ts'
import { judgeAll } from '../test/support/judged-numbers.ts'
import { pdfOf } from '../test/support/small-pdf.ts'
import type { Bench } from './figure.ts'

const PAGES = 300
const LINES = 45
const PROMISED_SECONDS = 20
const PROMISED_MB = 512

/** A report of 300 full pages, from PDF to verdicts. */
export const challengeReport: Bench = {
  name: 'challenge-report',
  what: `${PAGES} pages of ${LINES} lines of the judged texts as a PDF, read and compared`,
  baseline: `${PROMISED_SECONDS} s and ${PROMISED_MB} MB`,
  run: async () => {
    const judged = judgeAll()
    const texts = [...new Set(judged.map(({ text }) => text.replaceAll('\n', ' ').slice(0, 110)))]
    const pages = Array.from({ length: PAGES }, (_, page) =>
      Array.from({ length: LINES }, (_line, at) => ({
        text: texts[(page * LINES + at) % texts.length]!,
        x: 50,
        y: 780 - at * 16,
      })),
    )
    const file = fileInMemory('report.pdf', pdfOf(...pages))
    const start = performance.now()
    const report = await readReport(file)
    const numbers = report.pages.reduce(
      (sum, { text }) => sum + checkNumbers(text, judged[0]!.held).length,
      0,
    )
    return [
      {
        name: `${numbers} numbers read and compared`,
        value: (performance.now() - start) / 1000,
        unit: 's',
        against: { name: 'promised', value: PROMISED_SECONDS, unit: 's' },
        better: 'less',
      },
      {
        name: 'most memory',
        value: process.resourceUsage().maxRSS / 1024,
        unit: 'MB',
        against: { name: 'promised', value: PROMISED_MB, unit: 'MB' },
        better: 'less',
      },
    ]
  },
}
