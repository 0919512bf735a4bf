import { readdirSync, readFileSync } from 'node:fs'
import type { LightMyRequestResponse } from 'fastify'
import type { Database } from '../../src/store/database.ts'
import { newTenant, type TestApp } from '../api/support.ts'

const PAGES = new URL('../../docs/errors/', import.meta.url)

/** A request that a page of docs/errors shows, with the answer. */
export interface PageExample {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
  readonly answer: object
}

/** The request of a page, with the answer that it shows; undefined where the answer needs more than one request. */
function exampleOf(page: string): PageExample | undefined {
  const block = (language: string): string | undefined =>
    new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(page)?.[1]
  const answer = block('json')
  if (answer === undefined) return undefined
  const [head = '', payload] = block('http')?.split('\n\n') ?? []
  const [first = '', ...lines] = head.split('\n')
  const [method, url = ''] = first.split(' ')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(': ')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)]
  })
  return {
    method: method as PageExample['method'],
    url,
    headers: Object.fromEntries(headers),
    payload,
    answer: JSON.parse(answer) as object,
  }
}

/** By the code of the error. */
export const ERROR_PAGE_EXAMPLES = readdirSync(PAGES).flatMap((file) => {
  const example = exampleOf(readFileSync(new URL(file, PAGES), 'utf8'))
  return example === undefined ? [] : [[file.replace(/\.md$/, ''), example] as const]
})

/** Sends the request of a page as a tenant of its own. */
export async function answerOfPage(
  test: TestApp,
  database: Database,
  code: string,
  { headers, payload, method, url }: PageExample,
): Promise<LightMyRequestResponse> {
  const plan = code === 'plan_required' ? 'sandbox' : 'local'
  const scopes = ['admin', 'data:operate'] as const
  const tenant = await newTenant(database, test.clock, { plan, scopes })
  return test.inject({
    method,
    url,
    headers: code === 'missing_api_key' ? {} : { ...tenant.headers, ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
}
