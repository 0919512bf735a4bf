import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { TestApp } from '../api/support.ts'
import { type Ask, seen, type Who } from './people-app.ts'

/** Why a period is approved of which few requirements are stated. */
export const WITH_OPEN_GATES = {
  reason: 'The board approves what is written now, and the open gates follow in May.',
} as const

/** How people of a tenant write and review the records of one period. Each act comes a second after the one before. */
export function reviewing({ test, ask }: { readonly test: TestApp; readonly ask: Ask }, period: string) {
  const at = (abn: string, path: string): string => `/v1/companies/${abn}/${path}?period=${period}`
  return {
    at,
    /** Writes a record in place of whatever stands. */
    async put(who: Who, abn: string, route: string, body: object): Promise<void> {
      const before = await ask(who, 'GET', at(abn, route))
      const headers = before.statusCode === 200 ? { 'if-match': '*' } : {}
      const answer = await ask(who, 'PUT', `/v1/companies/${abn}/${route}`, body, headers)
      expect([route, answer.statusCode, answer.json().errors]).toEqual([route, 200, undefined])
      test.clock.forward(1000)
    },
    /** Makes a move on what the person has just looked at. */
    async move(who: Who, abn: string, move: string, more: object = {}): Promise<LightMyRequestResponse> {
      const route = { submit: 'submit', mark_reviewed: 'decide' }[move] ?? 'approve'
      const expected = route === 'approve' ? { expected: await seen(ask, who, at(abn, 'review')) } : {}
      test.clock.forward(1000)
      const why = move === 'approve' ? WITH_OPEN_GATES : {}
      return ask(who, 'POST', at(abn, `review/${route}`), { move, ...why, ...expected, ...more })
    },
    review: async (who: Who, abn: string) => (await ask(who, 'GET', at(abn, 'review'))).json().data,
  }
}
