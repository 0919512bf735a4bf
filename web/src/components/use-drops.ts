import { type RefObject, useEffect, useState } from 'react'

/** Has files that are dropped on an element taken, and says whether some are over it. For the mouse alone: the button does the same. */
export function useDrops(
  zone: RefObject<HTMLElement | null>,
  take: (files: FileList | null) => void,
): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const element = zone.current
    if (element === null) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const enter = (event: DragEvent): void => {
      event.preventDefault()
      setOver(true)
    }
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer?.files ?? null)
    }
    element.addEventListener('dragover', enter, { signal })
    element.addEventListener('dragleave', () => setOver(false), { signal })
    element.addEventListener('drop', drop, { signal })
    return () => ending.abort()
  }, [zone, take])
  return over
}
