import {
  BookmarkEnd,
  BookmarkStart,
  bookmarkUniqueNumericId,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  type ICommentOptions,
  InternalHyperlink,
  PageReference,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import { figureMark } from '../marks.ts'
import type { Inline, Line } from '../model.ts'

const NOTES_BY = { author: 'Southerly', initials: 'S' } as const

/** Writes lines with their marks, and keeps count of those: names of bookmarks and numbers of comments are used once. */
export class Pen {
  readonly comments: ICommentOptions[] = []
  readonly #day: Date
  readonly #turns = new Map<string, number>()
  readonly #names = new Set<string>()

  constructor(day: string) {
    this.#day = new Date(`${day}T00:00:00Z`)
  }

  /** The pieces of a line. */
  line(line: Line): ParagraphChild[] {
    return line.flatMap((inline) => this.#inline(inline))
  }

  /** Children between the two ends of a bookmark. */
  marked(name: string, children: readonly ParagraphChild[]): ParagraphChild[] {
    const { start, end } = this.ends(name)
    return [start, ...children, end]
  }

  /** The two ends of a bookmark that may span paragraphs. The library writes them there, and its types do not say so. */
  ends(name: string): { readonly start: ParagraphChild; readonly end: ParagraphChild } {
    if (this.#names.has(name)) throw new RangeError(`the bookmark ${name} would stand twice in the draft`)
    this.#names.add(name)
    const id = bookmarkUniqueNumericId()
    return {
      start: new BookmarkStart(name, id) as ParagraphChild,
      end: new BookmarkEnd(id) as ParagraphChild,
    }
  }

  /** Children with notes in the margin. */
  noted(children: readonly ParagraphChild[], notes: readonly string[]): ParagraphChild[] {
    const ids = notes.map((note) => {
      const id = this.comments.length
      this.comments.push({ id, ...NOTES_BY, date: this.#day, children: [new Paragraph(note)] })
      return id
    })
    return [
      ...ids.map((id) => new CommentRangeStart(id)),
      ...children,
      ...ids.flatMap((id) => [
        new CommentRangeEnd(id),
        new TextRun({ children: [new CommentReference(id)] }),
      ]),
    ]
  }

  #inline(inline: Inline): ParagraphChild[] {
    switch (inline.kind) {
      case 'text':
        return [new TextRun({ text: inline.text, ...(inline.strong === true ? { bold: true } : {}) })]
      case 'figure': {
        const turn = (this.#turns.get(inline.pointer) ?? 0) + 1
        this.#turns.set(inline.pointer, turn)
        return this.marked(figureMark(inline.pointer, turn), [new TextRun(inline.text)])
      }
      case 'link':
        break
    }
    return [
      new InternalHyperlink({
        anchor: inline.to,
        children: [new TextRun({ text: inline.text, style: 'Hyperlink' })],
      }),
      new TextRun(', page '),
      new PageReference(inline.to),
    ]
  }
}
