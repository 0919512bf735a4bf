import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { DisclosureReport } from '../../src/domain/disclosure/report/report.ts'
import { sha256 } from '../../src/domain/evidence.ts'
import { rememberedBy } from '../../src/domain/remembered-by.ts'
import { exportedProfile } from '../../src/operations/company/export-profile.ts'
import type { ExportedProfile } from '../../src/reports/exported-profile.ts'
import { practiseReportPdf } from '../../src/reports/pdf/practise.ts'
import { profileDocument } from '../../src/reports/pdf/profile-document.ts'
import { renderProfilePdf } from '../../src/reports/pdf/render-profile-pdf.ts'
import { renderReportPdf } from '../../src/reports/pdf/render-report-pdf.ts'
import { reportDocument } from '../../src/reports/pdf/report-document.ts'
import { openCompiler } from '../../src/reports/pdf/typst.ts'
import { changedNumbers } from '../support/changed-numbers.ts'
import { FULL_RUN, openOnOneEngine } from '../support/engines.ts'
import { runProgram } from '../support/run-program.ts'
import { ALMOST_NOTHING, sampleReport, sampleReports } from '../support/sample-reports.ts'

const HOSTILE = '#strong[x] $ \\ @ <b>'

/** What a program of Poppler or qpdf says about the PDF. */
function inspect(program: string, pdf: Uint8Array, ...parameters: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'southerly-pdf-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.pdf')
  writeFileSync(file, pdf)
  return execFileSync(program, [...parameters, file, ...(program === 'pdftotext' ? ['-'] : [])], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 << 20,
  })
}

const named = (report: DisclosureReport, name: string): DisclosureReport => ({
  ...report,
  entity: { ...report.entity, name },
})

const chartsOf = (report: DisclosureReport) =>
  reportDocument(report)
    .sections.flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'chart')

// One engine is enough: test/store/bundle.test.ts has the report the same on both.
describe('report.pdf', () => {
  let bare: DisclosureReport
  let declared: DisclosureReport
  let almostEmpty: DisclosureReport
  let profile: ExportedProfile
  beforeAll(async () => {
    const database = await openOnOneEngine({ holding: 'starter' })
    const samples = await sampleReports(database)
    bare = samples.bare.report
    const exported = exportedProfile({
      abn: bare.entity.abn,
      snapshot: bare.snapshot,
      profile: samples.bare.disclosure.profile,
      releases: [],
    })
    profile = { ...exported, sources: bare.sources }
    declared = samples.declared.report
    almostEmpty = (await sampleReport(database, ALMOST_NOTHING)).report
    await database.close()
  })

  test('is practised on a document of several pages that the compiler finds no fault with', async () => {
    const pages = /^Pages:\s+(\d+)$/m.exec(inspect('pdfinfo', await practiseReportPdf()))?.[1]
    expect(Number(pages)).toBeGreaterThan(4)
  })

  test('every report becomes a document without an empty section', () => {
    for (const report of [bare, declared, almostEmpty]) {
      const { sections } = reportDocument(report)
      expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
      expect(sections.map(({ title }) => title)).toContain('Limits and notice')
    }
  })

  test('every requirement stands once: stated in full, in a table with its status, or among those without evidence', () => {
    for (const report of [bare, declared]) {
      const named = reportDocument(report)
        .sections.flatMap(({ blocks }) => blocks)
        .flatMap((block) => {
          if (block.kind === 'statement') return [block.paragraph]
          return block.kind === 'table' && block.caption.includes(': requirements ')
            ? block.rows.map(([paragraph]) => paragraph?.text ?? '')
            : []
        })
      expect(named.toSorted()).toEqual(
        report.readiness.requirements.map(({ requirement_id }) => requirement_id).toSorted(),
      )
    }
  })

  test('every statement stands in full, with its figures and its day', () => {
    const blocks = reportDocument(declared).sections.flatMap((section) => section.blocks)
    const stated = blocks.filter((block) => block.kind === 'statement')
    expect(stated.map(({ paragraphs }) => paragraphs.join('\n')).toSorted()).toEqual(
      declared.declared.statements.flatMap(({ statement }) => statement ?? []).toSorted(),
    )
    expect(stated.length).toBeGreaterThan(0)
    for (const { small } of stated) expect(small).toContain('Dated ')
  })

  test('every chart has an alternative text with figures', () => {
    const charts = [bare, declared].flatMap(chartsOf)
    expect(charts.length).toBeGreaterThan(6)
    for (const { alternative } of charts) expect(alternative).toMatch(/\d/)
  })

  test('a profile names every block and the state it is in', () => {
    const { sections } = profileDocument(profile)
    expect(sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'chart').length).toBe(
      chartsOf(bare).length - 2,
    )
    expect(sections.map(({ title }) => title)).toEqual([
      'Key figures',
      'Emissions by year',
      'Sector',
      'Climate at the head office',
      'Hazards at the head office',
      'What the profile covers',
      'Appendix: sources',
    ])
  })

  describe('typeset', () => {
    /** Each report is typeset once, and the first once more. */
    const pdfOf = rememberedBy(renderReportPdf)

    test('the same report has the same bytes, whatever was made between', async () => {
      const first = await pdfOf(bare)
      await pdfOf(declared)
      await pdfOf(almostEmpty)
      expect(Buffer.from(await renderReportPdf(bare)).equals(first)).toBe(true)
    })

    // Bundles are made in other zones by bundle-workers.test.ts.
    test.skipIf(!FULL_RUN)('has the same bytes in other time zones and another process', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'southerly-pdf-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const file = path.join(folder, 'document.json')
      writeFileSync(file, JSON.stringify(reportDocument(bare)))
      const here = sha256(await pdfOf(bare))
      for (const TZ of ['Pacific/Kiritimati', 'America/Los_Angeles'])
        expect((await runProgram('typeset', [file], { TZ })).trim()).toBe(here)
    })

    test.skipIf(!FULL_RUN)(
      'has the same bytes when it needs more memory than is kept ready, again and again',
      async () => {
        const folder = mkdtempSync(path.join(tmpdir(), 'southerly-pdf-'))
        onTestFinished(() => rmSync(folder, { recursive: true }))
        const file = path.join(folder, 'document.json')
        writeFileSync(file, JSON.stringify(reportDocument(almostEmpty)))
        const here = sha256(await pdfOf(almostEmpty))
        const hashes = await runProgram('typeset-without-room', [file])
        expect(hashes.trim().split('\n')).toEqual([here, here, here])
      },
    )

    test('is found out when one of its numbers is changed, and so is the readable disclosure', async () => {
      const found = await changedNumbers(declared, FULL_RUN ? 200 : 10)
      for (const { numbers, own, changes, noticed, missing } of found) {
        expect(own).toBe(numbers)
        expect(missing / numbers).toBeLessThan(0.01)
        // At least 190 of 200 are promised; of the ten of a short run, one may go unnoticed.
        expect(noticed / changes).toBeGreaterThanOrEqual(FULL_RUN ? 0.95 : 0.9)
      }
      expect(found[0]!.numbers).toBeGreaterThan(1500)
    })

    test('is whole, tagged, dated by its data, with every font embedded', async () => {
      const pdf = await pdfOf(declared)
      expect(inspect('qpdf', pdf, '--check')).toContain('No syntax or stream encoding errors found')
      const facts = inspect('pdfinfo', pdf, '-isodates')
      expect(facts).toMatch(/Tagged: +yes/)
      expect(facts).toContain(`Climate disclosure working paper: ${declared.entity.name}`)
      expect(facts).toContain(`CreationDate:    ${declared.snapshot.as_of}T00:00:00`)
      const objects = inspect('qpdf', pdf, '--json')
      expect(objects).toContain('"/Lang": "u:en-AU"')
      expect(objects.match(/"\/Alt"/g)?.length).toBe(chartsOf(declared).length)
      const fonts = inspect('pdffonts', pdf).trim().split('\n').slice(2)
      expect(fonts.length).toBeGreaterThan(0)
      for (const font of fonts) expect(font).toMatch(/Inter-\w+ .* yes yes yes /)
    })

    test('prints the exact figures, and text of a company never as markup', async () => {
      const text = inspect('pdftotext', await renderReportPdf(named(bare, HOSTILE)), '-layout')
      expect(text).toContain(HOSTILE)
      expect(text).toContain('30,687,158')
      expect(text).toContain('30,439,497')
    })

    test('a draft says so on every page, in letters that are there to be read; a final report nowhere', async () => {
      const pagesOf = async (report: DisclosureReport) =>
        inspect('pdftotext', await pdfOf(report))
          .split('\f')
          .slice(0, -1)
      const drafted = await pagesOf(almostEmpty)
      expect(drafted.length).toBeGreaterThan(4)
      for (const page of drafted) expect(page).toContain('DRAFT')
      const approved = await pagesOf({
        ...almostEmpty,
        review: {
          ...almostEmpty.review,
          status: 'approved',
          open_gates: [],
          draft_because: null,
          statement: 'Approved by Ann Lee.',
        },
      })
      expect(approved.join('')).not.toContain('DRAFT')
      expect(approved[0]).toContain('Approved by Ann Lee.')
    })

    test('a profile prints its years and its hash', async () => {
      const text = inspect('pdftotext', await renderProfilePdf(profile), '-layout')
      expect(text).toContain('30,439,497')
      expect(text).toContain(profile.profile.evidence_hash)
    })

    test('fails with its reason when the font is broken', async () => {
      const font = new TextEncoder().encode('not a font')
      await expect(openCompiler({ fonts: [font] })).rejects.toThrow(/a font file cannot be read as a font/)
    })
  })
})
