import type { ReactNode } from 'react'
import styles from './message.module.css'

/** A sentence in place of content: nothing here, not found, went wrong. */
export function Message({
  title,
  tone = 'calm',
  children,
}: {
  readonly title: string
  readonly tone?: 'calm' | 'alert'
  readonly children?: ReactNode
}) {
  return (
    <div className={styles['message']} data-tone={tone} role={tone === 'alert' ? 'alert' : undefined}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
