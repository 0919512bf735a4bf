import type { Clock } from '../clock.ts'
import type { Progress } from './output.ts'

const REDRAW_MS = 100
const FIRST_LINE_MS = 1_000
const NEXT_LINE_MS = 5_000
const BAR_WIDTH = 30
/** Time left is said only when the pace is known. */
const PACE_KNOWN_MS = 10_000

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

/** Estimates the time left from the pace since the first state of the same label. */
function pace(clock: Clock): (state: Progress) => string {
  let first: { readonly label: string; readonly at: number; readonly done: number } | undefined
  return ({ label, done, total }) => {
    const at = clock.now().getTime()
    if (first?.label !== label) first = { label, at, done }
    const elapsed = at - first.at
    if (total === undefined || elapsed < PACE_KNOWN_MS || done <= first.done || done >= total) return ''
    const seconds = Math.ceil(((total - done) * elapsed) / (done - first.done) / 1000)
    return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`
  }
}

function bar(write: (text: string) => void, clock: Clock): ProgressDisplay {
  let drawnAt = Number.NEGATIVE_INFINITY
  let drawn = false
  const timeLeft = pace(clock)
  const hide = (): void => {
    if (drawn) write('\r\u001B[2K')
    drawn = false
    drawnAt = Number.NEGATIVE_INFINITY
  }
  const show = (state: Progress | undefined): void => {
    if (state === undefined) return hide()
    const now = clock.now().getTime()
    const left = timeLeft(state)
    if (now - drawnAt < REDRAW_MS && state.done !== state.total) return
    write(`\r\u001B[2K${describe(state, drawBar(state), left)}`)
    drawn = true
    drawnAt = now
  }
  return { show, hide }
}

function lines(write: (text: string) => void, clock: Clock): ProgressDisplay {
  let label: string | undefined
  let nextAt = 0
  const timeLeft = pace(clock)
  const show = (state: Progress | undefined): void => {
    const now = clock.now().getTime()
    const left = state === undefined ? '' : timeLeft(state)
    if (state === undefined || state.label !== label) {
      label = state?.label
      nextAt = now + FIRST_LINE_MS
      return
    }
    if (now < nextAt) return
    write(`${describe(state, '', left)}\n`)
    nextAt = now + NEXT_LINE_MS
  }
  return { show, hide: () => {} }
}

function describe({ label, done, total }: Progress, drawing: string, left: string): string {
  const count = total === undefined ? `${done}` : `${done} of ${total} (${percent(done, total)} %)`
  return [label, drawing, count, left].filter((part) => part !== '').join(' ')
}

function drawBar({ done, total }: Progress): string {
  if (total === undefined || total <= 0) return ''
  const filled = Math.min(BAR_WIDTH, Math.round((done / total) * BAR_WIDTH))
  return `[${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}]`
}

const percent = (done: number, total: number): number =>
  total <= 0 ? 100 : Math.min(100, Math.floor((done / total) * 100))
