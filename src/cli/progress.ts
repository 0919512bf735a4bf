import type { Clock } from '../clock.ts'
import type { Progress } from './output.ts'

const REDRAW_MS = 100
const FIRST_LINE_MS = 1_000
const NEXT_LINE_MS = 5_000
const BAR_WIDTH = 30

export interface ProgressDisplay {
  show(state: Progress | undefined): void
  /** Takes the bar off the line so that other text can be written; the next state draws it again. */
  hide(): void
}

/** A bar that is redrawn in place on a terminal; elsewhere a plain line after one second and then every five. */
export function progressDisplay(options: {
  readonly isTerminal: boolean
  readonly write: (text: string) => void
  readonly clock: Clock
}): ProgressDisplay {
  return options.isTerminal ? bar(options.write, options.clock) : lines(options.write, options.clock)
}

function bar(write: (text: string) => void, clock: Clock): ProgressDisplay {
  let drawnAt = Number.NEGATIVE_INFINITY
  let drawn = false
  const hide = (): void => {
    if (drawn) write('\r\u001B[2K')
    drawn = false
    drawnAt = Number.NEGATIVE_INFINITY
  }
  const show = (state: Progress | undefined): void => {
    if (state === undefined) return hide()
    const now = clock.now().getTime()
    if (now - drawnAt < REDRAW_MS && state.done !== state.total) return
    write(`\r\u001B[2K${describe(state, drawBar(state))}`)
    drawn = true
    drawnAt = now
  }
  return { show, hide }
}

function lines(write: (text: string) => void, clock: Clock): ProgressDisplay {
  let label: string | undefined
  let nextAt = 0
  const show = (state: Progress | undefined): void => {
    const now = clock.now().getTime()
    if (state === undefined || state.label !== label) {
      label = state?.label
      nextAt = now + FIRST_LINE_MS
      return
    }
    if (now < nextAt) return
    write(`${describe(state, '')}\n`)
    nextAt = now + NEXT_LINE_MS
  }
  return { show, hide: () => {} }
}

function describe({ label, done, total }: Progress, drawing: string): string {
  const count = total === undefined ? `${done}` : `${done} of ${total} (${percent(done, total)} %)`
  return [label, drawing, count].filter((part) => part !== '').join(' ')
}

function drawBar({ done, total }: Progress): string {
  if (total === undefined || total <= 0) return ''
  const filled = Math.min(BAR_WIDTH, Math.round((done / total) * BAR_WIDTH))
  return `[${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}]`
}

const percent = (done: number, total: number): number =>
  total <= 0 ? 100 : Math.min(100, Math.floor((done / total) * 100))
