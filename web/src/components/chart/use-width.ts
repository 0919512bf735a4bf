import { type RefCallback, useCallback, useState } from 'react'
import { usePrinting } from '../use-printing.ts'

/** Between the margins of an A4 page: a drawing made for a screen would be shrunk there until no one can read it. */
const PAPER_WIDTH = 680

/** The width of an element as it changes; 0 until it is known. */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const isPrinting = usePrinting()
  const holder = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // What is closed on the screen has no width there, and is open on paper.
  return [holder, isPrinting ? Math.min(width || PAPER_WIDTH, PAPER_WIDTH) : width]
}
