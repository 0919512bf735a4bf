/** How far a long piece of work is. Without `total` the end is not known. */
export interface Progress {
  readonly label: string
  readonly done: number
  readonly total?: number
}

/** Something that only a person can decide. */
export interface Question {
  readonly text: string
  readonly choices: readonly string[]
}

/** Where text goes: the process's own streams, or a stream of messages to the process that handed a command over. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** Whether `out` writes to a screen; absent where a pipe or a file may keep it. */
  readonly isScreen?: boolean
  /** Shows the newest state of the work; undefined ends the display. */
  progress(state: Progress | undefined): void
  /** Asks the person at the terminal; absent where there is none. Undefined: no choice was made. */
  readonly ask?: (question: Question) => Promise<string | undefined>
}

/** What commands write with: it knows about --json and --quiet so that they need not. */
export interface Output {
  readonly json: boolean
  /** Whether the outcome is shown on a screen. What is secret is not written anywhere else unasked. */
  readonly isScreen: boolean
  /** The outcome: one JSON line with --json, else the text. */
  result(value: object, text: string): void
  /** One of many rows: a line of JSON with --json, nothing otherwise. */
  row(value: object): void
  /** A remark for people, on stderr; none with --json or --quiet. */
  note(text: string): void
  /** Shown on stderr; none with --json or --quiet. */
  progress(state: Progress | undefined): void
  /** One of the choices; undefined where no one can be asked, as with --json or --quiet. */
  ask(question: Question): Promise<string | undefined>
}

export interface OutputFlags {
  readonly json: boolean
  readonly quiet: boolean
}

export function createOutput(terminal: Terminal, { json, quiet }: OutputFlags): Output {
  const silent = json || quiet
  return {
    json,
    isScreen: terminal.isScreen === true,
    result: (value, text) => terminal.out(json ? `${JSON.stringify(value)}\n` : withNewline(text)),
    row: (value) => {
      if (json) terminal.out(`${JSON.stringify(value)}\n`)
    },
    note: (text) => {
      if (!silent) terminal.err(withNewline(text))
    },
    progress: (state) => {
      if (!silent) terminal.progress(state)
    },
    ask: async (question) => (silent ? undefined : terminal.ask?.(question)),
  }
}

const withNewline = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

/** Rows as aligned columns under their headings, for people. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [headings, ...rows].map((row) => `${line(row)}\n`).join('')
}
