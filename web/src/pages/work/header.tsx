import { PageHeader } from '../../components/page-layout.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'

const VIEWS = [
  { path: '/work', name: 'Waiting for you' },
  { path: '/periods', name: 'Companies and periods' },
  { path: '/challenges', name: 'Challenged reports' },
  { path: '/monitoring', name: 'Events' },
  { path: '/monitoring/watchlists', name: 'Watchlists' },
  { path: '/monitoring/webhooks', name: 'Webhooks' },
] as const

/** The heading that the pages of work share, and the way between them. */
export function WorkHeader() {
  return (
    <PageHeader title="Work">
      <PageTabs label="Work" pages={VIEWS} />
    </PageHeader>
  )
}
