import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { idOf } from '../../../format/id-of.ts'
import { useWatchlistChanges, useWatchlists } from '../../monitoring/watchlists/use-watchlists.ts'
import type { SavedPortfolio } from '../use-portfolios.ts'

/** Makes a watchlist that follows the portfolio, or leads to the one that does. */
export function Watch({ portfolio: { id, name } }: { readonly portfolio: SavedPortfolio }) {
  const lists = useWatchlists()
  const { save } = useWatchlistChanges()
  const known = lists.data?.pages.flatMap(({ data }) => data) ?? []
  if (known.some(({ portfolio }) => portfolio === id))
    return (
      <Button component={Link} href="/monitoring/watchlists" variant="default">
        Watched
      </Button>
    )
  const watch = (): void =>
    save.mutate({ id: idOf(`portfolio ${id}`), etag: undefined, body: { name, portfolio: id } })
  return (
    <>
      <Button variant="default" disabled={!lists.isSuccess} loading={save.isPending} onClick={watch}>
        Watch
      </Button>
      {save.error === null ? null : <ProblemMessage error={save.error} />}
    </>
  )
}
