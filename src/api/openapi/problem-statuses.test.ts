import { describe, expect, it } from 'vitest'
import { ERRORS } from '../../errors.ts'
import { ROUTES } from '../routes.ts'
import { problemStatuses, requireListed } from './problem-statuses.ts'

const routeOf = (operationId: string) => {
  const route = ROUTES.find((candidate) => candidate.operationId === operationId)
  if (route === undefined) throw new Error(`there is no operation ${operationId}`)
  return route
}

describe('the problems that OpenAPI lists', () => {
  it.each([
    ['listPlans', [400, 406, 408, 414, 431, 500, 503, 504]],
    ['getMe', [400, 401, 403, 406, 408, 414, 429, 431, 500, 503, 504]],
    ['createKey', [400, 401, 403, 404, 406, 408, 409, 413, 414, 415, 422, 429, 431, 500, 503, 504, 507]],
    [
      'downloadLatestDisclosureReport',
      [400, 401, 403, 404, 406, 408, 414, 416, 422, 429, 431, 500, 503, 504],
    ],
  ])('are for %s those that can happen', (operationId, statuses) => {
    expect(problemStatuses(routeOf(operationId))).toEqual(statuses)
  })

  it('are those of our error codes', () => {
    const known = new Set<number>(Object.values(ERRORS).map(({ status }) => status))
    for (const route of ROUTES) for (const status of problemStatuses(route)) expect(known).toContain(status)
  })

  it('are where versions are changed those of a lost race too', () => {
    const conditional = ROUTES.filter((route) => route.conditional === true)
    expect(conditional.length).toBeGreaterThan(5)
    for (const route of conditional)
      expect(problemStatuses(route)).toEqual(expect.arrayContaining([409, 412, 428]))
  })

  it('fail a test that is answered with another', () => {
    expect(() => requireListed(routeOf('getMe'), 416)).toThrow('getMe answers with 416')
    expect(() => requireListed(routeOf('getMe'), 429)).not.toThrow()
    expect(() => requireListed(undefined, 405)).not.toThrow()
  })
})
