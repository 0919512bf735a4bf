import { QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from './problem.ts'
import { signInAddress } from './sign-in.ts'

const MINUTE = 60_000

/** Answers are kept for a while and asked for again with their ETag; only what may succeed is tried again. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: goToSignIn }),
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE,
      gcTime: 30 * MINUTE,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && (!(error instanceof Problem) || error.retryable),
    },
  },
})

/** A full load on purpose: nothing that was read in the session before stays in memory. */
function goToSignIn(error: Error): void {
  if (!(error instanceof Problem) || error.status !== 401 || isWayIn(window.location.pathname)) return
  window.location.assign(signInAddress())
}

/** Pages of people who are not signed in yet. */
const isWayIn = (path: string): boolean => path === '/join' || /^\/sign-in(\/|$)/.test(path)
