import { expect, test } from 'vitest'
import { CellWriter } from './cell-writer.ts'
import { type Content, live, looking, typed } from './sheet-draft.ts'
import { WorkbookDraft } from './workbook-draft.ts'

const LAYOUT = { name: 'Sheet', title: 'Title', explanation: 'What it is', widths: [20, 20] }

/** The rows below title, explanation and an empty row. */
function rowsOf(...rows: readonly (readonly Content[])[]): { readonly rows: string; readonly texts: string } {
  const sheet = new WorkbookDraft().sheet(LAYOUT)
  for (const row of rows) sheet.add(row)
  const writer = new CellWriter()
  const data = writer.sheetData(sheet)
  return {
    rows: data.slice(data.indexOf('<row r="4"')).replace('</sheetData>', ''),
    texts: writer.sharedStrings(),
  }
}

test('figures, formulas with their values and empty cells, each with its style', () => {
  expect(rowsOf([1.5, live('A4*2'), live('"a"&"<"'), looking('box', null)]).rows).toBe(
    '<row r="4" ht="24" customHeight="1"><c r="A4" s="3"><v>1.5</v></c><c r="B4" s="4"><f>A4*2</f><v>3</v></c>' +
      '<c r="C4" s="5" t="str"><f>"a"&amp;"&lt;"</f><v>a&lt;</v></c><c r="D4" s="6"/></row>',
  )
})

test('a text that stands twice is kept once', () => {
  const { rows, texts } = rowsOf(['Title', 'new'], [looking('text', 'new')])
  expect(rows).toBe(
    '<row r="4"><c r="A4" t="s" s="3"><v>0</v></c><c r="B4" t="s" s="3"><v>2</v></c></row>' +
      '<row r="5"><c r="A5" t="s" s="3"><v>2</v></c></row>',
  )
  expect(texts).toContain('count="3" uniqueCount="3"')
})

test.each([
  ['=1+1 & <b>', '<t>=1+1 &amp; &lt;b&gt;</t>'],
  [' spaced', '<t xml:space="preserve"> spaced</t>'],
  ['two\nlines', '<t xml:space="preserve">two\nlines</t>'],
  ['\u0000 and \uD800', '<t>\uFFFD and \uFFFD</t>'],
  ['#N/A', '<t>#N/A</t>'],
  ['', '<t/>'],
])('text %j stays text', (text, element) => {
  const { rows, texts } = rowsOf([text])
  expect(rows).toBe('<row r="4"><c r="A4" t="s" s="3"><v>2</v></c></row>')
  expect(texts).toContain(`<si>${element}</si></sst>`)
})

test('text is cut to what a cell may hold', () => {
  expect(rowsOf(['x'.repeat(32_768)]).texts.endsWith(`>${'x'.repeat(32_766)}…</t></si></sst>`)).toBe(true)
})

test('plain text of a long sheet has no style, and an empty row is left out', () => {
  const many = Array.from({ length: 300 }, (): Content[] => ['plain', null])
  expect(rowsOf(...many).rows).toContain('<row r="5"><c r="A5" t="s"><v>2</v></c></row>')
  expect(rowsOf([typed(1)], [], [typed(2)]).rows).toMatch(/<\/row><row r="6">/)
})

test('what is no number is refused with its cell', () => {
  expect(() => rowsOf([null, Number.NaN])).toThrow('the cell B4 should hold a number and has NaN')
})
