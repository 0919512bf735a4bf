/** A sentence, a heading or a label that people read, and where it is written. */
export interface Passage {
  readonly file: string
  readonly line: number
  readonly words: string
}
