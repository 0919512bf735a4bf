import { Button } from '@mantine/core'

/** Asks for the next page of a list, while there is one. */
export function ShowMore({
  query,
}: {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
}) {
  return query.hasNextPage ? (
    <div>
      <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        Show more
      </Button>
    </div>
  ) : null
}
