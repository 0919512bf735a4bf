import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { proposeStatements } from '../../src/domain/disclosure/drafts/propose-statements.ts'
import type { DisclosureReport } from '../../src/domain/disclosure/report/report.ts'
import { slugOf } from '../../src/frameworks/aasb-s2/registry.ts'
import { composeDraft } from '../../src/reports/disclosure-draft/compose-draft.ts'
import { draftPages } from '../../src/reports/disclosure-draft/draft-pdf.ts'
import { plain } from '../../src/reports/disclosure-draft/model.ts'
import { renderDraft } from '../../src/reports/disclosure-draft/render-draft.ts'
import { checkDraft } from '../../src/reports/verifier/draft/check-draft.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import { readDraft } from '../../src/sources/drafts/read-draft.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import { plainBundle } from '../support/bundles.ts'
import { FULL_RUN, openOnOneEngine } from '../support/engines.ts'
import { HAS_WRITER, savedByWriter } from '../support/libreoffice.ts'
import { stored } from '../support/readiness-inputs.ts'
import { AGL, allRecords, type SampleReport, sampleReport } from '../support/sample-reports.ts'
import { editedText } from '../support/word-habits.ts'

const MESSAGE = 'Our emissions fell this year.\n\nThe board moved the second furnace forward.'

/** All records with a message. */
function spokenRecords(): ReturnType<typeof allRecords> {
  const records = allRecords()
  return {
    ...records,
    s2_statements: stored({ ...records.s2_statements!.body, message: MESSAGE }),
  }
}

describe('what a board reads first in the readable disclosure', () => {
  let sample: SampleReport
  let report: DisclosureReport
  let docx: Uint8Array

  beforeAll(async () => {
    const database = await openOnOneEngine({ holding: 'starter' })
    sample = await sampleReport(database, AGL, spokenRecords())
    report = sample.report
    docx = await renderDraft(report, 'docx')
    await database.close()
  })

  const findings = async (bytes: Uint8Array) =>
    checkDraft(await readDraft(fileInMemory('a.docx', bytes)), report).findings

  it('is the message, the year, and risks, sites, targets and measures, before the statements', () => {
    const { chapters } = composeDraft(report)
    expect(chapters.map(({ title }) => title)).toEqual([
      'Message',
      'The year in figures',
      'Risks, scenarios, targets and measures',
      'Basis of preparation',
      'Governance',
      'Strategy',
      'Risk management',
      'Metrics and targets',
      'Appendix A: open items',
      'Appendix B: evidence',
      'Index of paragraphs',
    ])
    const outlook = chapters[2]!.blocks.flatMap((block) =>
      block.kind === 'heading'
        ? block.text
        : block.kind === 'table' || block.kind === 'chart'
          ? block.caption
          : [],
    )
    expect(outlook).toEqual([
      'Risks and opportunities',
      'Each risk and opportunity with its response',
      'Likelihood and effect of each risk and opportunity',
      'Sites in the scenarios',
      'The worst of the sites by hazard: now and in both scenarios of the law',
      'Bands of the worst site, and the band that half of the sites do not exceed',
      'Targets and what was emitted',
      expect.stringMatching(/^Half by 2030: /),
      expect.stringMatching(/^Steelmaking intensity, 12 % less by 2030: /),
      'Road map',
      'Measures and targets by the year in which they fall due',
    ])
  })

  it('says in three sentences what the picture of the sites shows', () => {
    const said = composeDraft(report).chapters[2]!.blocks.flatMap((block) =>
      block.kind === 'paragraph' ? plain(block.line) : [],
    )
    expect(said).toMatchInlineSnapshot(`
      [
        "Now, the worst site is in the band high or above for 4 of 4 hazards: warming (very high), drying (high), extreme heat (very high), hottest day (very high). At 1.5 °C, the worst site is in another band for 1 of 4 hazards: warming (very high to extreme). At 3 °C, the worst site is in another band for 2 of 4 hazards: warming (very high to extreme), extreme heat (very high to extreme).",
      ]
    `)
  })

  it('shows the figure behind a risk, its metric and its target, and misses the figure that is left out', async () => {
    const [first, ...rest] = report.declared.risks!.risks
    const followed = {
      ...first!,
      figures: [{ metric: 'transition_risk.carbon_cost_exposure', value: 'very_high' }],
      metric: 'Tonnes above the baseline',
      target_id: report.declared.targets[0]!.id,
    }
    const changed = {
      ...report,
      declared: { ...report.declared, risks: { ...report.declared.risks!, risks: [followed, ...rest] } },
    }
    const table = composeDraft(changed).chapters[2]!.blocks.find((block) => block.kind === 'table')
    if (table?.kind !== 'table') throw new Error('no table of risks')
    expect(table.columns.at(-1)!.title).toBe('Figure, metric and target')
    expect(table.rows.map((cells) => [plain(cells.at(-1)!.line), cells.at(-1)!.small])).toEqual([
      ['Carbon cost exposure: Very high', 'Metric: Tonnes above the baseline. Target: Half by 2030'],
      ['–', undefined],
      ['–', undefined],
    ])
    const whole = await readDraft(fileInMemory('a.docx', await renderDraft(changed, 'docx')))
    expect(checkDraft(whole, changed).findings).toEqual([])
    expect(checkDraft(await readDraft(fileInMemory('a.docx', docx)), changed).findings).toMatchObject([
      { problem: 'this figure is missing, or its bookmark is' },
    ])
  })

  it('says that a draft has no message, in its place and among the open items', () => {
    const { message: _message, ...declared } = report.declared
    const { chapters } = composeDraft({ ...report, declared })
    const texts = chapters.flatMap(({ title, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph' && plain(block.line) === 'No message yet.'
          ? title
          : block.kind === 'table' && plain(block.rows[0]![0]!.line) === 'No message yet.'
            ? title
            : [],
      ),
    )
    expect(texts).toEqual(['Message', 'Appendix A: open items'])
  })

  it.each([
    ['the message', 'moved the second furnace', 'put off the second furnace', '/declared/message'],
    [
      'a sentence on the sites',
      'the worst site is in another band',
      'no site is in another band',
      '/metrics',
    ],
    ['a day of the road map', '30 June 2028', '30 June 2029', '/declared/risks/risks/0/responses/0/by'],
  ])('a change of %s is found', async (_what, before, after, pointer) => {
    const found = await findings(editedText(docx, (xml) => xml.replace(before, after)))
    expect(found.map((one) => one.pointer)).toEqual([pointer])
  })

  it('marks the year of the report in the chart of a target', async () => {
    const [target, ...others] = report.series.targets
    const points = target!.points.map((point) => ({
      ...point,
      actual: point.year > 2025 ? null : point.expected * 0.98,
    }))
    const changed = {
      ...report,
      series: { ...report.series, targets: [{ ...target!, points }, ...others] },
    }
    const read = await readDraft(fileInMemory('a.docx', await renderDraft(changed, 'docx')))
    expect(checkDraft(read, changed).findings).toEqual([])
    const own = points.find(({ year }) => year === 2025)!.actual!
    expect(read.charts.filter((numbers) => Number(numbers.at(-1)) === own)).toHaveLength(1)
  })

  it('is held to the record by the verifier of bundles', async () => {
    expect(verifyBundle((await plainBundle(sample.disclosure)).zip, null).findings).toEqual([])
    expect(await findings(docx)).toEqual([])
  })

  it.runIf(HAS_WRITER && FULL_RUN)(
    'is read back whole after LibreOffice saved it, with the statement that was edited and nothing else',
    async () => {
      const { statements } = report.declared
      const { requirement_id: id, statement } = statements.find((one) => one.statement !== undefined)!
      const saved = savedByWriter(editedText(docx, (xml) => xml.replace(statement!, `${statement} Edited.`)))
      const read = await readDraft(fileInMemory('a.docx', saved))
      expect(checkDraft(read, report).findings).toMatchObject([
        { place: `statement on ${id}`, problem: 'differs from the report' },
      ])
      const bySlug = new Map(
        statements.map((one) => [slugOf(one.requirement_id).replaceAll('-', '_'), one.requirement_id]),
      )
      const record = { period: report.period, message: MESSAGE, statements: [...statements] }
      const { body, changes, faults } = proposeStatements(read, record, {
        period: report.period,
        bySlug,
        date: '2026-11-16',
      })
      expect(faults).toEqual([])
      expect(changes).toMatchObject([{ requirement_id: id, after: `${statement} Edited.` }])
      expect(body.message).toBe(MESSAGE)
    },
    120_000,
  )

  it('prints each open contradiction once, and names that place elsewhere', () => {
    const notes = composeDraft(report).chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'heading' ? block.notes : [])),
    )
    const whole = notes.filter((note) => note.startsWith('Contradiction. Declared:'))
    const elsewhere = notes.filter((note) => note.startsWith('Contradiction: the one printed under ['))
    const open = report.contradictions.filter(({ status }) => status === 'open')
    expect(open.length).toBeGreaterThan(1)
    expect(open.some(({ requirement_ids }) => requirement_ids.length > 1)).toBe(true)
    expect(whole.length).toBeLessThanOrEqual(open.length)
    expect(new Set(whole).size).toBe(whole.length)
    expect(elsewhere.length).toBeGreaterThan(0)
  })

  it('has the page numbers of the PDF in the Word file, which asks nothing when it is opened', async () => {
    const parts = unzipSync(docx)
    const [document, settings] = ['word/document.xml', 'word/settings.xml'].map((name) =>
      strFromU8(parts[name]!),
    )
    expect(document).not.toContain('w:dirty')
    expect(settings).not.toContain('updateFields')
    const { texts } = await readDraft(fileInMemory('a.docx', docx))
    const { headings, total } = await draftPages(composeDraft(report))
    const index = texts.find((text) => text.startsWith('Index of paragraphs\t'))
    expect(index).toBe(`Index of paragraphs\t${headings.at(-1)}`)
    expect(total).toBeGreaterThanOrEqual(headings.at(-1)!)
    expect(texts.filter((text) => text.endsWith(', page '))).toEqual([])
  })
})
