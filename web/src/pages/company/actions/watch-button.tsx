import { Button } from '@mantine/core'
import { useWatch } from './use-watch.ts'

/** Puts the company on the watchlist of the page, or takes it off. Changes then arrive as events and notifications. */
export function WatchButton({ abn }: { readonly abn: string }) {
  const { isWatched, isReady, isBusy, problem, toggle } = useWatch(abn)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-pressed={isWatched}
        disabled={!isReady}
        loading={isBusy}
        onClick={toggle}
      >
        {isWatched ? 'Stop watching' : 'Watch'}
      </Button>
      {problem === null ? null : <span role="alert">{problem}</span>}
    </>
  )
}
