import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { NO_RECORDS } from '../../src/domain/disclosure/records/kinds.ts'
import type { DisclosureReport } from '../../src/domain/disclosure/report/report.ts'
import { composeSummary } from '../../src/reports/bundle/summary.ts'
import { renderDraft } from '../../src/reports/disclosure-draft/render-draft.ts'
import { renderReportPdf } from '../../src/reports/pdf/render-report-pdf.ts'
import { checkDraft } from '../../src/reports/verifier/draft/check-draft.ts'
import { readDraft } from '../../src/sources/drafts/read-draft.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import { approvedReview } from '../support/approved-review.ts'
import { boundary, july, statement } from '../support/disclosure-records.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { stored } from '../support/readiness-inputs.ts'
import { ALMOST_NOTHING, sampleReport } from '../support/sample-reports.ts'

const REASON = 'The board approves the figures now, and the scenario analysis follows in May.'
const MARK = 'DRAFT'

function pagesOf(pdf: Uint8Array): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'southerly-marks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'paper.pdf')
  writeFileSync(file, pdf)
  const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8', maxBuffer: 64 << 20 })
  return text.split('\f').slice(0, -1).map(inOneLine)
}

/** Lines break where the page ends. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Cover, header of every other page and the whole text of a Word file. */
async function wordOf(docx: Uint8Array) {
  const files = unzipSync(docx)
  const { texts } = await readDraft(fileInMemory('paper.docx', docx))
  const parts = (name: RegExp): string[] =>
    Object.entries(files).flatMap(([file, bytes]) => (name.test(file) ? [strFromU8(bytes)] : []))
  return {
    cover: inOneLine(texts.slice(0, texts.indexOf('Contents')).join(' ')),
    headers: parts(/^word\/header\d+\.xml$/),
    footers: parts(/^word\/footer\d+\.xml$/),
  }
}

/** Both papers in both forms: what the cover of each says, and the pages of those that have pages. */
async function papersOf(report: DisclosureReport) {
  const reportPages = pagesOf(await renderReportPdf(report))
  const disclosurePages = pagesOf(await renderDraft(report, 'pdf'))
  const word = await wordOf(await renderDraft(report, 'docx'))
  return {
    covers: [reportPages[0]!, disclosurePages[0]!, word.cover],
    pages: [...reportPages, ...disclosurePages],
    word,
  }
}

describe('the marks of report.pdf and of the readable disclosure', () => {
  let unreviewed: DisclosureReport
  let open: DisclosureReport
  beforeAll(async () => {
    const database = await openOnOneEngine({ holding: 'starter' })
    const records = {
      ...NO_RECORDS,
      organisational_boundary: stored(boundary({ period: july(2024) })),
      s2_statements: stored({ period: july(2024), statements: [statement('6(a)', { date: '2025-08-15' })] }),
    }
    unreviewed = (await sampleReport(database, ALMOST_NOTHING, records)).report
    open = (await sampleReport(database, ALMOST_NOTHING, records, approvedReview(records, undefined, REASON)))
      .report
    await database.close()
  })

  it('of a period that nobody reviewed are DRAFT on every page', async () => {
    const { covers, pages, word } = await papersOf(unreviewed)
    for (const page of pages) expect(page).toContain(MARK)
    for (const cover of covers) {
      expect(cover).toContain('DRAFT. Not approved: this period has not been reviewed.')
      expect(cover).toContain(unreviewed.readiness.score_line)
    }
    for (const header of word.headers) expect(header).toContain(MARK)
  })

  it('of a period approved with open gates are DRAFT with the written reason on the cover, and never Approved', async () => {
    expect(open.review).toMatchObject({ status: 'approved', approval_reason: REASON })
    expect(open.review.open_gates.length).toBeGreaterThan(5)
    const { covers, pages, word } = await papersOf(open)
    for (const page of pages) expect(page).toContain(MARK)
    for (const cover of covers) {
      expect(cover).toContain('DRAFT. Not final: Not every requirement is supported and approved: ')
      expect(cover).toContain(`${open.review.open_gates.length} gates are open (`)
      expect(cover).toContain(`The reason given: “${REASON}”`)
      expect(cover).toContain('approved by Ann Lee.')
      expect(cover).not.toMatch(/\bApproved\b/)
    }
    for (const header of word.headers) expect(header).toContain(MARK)
    expect(composeSummary(open)).toContain(REASON)
  })

  it('of a period whose gates are closed but which is only stated are DRAFT all the same', async () => {
    const why = 'Not every requirement is supported and approved: 3 of 93 supported, 90 stated.'
    const stated = {
      ...open,
      review: {
        ...open.review,
        open_gates: [],
        draft_because: why,
        statement: `Not final: ${why} The records as they stand are approved by Ann Lee.`,
      },
    }
    const { covers, pages } = await papersOf(stated)
    for (const page of pages) expect(page).toContain(MARK)
    for (const cover of covers) {
      expect(cover).toContain(`DRAFT. Not final: ${why}`)
      expect(cover).not.toMatch(/\bApproved\b/)
    }
  })

  const final = (): DisclosureReport => ({
    ...open,
    readiness: {
      ...open.readiness,
      requirements: open.readiness.requirements.map((row) => ({ ...row, rung: 'approved' as const })),
    },
    review: {
      ...open.review,
      open_gates: [],
      draft_because: null,
      statement: 'Approved by Ann Lee.',
    },
  })

  it('of a finished period say on every page what was approved and when, and DRAFT nowhere', async () => {
    const report = final()
    const approved = `Approved on 1 September 2026: ${report.readiness.requirements.length} requirements and the directors’ declaration`
    const { covers, pages, word } = await papersOf(report)
    for (const page of pages) expect(page).not.toContain(MARK)
    for (const page of pages.slice(1)) if (!covers.includes(page)) expect(page).toContain(approved)
    for (const cover of covers) expect(cover).toContain(`${approved}. Approved by Ann Lee.`)
    expect(word.footers.some((footer) => footer.includes(approved))).toBe(true)
    for (const header of word.headers) expect(header).not.toContain(MARK)
    for (const page of pages)
      expect(page).not.toMatch(/Proposals to change or delete|\[State whether|\[Not stated yet/)
    // On the cover, and never at the foot of a page, which ends with its number.
    for (const cover of covers) expect(cover).toMatch(/snap_[0-9a-f]/)
    for (const page of pages) expect(page).not.toMatch(/snap_[0-9a-f]+,? (?:of )?Page \d+ of/)
    expect(pages.filter((page) => page.includes('notes in the margin'))).toEqual([])
  })

  it('of a finished period with other figures claim nothing as approved in the foot', async () => {
    const report = final()
    const figures = { ...report.review.figures!, state: 'changed' as const }
    const { pages } = await papersOf({ ...report, review: { ...report.review, figures } })
    for (const page of pages) {
      expect(page).toContain('FIGURES CHANGED SINCE APPROVAL')
      expect(page).not.toContain('Approved on')
    }
  })

  it('list on the first page what people judged not material, and the summary does', async () => {
    const [first, second] = open.readiness.requirements
    const aside = {
      status: 'not_material' as const,
      reference: 'statement',
      reason: 'Our offices are leased by the month and hold nothing of value.',
      person: null,
      date: null,
    }
    const requirements = open.readiness.requirements.map((row) =>
      row === first || row === second ? { ...row, set_aside: aside } : row,
    )
    const report = { ...open, readiness: { ...open.readiness, requirements } }
    const listed = `2 requirements: ${first!.requirement_id}, ${second!.requirement_id}`
    const { covers } = await papersOf(report)
    for (const cover of covers) expect(cover).toContain(listed)
    expect(composeSummary(report)).toContain(`Judged not material: ${listed}.`)
    expect(composeSummary(open)).not.toContain('Judged not material')
  })

  it('cannot be left out of the Word file in silence', async () => {
    const docx = await renderDraft(open, 'docx')
    const read = await readDraft(fileInMemory('paper.docx', docx))
    expect(checkDraft(read, open).findings).toEqual([])
    const silent = { ...read, texts: read.texts.filter((text) => !text.includes('Not final')) }
    expect(checkDraft(silent, open).findings.map(({ pointer }) => pointer)).toEqual([
      '/review/draft_because',
      '/review/approval_reason',
    ])
  })
})
