import { type UIEvent, useState } from 'react'

const MARGIN = 12

/** Which rows of equal height are in sight of a scrolling box, with some to spare on either side. */
export function useWindow(count: number, rowHeight: number, boxHeight: number) {
  const [scrolled, setScrolled] = useState(0)
  const first = Math.max(0, Math.min(Math.floor(scrolled / rowHeight), count - 1) - MARGIN)
  const end = Math.min(count, Math.ceil((scrolled + boxHeight) / rowHeight) + MARGIN)
  return {
    first,
    end,
    before: first * rowHeight,
    after: (count - end) * rowHeight,
    onScroll: (event: UIEvent<HTMLElement>): void => setScrolled(event.currentTarget.scrollTop),
  }
}
