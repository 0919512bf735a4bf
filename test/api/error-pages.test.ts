import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, testApp } from './support.ts'

const PAGES = new URL('../../docs/errors/', import.meta.url)

interface Example {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
  readonly answer: object
}

/** The request of a page, with the answer that it shows; undefined where the answer needs more than one request. */
function exampleOf(page: string): Example | undefined {
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
    method: method as Example['method'],
    url,
    headers: Object.fromEntries(headers),
    payload,
    answer: JSON.parse(answer) as object,
  }
}

const EXAMPLES = readdirSync(PAGES).flatMap((file) => {
  const example = exampleOf(readFileSync(new URL(file, PAGES), 'utf8'))
  return example === undefined ? [] : [[file.replace(/\.md$/, ''), example] as const]
})

describe('the pages of errors', () => {
  let database: Database
  let test: TestApp

  beforeAll(async () => {
    database = await openOnOneEngine({ holding: 'starter' })
    test = await testApp(database)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  it('show what is answered, except where that needs several requests or a failure', () => {
    expect(EXAMPLES.length).toBeGreaterThan(35)
  })

  it.each(EXAMPLES)('%s shows what its example is answered', async (code, example) => {
    const { answer, headers, payload, method, url } = example
    const plan = code === 'plan_required' ? 'sandbox' : 'local'
    const scopes = ['admin', 'data:operate'] as const
    const tenant = await newTenant(database, test.clock, { plan, scopes })
    const answered = await test.inject({
      method,
      url,
      headers: code === 'missing_api_key' ? {} : { ...tenant.headers, ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    expect(answered.json()).toMatchObject({ code, ...answer })
  })
})
