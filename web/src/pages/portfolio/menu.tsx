import { type ReactNode, useEffect, useRef } from 'react'
import styles from './portfolio.module.css'

/** What a word opens above the page. Escape closes it, and the focus goes back to the word. */
export function Menu({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = menu
    const close = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || current?.open !== true) return
      current.open = false
      current.querySelector('summary')?.focus()
    }
    current?.addEventListener('keydown', close)
    return () => current?.removeEventListener('keydown', close)
  }, [])
  return (
    <details ref={menu} className={`${styles['chooser']} screen-only`}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
