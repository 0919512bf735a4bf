import type { Scene } from './scene.ts'

/** A document ready to be typeset: every text is final, every chart is drawn. The templates only place it. */
export interface PdfDocument {
  readonly title: string
  readonly description: string
  /** The day that is in the file as its date: of the data, never of the clock. */
  readonly date: string
  readonly cover: Cover
  /** Printed at the foot of every page. */
  readonly footer: string
  /** Printed across every page, such as DRAFT. */
  readonly mark?: string
  readonly sections: readonly Section[]
  /** False where two pages need no table of contents. */
  readonly has_contents?: false
}

export interface Cover {
  readonly kind: string
  readonly name: string
  readonly subtitle: string
  readonly facts: readonly Fact[]
  readonly notice: string
  /** Printed large when the company is invented. */
  readonly warning: string | null
}

export interface Section {
  readonly title: string
  /** Short sections follow on the same page. */
  readonly starts_page: boolean
  readonly blocks: readonly Block[]
}

export interface Fact {
  readonly label: string
  readonly value: string
  /** A code or reference below the value, in small print. */
  readonly small?: string
}

export type Block =
  /** Of the second level; a small one of the third. */
  | { readonly kind: 'heading'; readonly text: string; readonly is_small?: boolean }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'notice'; readonly text: string }
  /** What is not there, in words, with its coded reason. */
  | {
      readonly kind: 'missing'
      readonly label: string
      readonly text: string
      readonly code: string
      /** It stays on the page of what follows. */
      readonly is_sticky?: true
    }
  /** What the company says about a requirement, in its own words and in full. */
  | {
      readonly kind: 'statement'
      readonly paragraph: string
      readonly title: string
      readonly status: string
      readonly paragraphs: readonly string[]
      readonly facts: readonly string[]
      readonly small: string
    }
  | { readonly kind: 'figures'; readonly items: readonly KeyFigure[] }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | Table
  | { readonly kind: 'chart'; readonly caption: string; readonly scene: Scene; readonly alternative: string }

export interface KeyFigure {
  readonly label: string
  readonly value: string
  readonly unit: string
  readonly note: string
}

export interface Table {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}

export interface Column {
  readonly title: string
  /** Share of the width that the columns leave which take only what they need (0). */
  readonly share: number
  readonly align: 'left' | 'right'
}

/** How strongly the ground of a cell is coloured: for a map of likelihood and effect. */
export type Tone = 'faint' | 'medium' | 'strong'

export interface Cell {
  readonly text: string
  readonly small?: string
  readonly tone?: Tone
}
