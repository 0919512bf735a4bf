import { type UIEvent, useCallback, useEffect, useRef, useState } from 'react'
import { rememberScroll, scrollToReturnTo } from '../scroll-memory.ts'

/** Rows drawn beyond either edge: a turn of the wheel is about three. */
const MARGIN = 8
/** Before it is known how many fit on the screen. */
const FIRST_ROWS = 30

/** Which rows of equal height are in sight of a scrolling box, with some to spare on either side. */
export function useWindow(label: string, count: number, rowHeight: number, boxHeight: number) {
  const [row, setRow] = useState(() => Math.floor(scrollToReturnTo(label) / rowHeight))
  const first = Math.max(0, Math.min(row, count - 1) - MARGIN)
  const end = Math.min(count, row + Math.ceil(boxHeight / rowHeight) + 1 + MARGIN)
  return {
    first,
    end,
    before: first * rowHeight,
    after: (count - end) * rowHeight,
    /** Of the box: a reader who comes back finds the rows that they left. */
    returnTo: useCallback(
      (box: HTMLElement | null) => {
        const top = scrollToReturnTo(label)
        if (box !== null && top > 0) box.scrollTop = top
      },
      [label],
    ),
    // By the row, not the pixel: what is drawn changes with the row alone.
    onScroll: ({ currentTarget: { scrollTop } }: UIEvent<HTMLElement>): void => {
      rememberScroll(label, scrollTop)
      setRow(Math.floor(scrollTop / rowHeight))
    },
  }
}

/** The same of a table that grows with its page, by how far the page is scrolled; an inactive one follows nothing. */
export function usePageWindow(isActive: boolean, count: number, rowHeight: number) {
  const box = useRef<HTMLDivElement>(null)
  const [{ row, shown }, setSight] = useState({ row: 0, shown: FIRST_ROWS })
  useEffect(() => {
    if (!isActive) return undefined
    const look = (): void => {
      const above = -(box.current?.getBoundingClientRect().top ?? 0)
      const next = {
        row: Math.max(0, Math.floor(above / rowHeight)),
        shown: Math.ceil(window.innerHeight / rowHeight),
      }
      setSight((now) => (now.row === next.row && now.shown === next.shown ? now : next))
    }
    look()
    const done = new AbortController()
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, look, { passive: true, signal: done.signal })
    return () => done.abort()
  }, [isActive, rowHeight])
  const first = Math.max(0, Math.min(row, count - 1) - MARGIN)
  const end = Math.min(count, row + shown + 1 + MARGIN)
  return { box, first, end, before: first * rowHeight, after: (count - end) * rowHeight }
}
