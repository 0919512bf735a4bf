import { Button } from '@mantine/core'
import { Problem } from '../api/problem.ts'
import { Message } from './message.tsx'
import { ProblemReference } from './problem-reference.tsx'
import { WithAbns } from './with-abns.tsx'

/** Why a request failed, what to do, the id to ask about, and a way to try again. */
export function ProblemMessage({
  error,
  page,
  retry,
}: {
  readonly error: Error
  /** It stands for the whole page. */
  readonly page?: boolean | undefined
  readonly retry?: () => void
}) {
  if (!(error instanceof Problem))
    return (
      <Message title="The service cannot be reached" tone="alert" page={page}>
        <p>
          Check your connection and that the service is running. You can still read what is already loaded.
        </p>
        <Retry retry={retry} />
      </Message>
    )
  return (
    <Message title={error.title} tone="alert" page={page}>
      <p>{error.message}</p>
      {error.hint === undefined ? null : (
        <p>
          <WithAbns text={error.hint} />
        </p>
      )}
      <ProblemReference problem={error} />
      {/* What was refused for what it says is refused again. */}
      {error.status < 500 && !error.retryable ? null : <Retry retry={retry} />}
    </Message>
  )
}

function Retry({ retry }: { readonly retry: (() => void) | undefined }) {
  if (retry === undefined) return null
  return (
    <div>
      <Button variant="default" size="xs" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
