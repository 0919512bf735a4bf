import type { ReactNode } from 'react'
import styles from './page-layout.module.css'

/** The parts of a page below each other, none wider than the page. */
export function PageLayout({ children }: { readonly children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>
}

/** What a page is called and what it is for; below that the way between pages that share the heading. */
export function PageHeader({
  title,
  lead,
  action,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  /** Stands at the far end of the title. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <header className={styles['header']}>
      <div className={styles['title']}>
        <h1>{title}</h1>
        {action}
      </div>
      {lead === undefined ? null : <p>{lead}</p>}
      {children}
    </header>
  )
}
