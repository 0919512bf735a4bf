import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { challengeReport } from '../../src/operations/disclosure/challenge-report.ts'
import { readReport } from '../../src/sources/filed-reports/read-report.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import { heldOf } from './judged-numbers.ts'
import { pdfWith, type Shown } from './small-pdf.ts'

const FILE = path.join(import.meta.dirname, 'report-layouts.txt')

/** A report in a layout in which companies publish, and what a person expects of each of its numbers. */
interface ReportLayout {
  readonly name: string
  /** `pdf: one column of numbers`. */
  readonly format: string
  readonly lines: readonly string[]
  /** `quote | verdict | measure`, in the order of the report. */
  readonly expected: readonly string[]
}

const [HEADER = '', ...BLOCKS] = readFileSync(FILE, 'utf8').trimEnd().split('\n\n')

/** The layouts as they are drawn in the file. */
export const REPORT_LAYOUTS = BLOCKS.map((block): ReportLayout => {
  const [title = '', ...lines] = block.split('\n')
  const [format = '', name = ''] = title.slice(2).split(': ')
  return {
    name: `${name} (${format})`,
    format,
    lines: lines.filter((line) => !line.startsWith('= ')),
    expected: lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2).trimEnd()),
  }
})

/** The numbers of the layout, made into a file and read from it, with their verdicts. */
export async function readLayout({ format, lines }: ReportLayout): Promise<string[]> {
  const report = await readReport(fileInMemory('report', await fileOf(format, lines)))
  const { numbers } = await challengeReport(heldOf(HEADER), report)
  return numbers.map(({ check: { reading, verdict, measure } }) =>
    `${reading.quote} | ${verdict} | ${measure ?? ''}`.trimEnd(),
  )
}

function fileOf(format: string, lines: readonly string[]): Buffer | Promise<Buffer> {
  if (format === 'word') return wordOf(lines.join(''))
  if (format === 'html') return Buffer.from(`<!doctype html><html><body>${lines.join('\n')}</body></html>`)
  return drawn(lines, format.endsWith('turned'))
}

/** Letters of one width: the page is what the file shows. Texts that two spaces part are set apart. */
function drawn(lines: readonly string[], isTurned: boolean): Buffer {
  const shown = lines.flatMap((line, index) =>
    [...line.matchAll(/[¹²³]|[^ ¹²³]+(?: [^ ¹²³]+)*/g)].map(({ 0: text, index: column }): Shown => {
      const mark = '¹²³'.indexOf(text) + 1
      const [x, y] = [50 + column * 6, 700 - index * 14]
      const place = isTurned ? { x: 742 - y, y: x, turn: 90 } : { x, y }
      return mark > 0 ? { ...place, text: String(mark), y: place.y + 4, size: 6 } : { ...place, text }
    }),
  )
  return pdfWith({ font: 'Courier' }, shown)
}

/** The table of a web page as one of Word's. */
function wordOf(html: string): Promise<Buffer> {
  const rows = html.split('<tr>').slice(1)
  const table = new Table({
    rows: rows.map((row) => {
      const cells = [...row.matchAll(/<t[hd](?: (row|col)span="(\d)")?>([^<]*)/g)]
      return new TableRow({
        children: cells.map(([, along, span, text = '']) => {
          const spans =
            along === undefined ? {} : { [along === 'row' ? 'rowSpan' : 'columnSpan']: Number(span) }
          return new TableCell({ children: [new Paragraph(text)], ...spans })
        }),
      })
    }),
  })
  return Packer.toBuffer(new Document({ sections: [{ children: [table] }] }))
}
