import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { openOnOneEngine } from '../support/engines.ts'
import { type TestApp, testApp } from './support.ts'

const docs = (file: string): string => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8')

describe('documentation for language models', () => {
  let test: TestApp
  beforeAll(async () => {
    const database = await openOnOneEngine()
    test = await testApp(database)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  it('/llms.txt names every page, and every page it names is there as Markdown', async () => {
    const { body, headers } = await test.inject({ url: '/llms.txt' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^# Southerly\n\n> /)
    const addresses = [...body.matchAll(/^- \[.+\]\(http:\/\/[^/]+(\/docs\/[^)]+)\)/gm)].map(
      ([, address]) => address ?? '',
    )
    expect(addresses.length).toBeGreaterThan(90)
    expect(addresses).toContain('/docs/guide/agents.md')
    for (const url of addresses) {
      const page = await test.inject({ url })
      expect(page.headers['content-type'], url).toBe('text/markdown; charset=utf-8')
      expect(page.body).toBe(docs(url.slice('/docs/'.length)))
    }
  })

  it('the same page is for people without .md, and Markdown when asked for', async () => {
    const url = '/docs/guide/sandbox'
    expect((await test.inject({ url, headers: { accept: 'text/html' } })).body).toContain('<h1')
    expect((await test.inject({ url, headers: { accept: 'text/markdown' } })).body).toBe(
      docs('guide/sandbox.md'),
    )
  })

  it.each(['/docs/guide/none.md', '/docs/..%2F..%2Fpackage/json', '/docs/errors/..%2Fguide%2Fsandbox.md'])(
    '%s is nowhere',
    async (url) => {
      expect((await test.inject({ url })).json()).toMatchObject({ code: 'route_not_found' })
    },
  )
})
