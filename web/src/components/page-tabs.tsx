import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import styles from './page-tabs.module.css'

/** The way between the pages that share a heading. */
export function PageTabs({
  label,
  pages,
  children,
}: {
  readonly label: string
  readonly pages: readonly { readonly path: string; readonly name: string }[]
  /** What leads elsewhere. */
  readonly children?: ReactNode
}) {
  const [place] = useLocation()
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {pages.map(({ path, name }) => (
        <Link key={path} href={path} aria-current={place === path ? 'page' : undefined}>
          {name}
        </Link>
      ))}
      {children}
    </nav>
  )
}
