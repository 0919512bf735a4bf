import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { PageHeader } from '../../components/page-layout.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'
import { dropKept } from '../workspace/records/drafts/kept-drafts.ts'

const VIEWS = [
  { path: '/settings', name: 'Account and usage' },
  { path: '/settings/people', name: 'People' },
  { path: '/settings/sessions', name: 'Sessions' },
  { path: '/settings/keys', name: 'API keys' },
  { path: '/settings/passkeys', name: 'Passkeys' },
  { path: '/settings/notifications', name: 'Notifications' },
  { path: '/settings/audit', name: 'Audit log' },
] as const

/** The heading that the settings share, the way between them, and the way out. */
export function SettingsHeader() {
  const signOut = useMutation({
    mutationFn: async () => {
      const { response, error } = await api.DELETE('/v1/session')
      if (!response.ok) throw new Problem(response.status, error, undefined)
    },
    // A full load: nothing that was shown stays in memory. Where the machine itself is signed in, that begins again.
    onSuccess: () => {
      dropKept()
      window.location.assign('/sign-in')
    },
  })
  return (
    <PageHeader
      title="Settings"
      action={
        <Button variant="default" size="xs" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign out
        </Button>
      }
    >
      {signOut.error === null ? null : <p role="alert">{signOut.error.message}</p>}
      <PageTabs label="Settings" pages={VIEWS}>
        <a href="/docs">API reference</a>
      </PageTabs>
    </PageHeader>
  )
}
