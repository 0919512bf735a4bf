import { expect, test } from 'vitest'
import type { DraftBlock, DraftDocument } from '../model.ts'
import { writeHtml } from './write-html.ts'

const HOSTILE = '</p><script>alert(1)</script> & "quoted" \u0007'

const documentOf = (...blocks: readonly DraftBlock[]): DraftDocument => ({
  title: 'Climate-related disclosures',
  subtitle: 'For the year ended 30 June 2026',
  company: HOSTILE,
  abn: '10 000 000 000',
  description: HOSTILE,
  date: '2026-11-01',
  footer: HOSTILE,
  mark: 'DRAFT',
  warning: HOSTILE,
  facts: [{ label: HOSTILE, value: HOSTILE }],
  notice: HOSTILE,
  chapters: [{ title: 'Metrics', blocks }],
  made_from: { SoutherlyEvidenceHash: 'abc' },
})

const write = (...blocks: readonly DraftBlock[]): string =>
  Buffer.from(writeHtml(documentOf(...blocks), (pointer) => `${HOSTILE} of ${pointer}`)).toString()

const hostile = [{ kind: 'text' as const, text: HOSTILE }]

test('text of people is never markup, wherever it stands', () => {
  const page = write(
    { kind: 'heading', level: 2, text: HOSTILE, anchor: 'a', notes: [HOSTILE] },
    { kind: 'statement', requirement_id: '6(a)', text: HOSTILE, is_prompt: false },
    { kind: 'paragraph', line: hostile },
    { kind: 'list', items: [hostile] },
    {
      kind: 'table',
      caption: HOSTILE,
      columns: [{ title: HOSTILE, share: 1, align: 'right' }],
      rows: [
        [{ line: [{ kind: 'figure', text: HOSTILE, pointer: HOSTILE }], small: HOSTILE, tone: 'faint' }],
      ],
    },
    {
      kind: 'chart',
      caption: HOSTILE,
      alternative: HOSTILE,
      scene: {
        width: 10,
        height: 10,
        shapes: [{ kind: 'text', x: 1, y: 1, text: HOSTILE, anchor: 'left', size: 8, tone: 'ink' }],
      },
      data: { kind: 'lines', categories: [], series: [], unit: '' },
    },
  )
  expect(page).not.toContain('<script')
  expect(page).not.toContain('\u0007')
  expect(page.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(15)
})

test('a figure leads to one source, however often it stands there', () => {
  const figure = (text: string, pointer: string): DraftBlock => ({
    kind: 'paragraph',
    line: [{ kind: 'figure', text, pointer }],
  })
  const page = write(
    figure('12', '/metrics/0/value'),
    figure('7', '/metrics/1/value'),
    figure('12', '/metrics/0/value'),
  )
  expect([...page.matchAll(/href="#(source-\d+)"/g)].map(([, id]) => id)).toEqual([
    'source-1',
    'source-2',
    'source-1',
  ])
  expect([...page.matchAll(/<li id="(source-\d+)"/g)].map(([, id]) => id)).toEqual(['source-1', 'source-2'])
  expect(page).toContain('of /metrics/1/value <code>/metrics/1/value</code>')
})

test('links lead to headings of the page', () => {
  const page = write(
    { kind: 'heading', level: 2, text: 'Targets [33]', anchor: 'rq_33', notes: [] },
    { kind: 'paragraph', line: [{ kind: 'link', text: 'See targets', to: 'rq_33' }] },
  )
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!)
  expect(links).toEqual(['chapter-1', 'rq_33', 'rq_33'])
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})

test('a draft has its mark across each printed page, and a finished paper has none', () => {
  const across = /<p class="every-page" aria-hidden="true">DRAFT<\/p>/
  const page = (mark: string | null): string =>
    Buffer.from(writeHtml({ ...documentOf(), mark }, (pointer) => `of ${pointer}`)).toString()
  expect(page('DRAFT')).toMatch(across)
  expect(page('DRAFT')).toMatch(/@media print \{[\s\S]*\.every-page \{ display: block; position: fixed/)
  expect(page(null)).not.toMatch(/<p class="every-page"/)
})

test('the page loads nothing', () => {
  expect(write()).not.toMatch(/\ssrc=|url\(|@import|<link/)
})
