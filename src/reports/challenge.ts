import { day, words } from './format.ts'
import type { Block, PdfDocument, Section, Table } from './pdf/document.ts'
import { typesetPdf } from './pdf/typst.ts'
import { looking, typed } from './workbook/draft/sheet-draft.ts'
import { WorkbookDraft } from './workbook/draft/workbook-draft.ts'
import { writeWorkbook } from './workbook/draft/write-workbook.ts'

/** A report that was compared, with every number of it. */
export interface ChallengePaper {
  readonly id: string
  readonly file: { readonly name: string; readonly sha256: string }
  readonly company: { readonly abn: string; readonly name: string }
  readonly period: { readonly start: string; readonly end: string }
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly counts: Readonly<Record<string, number>>
  /** Amounts of records whose evidence the file is. */
  readonly document_rows: {
    readonly rows: readonly {
      readonly what: string
      readonly period: { readonly start: string; readonly end: string }
      readonly quantity: number
      readonly unit: string
      readonly verdict: string
      readonly why: string
      readonly settle: string | null
    }[]
  }
  /** Paragraphs of the standard with the places where the report has their words. */
  readonly paragraphs: readonly {
    readonly requirement_id: string
    readonly title: string
    readonly places: readonly {
      readonly page: number | null
      readonly line: number
      readonly words: string
    }[]
  }[]
  readonly readings: readonly ChallengeLine[]
}

export interface ChallengeLine {
  readonly verdict: string
  readonly page: number | null
  readonly line: number
  readonly words: string
  readonly quote: string
  readonly value: number
  readonly unit: string | null
  readonly compared: readonly {
    readonly what: string
    readonly value: number
    readonly unit: string
    readonly source: string
    readonly evidence: readonly { readonly release: string; readonly ref: string }[]
  }[]
  readonly why: string
  readonly settle: string | null
}

const NOTICE =
  'Each number of the report beside what was published or declared. A verdict names both sides and what would settle it; it never says which side is wrong.'

const placeOf = ({ page, line }: Pick<ChallengeLine, 'page' | 'line'>): string =>
  page === null ? `line ${line}` : `page ${page}, line ${line}`
type Side = ChallengeLine['compared'][number]

const sideOf = ({ what, value, unit, source }: Side): string =>
  `${what}: ${value.toLocaleString('en-AU')} ${unit} (${source})`
/** The release and the line of the published file, for each row that a side is made of. */
const rowsOf = ({ evidence }: Side): string[] => [
  ...new Set(evidence.map(({ release, ref }) => `${release}, ${ref}`)),
]
const heading = (paper: ChallengePaper): string => `Numbers of ${paper.file.name}: ${paper.company.name}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The numbers as a workbook. The same challenge gives the same bytes. */
export function renderChallengeWorkbook(paper: ChallengePaper): Promise<Uint8Array> {
  const draft = new WorkbookDraft()
  const sheet = draft.sheet({
    name: 'Numbers',
    title: heading(paper),
    explanation: NOTICE,
    widths: [20, 8, 8, 22, 60, 16, 14, 16, 14, 44, 44, 60, 60, 50],
  })
  const header = sheet.header([
    'Verdict',
    'Page',
    'Line',
    'Number',
    'Words',
    'Value',
    'Unit',
    'Held',
    'Unit held',
    'Held in',
    'Release and row of the file',
    'All sides',
    'Why',
    'What would settle it',
  ])
  for (const one of paper.readings) {
    const [side] = one.compared
    sheet.add([
      looking('text', words(one.verdict)),
      typed(one.page),
      typed(one.line),
      looking('text', one.quote),
      looking('wrapped', one.words.replaceAll('\t', ' | ')),
      typed(one.value),
      looking('text', one.unit),
      typed(side?.value ?? null),
      looking('text', side?.unit ?? null),
      looking('wrapped', side?.source ?? null),
      looking('wrapped', linesOf(one.compared.flatMap(rowsOf))),
      looking('wrapped', linesOf(one.compared.map(sideOf))),
      looking('wrapped', one.why),
      looking('wrapped', one.settle),
    ])
  }
  sheet.filterFrom(header)
  return writeWorkbook(draft, [...draft.sheets.values()], {
    title: heading(paper),
    description: NOTICE,
    day: paper.snapshot.as_of,
    footer: `${paper.company.name}, ABN ${paper.company.abn}, period to ${paper.period.end}`,
  })
}

const linesOf = (lines: readonly string[]): string | null =>
  lines.length === 0 ? null : [...new Set(lines)].join('\n')

/** Verdicts that a reader looks at first. */
const FIRST = ['differs', 'unit_suspect', 'arithmetic_fails', 'factor_outdated']
const THEN = ['agrees', 'agrees_with_edition', 'not_comparable', 'doubtful']

/** The numbers as a PDF: what differs first; what nothing is held for is counted and left to the workbook. */
export const renderChallengePdf = (paper: ChallengePaper): Promise<Uint8Array> =>
  typesetPdf(challengeDocument(paper))

const challengeDocument = (paper: ChallengePaper): PdfDocument => ({
  title: heading(paper),
  description: NOTICE,
  date: paper.snapshot.as_of,
  footer: `${paper.company.name}, ABN ${paper.company.abn}, period to ${day(paper.period.end)}`,
  cover: {
    kind: 'Numbers of a report',
    name: paper.company.name,
    subtitle: `${day(paper.period.start)} to ${day(paper.period.end)}`,
    facts: [
      { label: 'Report', value: paper.file.name, small: `SHA-256 ${paper.file.sha256}` },
      { label: 'ABN', value: paper.company.abn },
      { label: 'Data', value: `As at ${day(paper.snapshot.as_of)}`, small: paper.snapshot.id },
      ...Object.entries(paper.counts).flatMap(([verdict, count]) =>
        count === 0 ? [] : [{ label: capital(words(verdict)), value: String(count) }],
      ),
    ],
    notice: NOTICE,
    warning: null,
  },
  sections: [
    ...amountSection(paper),
    ...[...FIRST, ...THEN].flatMap((verdict) => sectionOf(paper, verdict)),
    ...paragraphSection(paper),
  ],
})

/** A section that is one table; its columns are titles with their shares. */
const tableSection = (
  title: string,
  columns: readonly (readonly [title: string, share: number])[],
  rows: Table['rows'],
  intro: readonly Block[] = [],
): Section => ({
  title,
  starts_page: false,
  blocks: [
    ...intro,
    {
      kind: 'table',
      caption: '',
      columns: columns.map(([name, share]) => ({ title: name, share, align: 'left' })),
      rows,
    },
  ],
})

function sectionOf(paper: ChallengePaper, verdict: string): Section[] {
  const lines = paper.readings.filter((one) => one.verdict === verdict)
  if (lines.length === 0) return []
  const columns = [
    ['Number', 2],
    ['Where', 2],
    ['Held', 4],
    ['Why', 4],
  ] as const
  const rows = lines.map((one) => [
    { text: one.quote },
    { text: placeOf(one) },
    { text: one.compared.map(sideOf).join('; '), ...smallOf(one.compared.flatMap(rowsOf)) },
    { text: one.why, ...(one.settle === null ? {} : { small: one.settle }) },
  ])
  return [tableSection(capital(words(verdict)), columns, rows)]
}

const smallOf = (rows: readonly string[]): { readonly small?: string } =>
  rows.length === 0 ? {} : { small: [...new Set(rows)].join('; ') }

/** Amounts that name the file as their evidence, beside what it states. */
function amountSection({ document_rows: { rows } }: ChallengePaper): Section[] {
  if (rows.length === 0) return []
  const columns = [
    ['Amount', 3],
    ['Period', 3],
    ['In the file', 5],
  ] as const
  const cells = rows.map(({ what, period, quantity, unit, verdict, why, settle }) => [
    { text: `${what}: ${quantity.toLocaleString('en-AU')} ${unit}` },
    { text: `${day(period.start)} to ${day(period.end)}` },
    { text: `${capital(words(verdict))}. ${why}`, ...(settle === null ? {} : { small: settle }) },
  ])
  return [tableSection('Amounts whose evidence this file is', columns, cells)]
}

/** Paragraphs of the standard and the words that usually answer them: where to look, not what it means. */
function paragraphSection({ paragraphs }: ChallengePaper): Section[] {
  if (paragraphs.every(({ places }) => places.length === 0)) return []
  const columns = [
    ['Paragraph', 3],
    ['Words found', 6],
  ] as const
  const rows = paragraphs.map(({ requirement_id, title, places }) => {
    const found = places.map((one) => `${capital(placeOf(one))}: “${one.words}”`).join(' ')
    return [{ text: requirement_id, small: title }, { text: found === '' ? 'No words found.' : found }]
  })
  return [
    tableSection('Paragraphs of AASB S2', columns, rows, [{ kind: 'paragraph', text: PARAGRAPHS_NOTICE }]),
  ]
}

const PARAGRAPHS_NOTICE =
  'Where the report has the words that usually answer a paragraph. Whether they answer it is for a reader to judge; an answer may use other words.'
