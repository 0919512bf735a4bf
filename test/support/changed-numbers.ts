import type { DisclosureReport } from '../../src/domain/disclosure/report/report.ts'
import { checkPaper, type PaperPage } from '../../src/domain/prose/own-paper.ts'
import { renderDraft } from '../../src/reports/disclosure-draft/render-draft.ts'
import { composedPapers } from '../../src/reports/own-paper.ts'
import { renderReportPdf } from '../../src/reports/pdf/render-report-pdf.ts'
import { readReport } from '../../src/sources/filed-reports/read-report.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'

/** What became of a paper when one of its numbers was changed, many times. */
export interface ChangedNumbers {
  readonly paper: string
  readonly numbers: number
  readonly own: number
  readonly missing: number
  readonly changes: number
  readonly noticed: number
}

/** Changes numbers of report.pdf and of the readable disclosure as they are read, one at a time, evenly over the pages. */
export async function changedNumbers(report: DisclosureReport, changes: number): Promise<ChangedNumbers[]> {
  const [ofReport, ofDraft] = composedPapers(report)
  const papers = [
    { paper: 'report.pdf', bytes: await renderReportPdf(report), composed: ofReport! },
    { paper: 'readable disclosure', bytes: await renderDraft(report, 'pdf'), composed: ofDraft! },
  ]
  const found: ChangedNumbers[] = []
  for (const { paper, bytes, composed } of papers) {
    const { pages } = await readReport(fileInMemory(paper, Buffer.from(bytes)))
    const before = checkPaper(pages, composed)
    const changed = Array.from({ length: changes }, (_, at) =>
      withOneChanged(pages, composed.footer, (at + 0.5) / changes, at),
    )
    const noticed = changed.filter(
      (one) => checkPaper(one, composed).strange.length > before.strange.length,
    ).length
    found.push({
      paper,
      numbers: before.numbers,
      own: before.own,
      missing: before.missing.length,
      changes,
      noticed,
    })
  }
  return found
}

const NUMBER = /(?<![A-Za-z0-9_.,(])\d[\d,]*(?:\.\d+)?(?![A-Za-z0-9_(])/g

/** The pages with another digit in the number that stands at a share of all. */
function withOneChanged(pages: readonly PaperPage[], foot: string, share: number, seed: number): PaperPage[] {
  const numbers = pages.flatMap(({ text }, page) =>
    [...text.matchAll(NUMBER)]
      .filter(({ index }) => isRead(text, index, foot))
      .map(({ 0: quote, index }) => ({ page, quote, index })),
  )
  const { page, quote, index } = numbers[Math.floor(share * numbers.length)]!
  const digits = [...quote.matchAll(/\d/g)]
  const place = index + digits[seed % digits.length]!.index
  const { text } = pages[page]!
  const digit = String((Number(text[place]) + 1 + (seed % 8)) % 10)
  return pages.with(page, {
    ...pages[page]!,
    text: `${text.slice(0, place)}${digit}${text.slice(place + 1)}`,
  })
}

/** Not in the contents, nor in the foot of the page. */
const isRead = (text: string, at: number, foot: string): boolean => {
  const line = text.slice(
    text.lastIndexOf('\n', at) + 1,
    (text.indexOf('\n', at) + text.length) % text.length,
  )
  return !/(?: \.){4}/.test(line) && !line.startsWith(foot.slice(0, 30)) && !/^Page \d+ of \d+$/.test(line)
}
