import { openDocx } from '../drafts/open-docx.ts'
import { childOf, innerText, type XmlNode } from '../drafts/ordered-xml.ts'
import { isWebPage } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import { linesOfHtml } from './html-lines.ts'
import { pdfPages } from './pdf.ts'
import { pageOf, type ReportText } from './report-text.ts'
import { rowText, type SpanningCell, spreadRows } from './table-cells.ts'

const REPORT = {
  expected: 'a report as a PDF with text, or as a Word, HTML or text file',
  hint: 'Send the report as one of these.',
} as const

/** Reads the text of a report by what the file is, whatever its name says. */
export async function readReport(file: InputFile): Promise<ReportText> {
  const bytes = await file.bytes()
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (start.includes('%PDF-')) return { format: 'pdf', pages: await pdfPages(file.name, bytes) }
  if (start.startsWith('PK')) {
    const { document } = await openDocx(file, REPORT)
    const body = childOf(document, 'body') ?? document
    return { format: 'docx', pages: [unpaged(body.children.flatMap(linesOfWord))] }
  }
  if (bytes.includes(0))
    throw new ReadError({
      file: file.name,
      problem: 'is neither a PDF nor a Word, HTML or text file',
      hint: REPORT.hint,
    })
  const text = textOf(bytes)
  const isHtml = isWebPage(text)
  return {
    format: isHtml ? 'html' : 'text',
    pages: [unpaged(isHtml ? linesOfHtml(text) : text.split(/\r?\n/))],
  }
}

const unpaged = (lines: readonly string[]) =>
  pageOf(
    null,
    lines.map((text) => ({ text, box: null })),
  )

/** UTF-8, as nearly all are; otherwise the one that older Windows programs write. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A paragraph is a line, and so is a row of a table. What was deleted under tracked changes is not read. */
function linesOfWord(node: XmlNode): string[] {
  switch (node.name) {
    case 'p':
      return [wordText(node)]
    case 'tbl':
      return spreadRows(node.children.filter(({ name }) => name === 'tr').map(rowOf)).map(rowText)
    case 'del':
    case 'sectPr':
      return []
    default:
      return node.children.flatMap(linesOfWord)
  }
}

const rowOf = (row: XmlNode): SpanningCell[] =>
  row.children
    .filter(({ name }) => name === 'tc')
    .map((cell) => {
      const properties = childOf(cell, 'tcPr')
      const property = (name: string) => properties && childOf(properties, name)
      const merge = property('vMerge')
      const goesOn = merge !== undefined && merge.attributes['val'] !== 'restart'
      return {
        text: goesOn ? null : cell.children.flatMap(linesOfWord).join(' ').replaceAll(/\s+/g, ' ').trim(),
        columns: Number(property('gridSpan')?.attributes['val'] ?? 1),
        rows: 1,
      }
    })

const wordText = (node: XmlNode): string => {
  switch (node.name) {
    case 't':
      return innerText(node)
    case 'tab':
    case 'br':
      return ' '
    case 'footnoteReference':
      return '[1]'
    case 'del':
      return ''
    default:
      return node.children.map(wordText).join('')
  }
}
