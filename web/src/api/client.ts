import createClient from 'openapi-fetch'
import type { components, paths } from '../../../clients/typescript/src/schema.ts'
import { Problem } from './problem.ts'

/** Schemas of the API by name, such as `Schema<'Me'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/**
 * The typed client of the API. The session cookie says who asks; the header says that it is our own page that asks,
 * which changes by cookie need.
 */
export const api = createClient<paths, 'application/json'>({
  baseUrl: '',
  credentials: 'same-origin',
  headers: { 'x-requested-with': 'southerly' },
  // The service takes a list once, separated by commas.
  querySerializer: { array: { style: 'form', explode: false } },
})

/** What a call of the client answers with; throws a Problem when the service refuses. */
export async function answer<T>(
  call: Promise<{ readonly data?: T; readonly error?: unknown; readonly response: Response }>,
): Promise<NonNullable<T>> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined && data !== null) return data
  throw new Problem(response.status, error, response.headers.get('x-request-id') ?? undefined)
}
