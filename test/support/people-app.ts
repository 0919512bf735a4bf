import type { LightMyRequestResponse } from 'fastify'
import type { Database } from '../../src/store/database.ts'
import {
  newMember,
  newTenant,
  type TestApp,
  type TestMember,
  type TestTenant,
  testApp,
} from '../api/support.ts'

/** A person in a session, a key, or a browser. */
export interface Who {
  readonly headers: Readonly<Record<string, string>>
}

export type Ask = (
  who: Who,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<LightMyRequestResponse>

/** The app with one tenant, its people, each signed in, and how they ask. */
export interface PeopleApp<Name extends string> {
  readonly test: TestApp
  readonly tenant: TestTenant
  readonly people: Readonly<Record<Name, TestMember>>
  readonly ask: Ask
}

export async function peopleApp<Name extends string>(
  database: Database,
  people: Readonly<Record<Name, Parameters<typeof newMember>[2]>>,
  options?: Parameters<typeof testApp>[1],
): Promise<PeopleApp<Name>> {
  const test = await testApp(database, options)
  const tenant = await newTenant(database, test.clock)
  const joined: Partial<Record<Name, TestMember>> = {}
  for (const name in people) joined[name] = await newMember(test, tenant.id, people[name])
  const ask: Ask = (who, method, url, payload, headers) =>
    test.inject({
      method,
      url,
      headers: { ...headers, ...who.headers },
      ...(payload === undefined ? {} : { payload }),
    })
  return { test, tenant, people: joined as Record<Name, TestMember>, ask }
}

/** What someone who has just looked at the review of a period sends along to approve or lock: everything in it, and its figures. */
export async function seen(
  ask: Ask,
  who: Who,
  review: string,
): Promise<{ subject: string; sha256: string }[]> {
  const { data } = (await ask(who, 'GET', review)).json()
  return [
    ...data.subjects.map(({ subject, sha256 }: { subject: string; sha256: string }) => ({ subject, sha256 })),
    ...(data.sha256 === null ? [] : [{ subject: 'period', sha256: data.sha256 }]),
    ...(data.figures === null ? [] : [{ subject: 'figures', sha256: data.figures.sha256 }]),
  ]
}

/** Replaces what stands there, whichever version it is. */
export const ANY_VERSION = { 'if-match': '*' } as const
