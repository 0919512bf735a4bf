import type { WriteStream } from 'node:tty'

/** Tells how far a run is: one line that is written over on a terminal, a line every so often elsewhere. */
export interface Progress {
  at(done: number, findings: number): void
  end(): void
}

const WIDTH = 30
const STEPS_WITHOUT_TERMINAL = 10

export function showProgress(stream: WriteStream | NodeJS.WriteStream, total: number): Progress {
  let startedAt = 0
  let step = 0
  const line = (done: number, findings: number): string => {
    const filled = Math.round((done / total) * WIDTH)
    const perSecond = Math.round(done / ((performance.now() - startedAt) / 1000))
    return `[${'#'.repeat(filled).padEnd(WIDTH)}] ${done} of ${total}, ${perSecond}/s, ${findings} findings`
  }
  return {
    at(done, findings) {
      if (startedAt === 0) startedAt = performance.now()
      if (stream.isTTY) stream.write(`\r${line(done, findings)}`)
      else if (Math.floor((done / total) * STEPS_WITHOUT_TERMINAL) > step) {
        step = Math.floor((done / total) * STEPS_WITHOUT_TERMINAL)
        stream.write(`${line(done, findings)}\n`)
      }
    },
    end() {
      if (stream.isTTY) stream.write('\n')
    },
  }
}
