import { Button } from '@mantine/core'
import { useLocation } from 'wouter'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { type DeskChange, isChanging, useChangeActs } from '../use-changes.ts'

/** Forgets a change that no one applied. */
export function Drop({ change }: { readonly change: DeskChange }) {
  const [, go] = useLocation()
  const { drop } = useChangeActs(change.id)
  if (isChanging(change) || change.state === 'applied') return null
  const back = change.kind === 'link' ? '/desk/links' : '/desk/releases'
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        loading={drop.isPending}
        onClick={() => drop.mutate(undefined, { onSuccess: () => go(back) })}
      >
        {change.kind === 'link' ? 'Cancel the link' : 'Cancel the withdrawal'}
      </Button>
      {drop.error === null ? null : <ProblemMessage error={drop.error} />}
    </div>
  )
}
