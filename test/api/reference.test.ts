import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderOpenApi } from '../../src/api/openapi/render.ts'
import { ERRORS } from '../../src/errors.ts'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { type TestApp, testApp } from './support.ts'

const PAGES = new URL('../../docs/errors/', import.meta.url)

describe('reference', () => {
  let database: Database
  let test: TestApp

  beforeAll(async () => {
    database = await openOnOneEngine()
    test = await testApp(database)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  it('has one page for each error code and no other, each with its status and headings', () => {
    const pages = readdirSync(PAGES).map((file) => file.replace(/\.md$/, ''))
    expect(pages.sort()).toEqual(Object.keys(ERRORS).sort())
    for (const [code, { status }] of Object.entries(ERRORS)) {
      const text = readFileSync(new URL(`${code}.md`, PAGES), 'utf8')
      expect(text).toContain(`# ${code}\n\nHTTP ${status}. `)
      for (const heading of ['## What happened', '## How to fix it', '## Example'])
        expect(text).toContain(heading)
    }
  })

  it('serves the page that a problem links to, as HTML or Markdown', async () => {
    const problem = (await test.inject({ url: '/v1/me' })).json()
    const { pathname } = new URL(problem.type)
    const html = await test.inject({ url: pathname, headers: { accept: 'text/html,*/*;q=0.5' } })
    expect(html.headers['content-type']).toContain('text/html')
    expect(html.body).toContain('<h1>missing_api_key</h1>')
    expect(html.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/)
    const markdown = await test.inject({ url: pathname, headers: { accept: 'text/markdown' } })
    expect(markdown.body).toMatch(/^# missing_api_key\n/)
    expect((await test.inject({ url: '/errors/nonsense' })).statusCode).toBe(404)
    expect((await test.inject({ url: '/errors/..%2f..%2fpackage' })).statusCode).toBe(404)
  })

  it('serves the page of a method, and names the methods when there is none', async () => {
    const markdown = await test.inject({
      url: '/methods/emissions_record',
      headers: { accept: 'text/markdown' },
    })
    expect(markdown.body).toMatch(/^# /)
    expect((await test.inject({ url: '/methods/emissions_record' })).body).toContain('<h1>')
    const unknown = (await test.inject({ url: '/methods/nonsense' })).json()
    expect(unknown).toMatchObject({ status: 404, valid_values: expect.arrayContaining(['emissions_record']) })
  })

  it('publishes OpenAPI 3.1 with every route that is not hidden, the same bytes each time', async () => {
    const served = await test.inject({ url: '/openapi.json' })
    const document = JSON.parse(renderOpenApi())
    expect(served.json()).toEqual(document)
    expect(document.openapi).toBe('3.1.0')
    const published = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const expected = test.app.services.routes.filter((route) => route.hidden !== true)
    expect(published.sort()).toEqual(expected.map((route) => `${route.method} ${route.path}`).sort())
    expect(renderOpenApi()).toBe(renderOpenApi())
  })

  it('documents what a route about a company and a snapshot answers and takes', () => {
    const { paths } = JSON.parse(renderOpenApi())
    for (const path of ['/v1/entities/resolve', '/v1/companies/{abn}/climate-profile'])
      expect(Object.keys(paths[path].get.responses)).toEqual(
        expect.arrayContaining(['200', '304', '400', '404', '410', '422']),
      )
    const batch = paths['/v1/companies/batch/climate-profiles'].post
    expect(Object.keys(batch.requestBody.content)).toEqual(['application/json', 'text/csv'])
    expect(batch.responses['200'].content['application/x-ndjson'].schema).toEqual({ type: 'string' })
    expect(Object.keys(batch.responses['200'].headers)).toEqual(
      expect.arrayContaining(['X-Evidence-Hash', 'X-Snapshot']),
    )
    expect(Object.keys(paths['/v1/plans'].get.responses)).not.toContain('422')
  })

  it('serves the browsable reference from here alone', async () => {
    const page = await test.inject({ url: '/docs', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/https?:\/\//)
    expect(page.headers['content-security-policy']).toContain("connect-src 'self'")
    const script = await test.inject({ url: '/docs/reference.js', headers: { 'accept-encoding': 'gzip' } })
    expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'gzip'])
  })

  it('says that it lives, and what it lacks before it is ready', async () => {
    expect((await test.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    const readiness = await test.inject({ url: '/readyz' })
    expect(readiness.statusCode).toBe(503)
    expect(readiness.json()).toMatchObject({
      code: 'not_ready',
      errors: [{ parameter: 'snapshot', message: 'no release has been loaded yet' }],
    })
  })
})
