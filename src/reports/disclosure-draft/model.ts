import type { Column, Tone } from '../pdf/document.ts'
import type { Scene } from '../pdf/scene.ts'

/** The readable disclosure: what it says in which order, nothing of how it looks. Word and PDF are written from it. */
export interface DraftDocument {
  readonly title: string
  /** Such as For the year ended 30 June 2026. */
  readonly subtitle: string
  readonly company: string
  readonly abn: string
  readonly description: string
  /** The day that is in the file as its date: of the data, never of the clock. */
  readonly date: string
  readonly footer: string
  /** Printed across every page, such as DRAFT. */
  readonly mark: string | null
  readonly warning: string | null
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly notice: string
  readonly chapters: readonly Chapter[]
  /** What a program finds again in the file: whose it is, and which records it was made from. */
  readonly made_from: Readonly<Record<string, string>>
}

export interface Chapter {
  readonly title: string
  /** It goes on the page of the chapter before; others begin a page. */
  readonly follows?: boolean
  readonly blocks: readonly DraftBlock[]
}

export type DraftBlock =
  | Heading
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'small'; readonly line: Line }
  | { readonly kind: 'list'; readonly items: readonly Line[] }
  | Statement
  | DraftTable
  | DraftChart

/** Notes are what is still open: comments in the margin in Word. */
export interface Heading {
  readonly kind: 'heading'
  readonly level: 2 | 3
  readonly text: string
  readonly anchor: string
  readonly notes: readonly string[]
}

/** What the company says about a requirement, or the place where it would. Editors may write here: it comes back by its mark. */
export interface Statement {
  readonly kind: 'statement'
  readonly requirement_id: string
  readonly text: string
  /** Nothing is stated: the text only asks for it. */
  readonly is_prompt: boolean
}

export interface DraftTable {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly DraftCell[])[]
}

export interface DraftCell {
  readonly line: Line
  readonly small?: string
  /** How strongly its ground is coloured. */
  readonly tone?: Tone
}

/** A drawing for the PDF, and the same figures as a chart that Word draws. */
export interface DraftChart {
  readonly kind: 'chart'
  readonly caption: string
  readonly alternative: string
  readonly scene: Scene
  readonly data: ChartData
  /** A second chart that Word places beside the first, where the drawing has two panels. */
  readonly beside?: ChartData
}

export interface ChartData {
  readonly kind: 'stacked_columns' | 'lines' | 'columns'
  readonly categories: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  readonly unit: string
}

export type Line = readonly Inline[]

export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly strong?: true }
  /** A figure, with the JSON pointer under which report.json holds it. */
  | { readonly kind: 'figure'; readonly text: string; readonly pointer: string }
  /** To a heading of this document; Word adds its page. */
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

export const text = (value: string): Line => [{ kind: 'text', text: value }]

/** A heading of the second level without notes. */
export const heading = (value: string, anchor: string): Heading => ({
  kind: 'heading',
  level: 2,
  text: value,
  anchor,
  notes: [],
})

/** A paragraph of plain text. */
export const paragraph = (value: string): DraftBlock => ({ kind: 'paragraph', line: text(value) })

export const cell = (value: string, small?: string): DraftCell => ({
  line: text(value),
  ...(small === undefined ? {} : { small }),
})

/** All that a line says, without marks. */
export const plain = (line: Line): string => line.map((inline) => inline.text).join('')
