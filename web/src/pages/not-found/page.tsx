import { Link } from 'wouter'
import { Message } from '../../components/message.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'

export function NotFoundPage() {
  usePageTitle('Not found')
  return (
    <Message title="Page not found" page>
      <p>
        Check the address. <Link href="/">Search for a company</Link>, or look at the{' '}
        <a href="/docs">API reference</a>.
      </p>
    </Message>
  )
}
