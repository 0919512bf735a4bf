import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { answer, api } from '../../api/client.ts'
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
      <PageTabs label="Data" pages={VIEWS}>
        <DeskLink />
      </PageTabs>
    </PageHeader>
  )
}

/** For who may load and withdraw data; no one else is led to the desk. */
function DeskLink() {
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  return me.data?.scopes.includes('data:operate') === true ? <Link href="/desk">Data desk</Link> : null
}
