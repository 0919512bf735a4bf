/** Which company a person says a name means. */
export interface NameChoice {
  readonly name: string
  readonly abn: string
}

/** A name that waits for a person. */
export interface QueuedName {
  readonly text: string
  readonly rows: number
  /** Null where the list has no amounts. */
  readonly outstanding_aud: number | null
  readonly reason: string
  /** Null where nobody has looked for companies yet. */
  readonly candidates:
    | readonly { readonly abn: string; readonly name: string; readonly score: number }[]
    | null
  /** What the service offers first; it is chosen by a person all the same. */
  readonly preselected: string | null
}

/** The choice in the list of a name, and what was typed where none of the list fits. */
export interface Answer {
  readonly listed: string
  readonly typed: string
}

export type Answers = Readonly<Record<string, Answer>>

/** In the list of a name: a company that the list does not have. */
export const ANOTHER = 'another'

export function choicesOf(answers: Answers): readonly NameChoice[] {
  return Object.entries(answers).flatMap(([name, { listed, typed }]) => {
    const abn = listed === ANOTHER ? typed.trim() : listed
    return abn === '' ? [] : [{ name, abn }]
  })
}

/** Answers in which every name without one takes what is offered first. */
export const withOffered = (queue: readonly QueuedName[], answers: Answers): Answers => ({
  ...Object.fromEntries(
    queue.flatMap(({ text, preselected }) =>
      preselected === null ? [] : [[text, { listed: preselected, typed: '' }]],
    ),
  ),
  ...Object.fromEntries(Object.entries(answers).filter(([, { listed }]) => listed !== '')),
})
