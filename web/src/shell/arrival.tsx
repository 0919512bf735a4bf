import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * A page that follows another begins at its top, and the keyboard in it: what had the focus is gone with the page before.
 * What is still there, such as a tab of the same page, keeps it. Stands beside the pages, so that it comes after the one
 * whose script had to be loaded.
 */
export function Arrival() {
  const [place] = useLocation()
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    if (document.activeElement !== document.body) return
    document.getElementById('content')?.focus({ preventScroll: true })
    if (window.location.hash === '') window.scrollTo(0, 0)
  }, [place])
  return null
}
