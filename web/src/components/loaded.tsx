import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemMessage } from './problem-message.tsx'
import { PageSkeleton } from './skeleton.tsx'

/** A query as what it has come to: its skeleton, its problem, or its data. */
export function Loaded<T>({
  query,
  page,
  skeleton,
  children,
}: {
  readonly query: UseQueryResult<T>
  /** The query is what the whole page is about. */
  readonly page?: boolean
  readonly skeleton?: ReactNode
  readonly children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null)
    return <ProblemMessage error={query.error} page={page} retry={() => void query.refetch()} />
  return skeleton ?? <PageSkeleton />
}
