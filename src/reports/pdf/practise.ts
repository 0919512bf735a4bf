import type { Cell, PdfDocument } from './document.ts'
import { typesetPdf } from './typst.ts'

/** Rows that keep the compiler busy for a second. With 10 the first report took 2 s, with 100 it took 1.2 s, with 400 0.9 s. */
const ROWS = 100

const TEXT = 'A sentence as long as those in reports, so that lines break and pages fill as they do there.'

const row = (number: number): Cell[] => [
  { text: `${TEXT} ${number}`, small: 'Code' },
  { text: String(number * 1234.5) },
  { text: 'Register', small: `Table 1!B${number}` },
]

/** A document of every kind of block that says nothing. */
const DOCUMENT: PdfDocument = {
  title: 'Practice',
  description: TEXT,
  date: '2026-01-01',
  footer: TEXT,
  mark: 'MARK',
  cover: {
    kind: 'Practice',
    name: 'Practice',
    subtitle: TEXT,
    facts: [{ label: 'Fact', value: TEXT, small: 'Code' }],
    notice: TEXT,
    warning: TEXT,
  },
  sections: [
    {
      title: 'Section',
      starts_page: true,
      blocks: [
        { kind: 'heading', text: 'Heading' },
        { kind: 'paragraph', text: TEXT },
        { kind: 'list', items: [TEXT, TEXT] },
        { kind: 'notice', text: TEXT },
        { kind: 'missing', label: 'Label', text: TEXT, code: 'code' },
        {
          kind: 'statement',
          paragraph: '1',
          title: TEXT,
          status: 'Status',
          paragraphs: [TEXT, TEXT],
          facts: [TEXT],
          small: TEXT,
        },
        { kind: 'figures', items: [{ label: 'Figure', value: '1', unit: 't', note: TEXT }] },
        { kind: 'facts', rows: [{ label: 'Fact', value: TEXT }] },
        {
          kind: 'chart',
          caption: 'Chart',
          alternative: TEXT,
          scene: {
            width: 100,
            height: 50,
            shapes: [
              { kind: 'box', x: 0, y: 0, width: 50, height: 50, fill: 'pale', outline: 'ink' },
              {
                kind: 'line',
                points: [
                  [0, 0],
                  [50, 50],
                ],
                tone: 'ink',
                weight: 1,
                dashed: true,
              },
              {
                kind: 'area',
                points: [
                  [0, 0],
                  [50, 50],
                  [50, 0],
                ],
                fill: 'band',
              },
              { kind: 'dot', x: 75, y: 25, radius: 5, fill: 'accent' },
              {
                kind: 'text',
                x: 50,
                y: 25,
                text: 'Text',
                anchor: 'centre',
                size: 8,
                tone: 'ink',
                bold: true,
              },
            ],
          },
        },
        {
          kind: 'table',
          caption: 'Table',
          columns: [
            { title: 'Text', share: 2, align: 'left' },
            { title: 'Value', share: 0, align: 'right' },
            { title: 'Origin', share: 1, align: 'left' },
          ],
          rows: Array.from({ length: ROWS }, (_, number) => row(number)),
        },
      ],
    },
  ],
}

/** Has the compiler run for a while: it runs slowly until V8 has compiled what it uses often. Answers the file, for tests. */
export const practiseReportPdf = (): Promise<Uint8Array> => typesetPdf(DOCUMENT)
