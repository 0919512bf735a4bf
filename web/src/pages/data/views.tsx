import { PageTabs } from '../../components/page-tabs.tsx'
import styles from './data.module.css'

const VIEWS = [
  { path: '/data', name: 'Sources' },
  { path: '/data/snapshots', name: 'Snapshots' },
  { path: '/data/changes', name: 'What changed' },
  { path: '/data/requirements', name: 'AASB S2' },
] as const

/** The heading that the pages about data share, and the way between them. */
export function DataHeader({ lead }: { readonly lead: string }) {
  return (
    <header className={styles['header']}>
      <h1>Data</h1>
      <p>{lead}</p>
      <PageTabs label="Data" pages={VIEWS} />
    </header>
  )
}
