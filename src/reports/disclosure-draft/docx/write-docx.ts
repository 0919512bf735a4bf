import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx'
import { TextWatermark } from 'docx/watermarks'
import type { PdfPages } from '../../pdf/typst.ts'
import { INK } from '../ink.ts'
import type { Chapter, DraftDocument } from '../model.ts'
import { blockOf, TEXT_WIDTH } from './blocks.ts'
import { pagesOfPdf } from './pages-of-pdf.ts'
import { Pen } from './pen.ts'
import { settleDocx } from './settle-docx.ts'
import { STYLES } from './styles.ts'

const A4 = { width: 11906, height: 16838 } as const
const MARGIN = { top: 1300, bottom: 1200, left: 1133, right: 1133, header: 560, footer: 520 } as const

/** The draft as a Word file. The same draft gives the same bytes, in every time zone and process. */
export async function writeDocx(draft: DraftDocument, pages: PdfPages): Promise<Uint8Array> {
  const pen = new Pen(draft.date)
  // Before the document is made, because they bring the comments.
  const chapters = draft.chapters.flatMap((chapter) => chapterOf(chapter, pen))
  const document = new Document({
    title: `${draft.company}: ${draft.title}`,
    subject: draft.subtitle,
    description: draft.description,
    creator: 'Southerly',
    lastModifiedBy: 'Southerly',
    styles: STYLES,
    comments: { children: pen.comments },
    pageNumbers: pagesOfPdf(pages),
    customProperties: Object.entries(draft.made_from).map(([name, value]) => ({ name, value })),
    sections: [
      {
        properties: { page: { size: A4, margin: MARGIN }, titlePage: true },
        headers: { default: headerOf(draft), first: firstHeaderOf(draft) },
        footers: { default: footerOf(draft), first: new Footer({ children: [new Paragraph('')] }) },
        children: [...coverOf(draft), ...contents(), ...chapters],
      },
    ],
  })
  return settleDocx(await Packer.toBuffer(document), draft.date)
}

const chapterOf = ({ title, blocks, follows = false }: Chapter, pen: Pen) => [
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: !follows,
    ...(follows ? { spacing: { before: 480, after: 200 } } : {}),
    text: title,
  }),
  ...blocks.flatMap((block) => blockOf(block, pen)),
]

const contents = () => [
  new Paragraph({ style: 'ContentsHeading', pageBreakBefore: true, text: 'Contents' }),
  new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-2' }),
]

const coverOf = ({ title, subtitle, company, warning, facts, notice, mark }: DraftDocument) => [
  new Paragraph({ heading: HeadingLevel.TITLE, text: company }),
  new Paragraph({ style: 'Subtitle', children: [new TextRun({ text: title, bold: true })] }),
  new Paragraph({ style: 'Subtitle', text: subtitle }),
  ...(mark === null
    ? []
    : [new Paragraph({ children: [new TextRun({ text: mark, bold: true, size: 32, color: INK.alarm })] })]),
  ...(warning === null ? [] : [new Paragraph({ style: 'Notice', text: warning })]),
  ...facts.map(
    ({ label, value }) =>
      new Paragraph({
        indent: { left: 1700, hanging: 1700 },
        tabStops: [{ type: TabStopType.LEFT, position: 1700 }],
        children: [new TextRun({ text: `${label}\t`, color: INK.muted }), new TextRun(value)],
      }),
  ),
  new Paragraph({ style: 'Notice', text: notice }),
]

/** The mark of a draft, large and behind the text. */
const markOf = ({ mark }: DraftDocument) =>
  mark === null ? [] : [new TextWatermark({ text: mark, color: INK.grid, opacity: 0.6 })]

const headerOf = (draft: DraftDocument): Header =>
  new Header({
    children: [
      new Paragraph({
        style: 'Source',
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [
          ...markOf(draft),
          new TextRun(
            `${draft.mark === null ? '' : `${draft.mark}. `}${draft.company}\tNot a sustainability report. Not assured.`,
          ),
        ],
      }),
    ],
  })

const firstHeaderOf = (draft: DraftDocument): Header =>
  new Header({ children: [new Paragraph({ children: markOf(draft) })] })

const footerOf = ({ footer }: DraftDocument): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Source',
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [
          new TextRun({
            children: [`${footer}\tPage `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })
