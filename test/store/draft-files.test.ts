import { execFileSync } from 'node:child_process'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DisclosureReport } from '../../src/domain/disclosure/report/report.ts'
import { composeDraft } from '../../src/reports/disclosure-draft/compose-draft.ts'
import { chartNumbers, figureList } from '../../src/reports/disclosure-draft/figure-list.ts'
import { renderDraft } from '../../src/reports/disclosure-draft/render-draft.ts'
import { checkDraft } from '../../src/reports/verifier/draft/check-draft.ts'
import { readDraft } from '../../src/sources/drafts/read-draft.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { sampleReports } from '../support/sample-reports.ts'

const HOSTILE = '=1+1 </w:t><w:br/> & "x" \u202Eabc\u202C\n\nsecond \u0007 line'

describe('the files of a draft', () => {
  let report: DisclosureReport
  let docx: Uint8Array

  beforeAll(async () => {
    const database = await openOnOneEngine({ holding: 'starter' })
    const { declared } = await sampleReports(database)
    const [first, ...rest] = declared.report.declared.statements
    const statements = [{ ...first!, statement: HOSTILE }, ...rest]
    report = { ...declared.report, declared: { ...declared.report.declared, statements } }
    docx = await renderDraft(report, 'docx')
    return () => database.close()
  })

  const check = async (bytes: Uint8Array) => {
    const draft = composeDraft(report)
    const expected = { figures: figureList(draft), charts: chartNumbers(draft) }
    return checkDraft(await readDraft(fileInMemory('a.docx', bytes)), report, expected)
  }
  const edited = (part: string, edit: (xml: string) => string): Uint8Array => {
    const parts = unzipSync(docx)
    const before = strFromU8(parts[part]!)
    const after = edit(before)
    expect(after).not.toBe(before)
    return zipSync({ ...parts, [part]: strToU8(after) })
  }
  const tampered = (edit: (xml: string) => string) => check(edited('word/document.xml', edit))

  it('are equal for equal reports, in every process and time zone', () => {
    const renderer = new URL('../../src/reports/disclosure-draft/render-draft.ts', import.meta.url).href
    const script = `const { renderDraft } = await import(${JSON.stringify(renderer)})
      const { text } = await import('node:stream/consumers')
      process.stdout.write(await renderDraft(JSON.parse(await text(process.stdin)), 'docx'))`
    const bytes = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      input: JSON.stringify(report),
      env: { ...process.env, TZ: 'Pacific/Auckland' },
      maxBuffer: 10_000_000,
    })
    expect(bytes.equals(docx)).toBe(true)
  })

  it('hold every statement in full, however hostile', async () => {
    const { statements } = await readDraft(fileInMemory('a.docx', docx))
    const said = new Set(statements.map(({ text }) => text))
    for (const { kind, statement } of report.declared.statements)
      if (kind === 'disclosure' && statement !== undefined)
        expect(said).toContain(statement.replace('\u0007', ''))
  })

  it('tie every figure and chart to report.json', async () => {
    expect(await check(docx)).toEqual([])
    expect(figureList(composeDraft(report)).length).toBeGreaterThan(50)
  })

  it('find each figure that is changed, rounded, doubled, without its bookmark or of nowhere', async () => {
    const [changed, rounded, doubled, lost, strange] = figureList(composeDraft(report)).filter(({ text }) =>
      /^\d/.test(text),
    )
    const start = (mark: string): RegExp => new RegExp(`<w:bookmarkStart w:name="${mark}"[^>]*>`)
    const text = (mark: string): RegExp => new RegExp(`(w:name="${mark}"[^>]*><w:r><w:t[^>]*>)([^<]*)`)
    const findings = await tampered((xml) =>
      xml
        .replace(text(changed!.mark), '$1987,654')
        .replace(text(rounded!.mark), '$1$2.0')
        .replace(start(doubled!.mark), '$&$&')
        .replace(start(lost!.mark), '')
        .replace(strange!.mark, 'fg_0123456789abcdef_1'),
    )
    expect(Object.fromEntries(findings.map(({ place, problem }) => [place, problem]))).toEqual({
      [changed!.mark]: expect.stringContaining('reads 987,654') as string,
      [rounded!.mark]: expect.stringContaining(`reads ${rounded!.text}.0`) as string,
      [doubled!.mark]: 'the bookmark stands 2 times',
      [lost!.mark]: expect.stringContaining('is missing') as string,
      [strange!.mark]: expect.stringContaining('is missing') as string,
      fg_0123456789abcdef_1: 'no figure of the draft has this bookmark',
    })
  })

  it('find a chart with other numbers, and a draft of another state', async () => {
    const chart = edited('word/charts/chart1.xml', (xml) => xml.replace(/(<c:val>.*?<c:v>)[^<]*/, '$1123456'))
    expect(await check(chart)).toMatchObject([{ place: 'chart 1' }])
    const other = edited('docProps/custom.xml', (xml) => xml.replace(report.snapshot.id, 'snap_other'))
    expect(await check(other)).toMatchObject([{ place: 'SoutherlySnapshot' }])
  })
})
