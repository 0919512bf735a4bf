import type { ReactNode } from 'react'
import styles from './message.module.css'

/** A sentence in place of content: nothing here, not found, went wrong. */
export function Message({
  title,
  page = false,
  tone = 'calm',
  children,
}: {
  readonly title: string
  /** It stands for the whole page, so its title is the page's heading. */
  readonly page?: boolean | undefined
  readonly tone?: 'calm' | 'alert'
  readonly children?: ReactNode
}) {
  return (
    <div className={styles['message']} data-tone={tone} role={tone === 'alert' ? 'alert' : undefined}>
      {page ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children}
    </div>
  )
}
