import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import styles from './page-tabs.module.css'
import { tabOf } from './tab-of.ts'

/** The way between the pages that share a heading. */
export function PageTabs({
  label,
  pages,
  children,
}: {
  readonly label: string
  readonly pages: readonly {
    /** May say more of the address, such as a period. */
    readonly path: string
    readonly name: string
    /** Stands behind the name. */
    readonly mark?: ReactNode
  }[]
  /** What leads elsewhere. */
  readonly children?: ReactNode
}) {
  const [place] = useLocation()
  const current = tabOf(
    place,
    pages.map(({ path }) => path),
  )
  return (
    <nav className={`${styles['tabs']} screen-only`} aria-label={label}>
      {pages.map(({ path, name, mark }) => (
        <Link key={path} href={path} aria-current={path === current ? 'page' : undefined}>
          {name}
          {mark}
        </Link>
      ))}
      {children}
    </nav>
  )
}
