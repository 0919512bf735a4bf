import { type UIEvent, useCallback, useState } from 'react'
import { rememberScroll, scrollToReturnTo } from '../scroll-memory.ts'

/** Rows drawn beyond either edge: a turn of the wheel is about three. */
const MARGIN = 8

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
