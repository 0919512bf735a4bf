import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { isReturning, scrollToPlace } from '../components/scroll-memory.ts'

/**
 * A page that follows another begins at its top, or with the back button where it was left, and the keyboard in it: what had the
 * focus is gone with the page before.
 * What is still there, such as a tab of the same page, keeps it. Stands beside the pages, so that it comes after the one
 * whose script had to be loaded.
 */
export function Arrival() {
  const [place] = useLocation()
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    const content = document.getElementById('content')
    const isLost = document.activeElement === document.body || document.activeElement === content
    if (isLost) content?.focus({ preventScroll: true })
    if (window.location.hash === '' && (isLost || isReturning())) scrollToPlace()
  }, [place])
  return null
}
