import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DisclosureReport } from '../../src/domain/disclosure/report/report.ts'
import { composeDraft } from '../../src/reports/disclosure-draft/compose-draft.ts'
import { figureList } from '../../src/reports/disclosure-draft/figure-list.ts'
import { renderDraft } from '../../src/reports/disclosure-draft/render-draft.ts'
import { checkDraft } from '../../src/reports/verifier/draft/check-draft.ts'
import { readDraft } from '../../src/sources/drafts/read-draft.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import type { Database } from '../../src/store/database.ts'
import { FULL_RUN, openOnOneEngine } from '../support/engines.ts'
import { AGL, allRecords, BLUESCOPE, sampleReport } from '../support/sample-reports.ts'
import { editedPart, editedText, savedByWord } from '../support/word-habits.ts'

const HOSTILE = '=1+1 </w:t><w:br/> & "x" \u202Eabc\u202C\n\nsecond \u0007 line'

const read = (bytes: Uint8Array) => readDraft(fileInMemory('a.docx', bytes))

describe('the files of a draft', () => {
  let database: Database
  let report: DisclosureReport
  let docx: Uint8Array

  beforeAll(async () => {
    database = await openOnOneEngine({ holding: 'starter' })
    const sample = await sampleReport(database, BLUESCOPE, allRecords())
    const [first, ...rest] = sample.report.declared.statements
    const statements = [{ ...first!, statement: HOSTILE }, ...rest]
    report = { ...sample.report, declared: { ...sample.report.declared, statements } }
    docx = await renderDraft(report, 'docx')
    return () => database.close()
  })

  const findings = async (bytes: Uint8Array, of = report) => checkDraft(await read(bytes), of).findings

  it('are the same bytes in another process and in another time zone', async () => {
    // Bundles are made in other zones by bundle-workers.test.ts; typesetting in a new process takes seconds.
    const here = [
      docx,
      await renderDraft(report, 'html'),
      ...(FULL_RUN ? [await renderDraft(report, 'pdf')] : []),
    ]
    expect(inAuckland(report)).toEqual(here.map((bytes) => Buffer.from(bytes).toString('base64')))
  })

  it('hold every statement in full, however hostile', async () => {
    const { statements } = await read(docx)
    const said = new Set(statements.map(({ text }) => text))
    for (const { kind, statement } of report.declared.statements)
      if (kind === 'disclosure' && statement !== undefined)
        expect(said).toContain(statement.replace('\u0007', ''))
  })

  it('show all that the verifier derives from report.json, and nothing else', async () => {
    const checked = checkDraft(await read(docx), report)
    expect(checked).toMatchObject({ findings: [], charts: 8 })
    expect(checked.figures).toBe(figureList(composeDraft(report)).length)
    expect(checked.statements).toBeGreaterThan(50)
    const { report: bare } = await sampleReport(database, AGL)
    expect(await findings(await renderDraft(bare, 'docx'), bare)).toEqual([])
  })

  it('find each figure that is changed, rounded, doubled, without its bookmark or of nowhere', async () => {
    const [changed, rounded, doubled, lost, strange] = figureList(composeDraft(report)).filter(({ text }) =>
      /^\d/.test(text),
    )
    const start = (mark: string): RegExp => new RegExp(`<w:bookmarkStart w:name="${mark}"[^>]*>`)
    const text = (mark: string): RegExp => new RegExp(`(w:name="${mark}"[^>]*><w:r><w:t[^>]*>)([^<]*)`)
    const found = await findings(
      editedText(docx, (xml) =>
        xml
          .replace(text(changed!.mark), '$1987,654')
          .replace(text(rounded!.mark), '$1$2.0')
          .replace(start(doubled!.mark), '$&$&')
          .replace(start(lost!.mark), '')
          .replace(strange!.mark, 'fg_0123456789abcdef_1'),
      ),
    )
    expect(Object.fromEntries(found.map(({ place, problem }) => [place, problem]))).toEqual({
      [changed!.mark]: expect.stringContaining('reads 987,654') as string,
      [rounded!.mark]: expect.stringContaining(`reads ${rounded!.text}.0`) as string,
      [doubled!.mark]: 'the bookmark appears 2 times',
      [lost!.mark]: expect.stringContaining('is missing') as string,
      [strange!.mark]: expect.stringContaining('is missing') as string,
      fg_0123456789abcdef_1: 'no figure of the report has this bookmark',
    })
  })

  it('find both scenarios of the law that are left out, in the table and in either panel of the picture', async () => {
    const without = async (left: RegExp) => {
      const metrics = report.metrics.map((one) => (left.test(one.id) ? { ...one, value: null } : one))
      const found = await findings(await renderDraft({ ...report, metrics }, 'docx'))
      return {
        figures: found.flatMap(({ pointer }) => (pointer?.endsWith('/value') ? pointer : [])),
        charts: found.filter(({ place }) => place.startsWith('chart ')).length,
      }
    }
    const at = (id: string) => `/metrics/${report.metrics.findIndex((one) => one.id === id)}/value`
    const warming = 'scenarios.level_3.warming.temperature_from_now_central'
    // Once in the table of all scenarios, once in that of both.
    expect(await without(/^scenarios\.level_3\.warming\.temperature_from_now_central$/)).toEqual({
      figures: [at(warming), at(warming)],
      charts: 1,
    })
    const intensity = report.metrics.find(
      ({ id, value }) => /^transition_scenarios\.\w+\.intensity_2050$/.test(id) && value !== null,
    )!
    expect((await without(new RegExp(`^${intensity.id.replaceAll('.', '\\.')}$`))).charts).toBeGreaterThan(0)
  })

  it('find what a maker of drafts forgets: a figure, a statement, a target, a reason, a chart', async () => {
    const { declared, series, metrics } = report
    const at = metrics.findIndex(({ id }) => id === 'emissions.scope1')
    const forgotten = await renderDraft(
      {
        ...report,
        metrics: metrics.with(at, { ...metrics[at]!, value: null }),
        declared: {
          ...declared,
          statements: declared.statements.slice(0, -1),
          targets: declared.targets.slice(0, 1),
          boundary: { ...declared.boundary!, rationale: 'Another one.' },
        },
        series: { ...series, targets: series.targets.slice(1) },
      },
      'docx',
    )
    const pointers = (await findings(forgotten)).map(({ pointer }) => pointer ?? '')
    expect(
      new Set(pointers.map((pointer) => pointer.replace(/^(\/declared\/targets\/1)\/.*/, '$1'))),
    ).toEqual(
      new Set([
        `/metrics/${at}/value`,
        `/declared/statements/${declared.statements.length - 1}/statement`,
        '/declared/targets/1',
        '/declared/boundary/rationale',
        '/series/targets/0/points',
      ]),
    )
    expect(pointers).toContain('/declared/targets/1/base/value')
  })

  it('find a statement that says something else, or is gone', async () => {
    const { statement, requirement_id } = report.declared.statements.find(
      (one) => one.statement !== undefined && one.statement !== HOSTILE,
    )!
    const words = statement!.slice(0, 20)
    const place = `statement on ${requirement_id}`
    expect(await findings(editedText(docx, (xml) => xml.replace(words, 'Nobody said so')))).toMatchObject([
      { place, problem: 'differs from the report' },
    ])
  })

  it('find a chart with other numbers, and a draft of another state', async () => {
    const chart = editedPart(docx, 'word/charts/chart1.xml', (xml) =>
      xml.replace(/(<c:val>.*?<c:v>)[^<]*/, '$1123456'),
    )
    expect(await findings(chart)).toMatchObject([
      { place: 'chart 1' },
      { problem: 'no chart shows these numbers' },
    ])
    const other = editedPart(docx, 'docProps/custom.xml', (xml) =>
      xml.replace(report.snapshot.id, 'snap_other'),
    )
    expect(await findings(other)).toMatchObject([{ place: 'SoutherlySnapshot' }])
  })

  it('read the same after Word saved them', async () => {
    const [before, after] = [await read(docx), await read(savedByWord(docx))]
    expect(checkDraft(after, report).findings).toEqual([])
    expect(after.figures).toEqual(before.figures)
    expect(after.charts).toEqual(before.charts)
    expect(after.properties).toEqual(before.properties)
    const straight = (text: string): string => text.replaceAll('“', '"').replaceAll('’', "'")
    const told = ({ statements }: typeof before) =>
      statements.map((one) => ({ ...one, text: straight(one.text) }))
    expect(told(after)).toEqual(told(before))
  })
})

/** The formats from a process in another time zone; tests run in that of Sydney. */
function inAuckland(report: DisclosureReport): string[] {
  const renderer = new URL('../../src/reports/disclosure-draft/render-draft.ts', import.meta.url).href
  const script = `const { renderDraft } = await import(${JSON.stringify(renderer)})
    const { text } = await import('node:stream/consumers')
    const report = JSON.parse(await text(process.stdin))
    for (const format of ${JSON.stringify(['docx', 'html', ...(FULL_RUN ? ['pdf'] : [])])})
      console.log(Buffer.from(await renderDraft(report, format)).toString('base64'))`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    input: JSON.stringify(report),
    env: { ...process.env, TZ: 'Pacific/Auckland' },
    maxBuffer: 10_000_000,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
}
