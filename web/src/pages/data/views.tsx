import { PageHeader } from '../../components/page-layout.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'

const VIEWS = [
  { path: '/data', name: 'Sources' },
  { path: '/data/snapshots', name: 'Snapshots' },
  { path: '/data/changes', name: 'What changed' },
  { path: '/data/requirements', name: 'AASB S2' },
] as const

/** The heading that the pages about data share, and the way between them. */
export function DataHeader({ lead }: { readonly lead: string }) {
  return (
    <PageHeader title="Data" lead={lead}>
      <PageTabs label="Data" pages={VIEWS} />
    </PageHeader>
  )
}
