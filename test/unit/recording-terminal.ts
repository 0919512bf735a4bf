import type { Progress, Terminal } from '../../src/cli/output.ts'

export interface RecordingTerminal extends Terminal {
  readonly text: { out: string; err: string }
  readonly states: (Progress | undefined)[]
}

/** A terminal that keeps what it was told. */
export function recordingTerminal(): RecordingTerminal {
  const text = { out: '', err: '' }
  const states: (Progress | undefined)[] = []
  return {
    text,
    states,
    out: (more) => {
      text.out += more
    },
    err: (more) => {
      text.err += more
    },
    progress: (state) => {
      states.push(state)
    },
  }
}
