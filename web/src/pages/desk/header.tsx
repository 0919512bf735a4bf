import { Link } from 'wouter'
import { PageHeader } from '../../components/page-layout.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'

const VIEWS = [
  { path: '/desk', name: 'Files' },
  { path: '/desk/links', name: 'Links' },
  { path: '/desk/releases', name: 'Releases' },
  { path: '/desk/due', name: 'Due' },
] as const

/** The heading that the pages of the desk share, and the way between them. */
export function DeskHeader({ lead }: { readonly lead: string }) {
  return (
    <PageHeader title="Data desk" lead={lead}>
      <PageTabs label="Data desk" pages={VIEWS}>
        <Link href="/data">Data</Link>
      </PageTabs>
    </PageHeader>
  )
}
