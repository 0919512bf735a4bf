import type { FastifyRequest } from 'fastify'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { ServiceError } from '../errors.ts'
import { compileValidation } from './platform/request/validation.ts'
import type { Route } from './platform/route.ts'
import { ROUTES } from './routes.ts'

/** Whether a route refuses a request in words; pages pass over a parameter that they do not know. */
function isRefused(route: Route): boolean {
  const request = { params: {}, query: { values: { nonsense: '1' }, faults: [], repeated: [] }, body: null }
  try {
    compileValidation(route)(request as unknown as FastifyRequest)
    return false
  } catch (error) {
    if (error instanceof ServiceError) return true
    throw new Error(`the schemas of ${route.operationId} do not compile`, { cause: error })
  }
}

// A server compiles the schemas of a route for its first request and not at its start, so a bad one would be met there.
it('have schemas that compile', () => {
  expect(ROUTES.filter(isRefused).length).toBeGreaterThan(100)
  for (const { response } of ROUTES) if (response !== undefined) expect(Compile(response)).toBeDefined()
})
