import { beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestTenant, testApp } from './support.ts'

const PAGE = { accept: 'text/html', host: '127.0.0.1:8080' }

describe('the web app as it is served', () => {
  let database: Database
  let tenant: TestTenant

  beforeAll(async () => {
    database = await openOnOneEngine()
    tenant = await newTenant(database, fixedClock('2026-11-15T03:00:00.000Z'))
    return () => database.close()
  })

  const start = () =>
    testApp(database, { localMember: { tenantId: tenant.id, memberId: 'mem_0000000000000000' } })

  it('allows the page neither inline script nor inline style nor another origin', async () => {
    const web = await start()
    const answer = await web.inject({ url: '/companies/74115061375?as_of=2025-01-01', headers: PAGE })
    expect(answer.statusCode).toBe(200)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.body).not.toMatch(/<script(?![^>]*src=)|<style|style=|https?:/)
  })

  it('leaves what stands behind the question mark to the page, one name with several values too', async () => {
    const web = await start()
    const answer = await web.inject({ url: '/compare?abn=74115061375&abn=49004028077', headers: PAGE })
    expect(answer.statusCode).toBe(200)
    const refused = await web.inject({ url: '/v1/plans?a=1&a=2' })
    expect(refused.statusCode).toBe(400)
  })

  it('asks browsers to check the page each time and to keep its files for good', async () => {
    const web = await start()
    const page = await web.inject({ url: '/', headers: PAGE })
    expect(page.headers['cache-control']).toBe('private, no-cache')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body)?.[1] ?? ''
    const plain = await web.inject({ url: script })
    expect(plain.headers['cache-control']).toContain('immutable')
    for (const coding of ['br', 'gzip']) {
      const coded = await web.inject({ url: script, headers: { 'accept-encoding': coding } })
      expect(coded.headers['content-encoding']).toBe(coding)
      expect(coded.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    }
  })

  it('tells a reader with a browser in a page that there is none, and a program in JSON', async () => {
    const web = await start()
    const page = await web.inject({ url: '/nothing', headers: PAGE })
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    const coded = await web.inject({ url: '/nothing', headers: { ...PAGE, 'accept-encoding': 'gzip, br' } })
    expect([coded.statusCode, coded.body]).toEqual([404, page.body])
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }])
      expect((await web.inject({ url: '/nothing', headers })).json()).toMatchObject({
        code: 'route_not_found',
      })
  })

  it('leaves what is not for readers to the API', async () => {
    const web = await start()
    for (const url of ['/v1/nothing', '/assets/nothing.js', '/assets/..%2findex.html']) {
      const answer = await web.inject({ url, headers: PAGE })
      expect([url, answer.headers['content-type']]).toEqual([url, 'application/problem+json; charset=utf-8'])
      expect([400, 404, 406]).toContain(answer.statusCode)
    }
  })

  it('signs nobody in unasked, not even a browser on this machine', async () => {
    const web = await start()
    for (const host of ['127.0.0.1:8080', 'localhost:8080', '[::1]:8080', '127.999.999.999'])
      for (const url of ['/', '/sign-in', '/companies/74115061375', '/nothing']) {
        const answer = await web.inject({ url, headers: { ...PAGE, host } })
        expect([url, host, answer.headers['set-cookie']]).toEqual([url, host, undefined])
      }
  })
})
