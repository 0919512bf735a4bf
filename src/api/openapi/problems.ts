import { ERRORS, type ErrorCode } from '../../errors.ts'
import type { RouteDescription } from '../platform/route-description.ts'
import { Problem } from '../schemas/problem.ts'
import type { Reference } from './components.ts'
import type { Examples } from './examples.ts'
import { problemStatuses } from './problem-statuses.ts'

/** Where OpenAPI describes the problems of a status. */
export const problemReference = (status: number): string => `#/components/responses/Problem${status}`

/** One response for each status that a route lists, with an example for each of its codes that has one. */
export function describeProblems(
  routes: readonly RouteDescription[],
  reference: Reference,
  examples: Examples['problems'],
): object {
  const schema = reference(Problem)
  const statuses = new Set(routes.flatMap((route) => (route.hidden === true ? [] : problemStatuses(route))))
  return Object.fromEntries(
    [...statuses].map((status) => {
      const shown = CODES.filter((code) => ERRORS[code].status === status && examples[code] !== undefined)
      const named = shown.map((code) => [code, { summary: ERRORS[code].title, value: examples[code] }])
      const content = { schema, ...(shown.length === 0 ? {} : { examples: Object.fromEntries(named) }) }
      return [
        `Problem${status}`,
        {
          description: 'What is wrong and what to do about it (RFC 9457).',
          content: { 'application/problem+json': content },
        },
      ]
    }),
  )
}

const CODES = Object.keys(ERRORS) as ErrorCode[]
