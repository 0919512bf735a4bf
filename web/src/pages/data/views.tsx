import { Link, useLocation } from 'wouter'
import styles from './data.module.css'

const VIEWS = [
  { path: '/data', name: 'Sources' },
  { path: '/data/snapshots', name: 'Snapshots' },
  { path: '/data/changes', name: 'What changed' },
  { path: '/data/requirements', name: 'AASB S2' },
] as const

/** The heading that the pages about data share, and the way between them. */
export function DataHeader({ lead }: { readonly lead: string }) {
  const [place] = useLocation()
  return (
    <header className={styles['header']}>
      <h1>Data</h1>
      <p>{lead}</p>
      <nav className={styles['views']} aria-label="Data">
        {VIEWS.map(({ path, name }) => (
          <Link key={path} href={path} aria-current={place === path ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
    </header>
  )
}
