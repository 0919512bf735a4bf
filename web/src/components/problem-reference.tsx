import type { Problem } from '../api/problem.ts'
import { signInAddress } from '../api/sign-in.ts'

/** What to look a problem up by; and where it is the key, the way to another one. */
export function ProblemReference({ problem }: { readonly problem: Problem }) {
  return (
    <>
      {problem.status === 401 ? (
        <p>
          <a href={signInAddress()}>Sign in with another key</a>
        </p>
      ) : null}
      {problem.requestId === undefined ? null : (
        <p>
          <a href={`/errors/${problem.code}`}>{problem.code}</a>, request <code>{problem.requestId}</code>
        </p>
      )}
    </>
  )
}
