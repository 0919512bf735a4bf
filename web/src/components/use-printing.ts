import { useSyncExternalStore } from 'react'

let printing = false

function subscribe(changed: () => void): () => void {
  const turn = (to: boolean) => () => {
    printing = to
    changed()
  }
  const [begin, end] = [turn(true), turn(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** Whether the page is being printed, for what a style sheet cannot change. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
