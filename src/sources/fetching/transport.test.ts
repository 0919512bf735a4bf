import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixedClock } from '../../clock.ts'
import { fetchFile, type TransportOptions } from './transport.ts'
import { TransportError } from './transport-error.ts'

let server: Server
let origin: string
let answer: RequestListener
let requests: { url: string; headers: Record<string, unknown> }[]
let waits: number[]

const options = (more: Partial<TransportOptions> = {}): TransportOptions => ({
  clock: fixedClock('2026-11-15T00:00:00Z'),
  userAgent: 'southerly-test',
  allowLoopbackHttp: true,
  ...more,
  retry: { wait: async (ms) => void waits.push(ms), ...more.retry },
})
const get = (where: string, more?: Partial<TransportOptions>) =>
  fetchFile(`${origin}${where}`, 'x.csv', options(more))
const fault = async (where: string, more?: Partial<TransportOptions>): Promise<TransportError> => {
  const outcome = await get(where, more).catch((error: unknown) => error)
  if (outcome instanceof TransportError) return outcome
  throw new Error('expected a TransportError', { cause: outcome })
}

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push({ url: request.url!, headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
  waits = []
})

test('fetches a file with its hash and what the publisher said of it', async () => {
  answer = (_, response) =>
    response.setHeader('etag', '"v1"').setHeader('content-type', 'text/csv').end('a,b\n1,2\n')
  const fetched = await get('/x.csv')
  expect(fetched).toMatchObject({
    changed: true,
    sha256: '492d5ea496056f1a6a6592241032fab764c321596317930b4fa0e1e8bc3b7470',
    facts: { status: 200, etag: '"v1"', content_type: 'text/csv', retrieved_at: '2026-11-15T00:00:00.000Z' },
  })
  expect(requests[0]?.headers['user-agent']).toBe('southerly-test')
  if (fetched.changed) expect(new TextDecoder().decode(await fetched.file.bytes())).toBe('a,b\n1,2\n')
})

test('does not fetch again what has not changed', async () => {
  answer = (request, response) => {
    response.statusCode = request.headers['if-none-match'] === '"v1"' ? 304 : 200
    response.end()
  }
  expect(
    await get('/x.csv', { known: { etag: '"v1"', lastModified: 'Sun, 01 Nov 2026 00:00:00 GMT' } }),
  ).toMatchObject({ changed: false })
  expect(requests[0]?.headers['if-modified-since']).toBe('Sun, 01 Nov 2026 00:00:00 GMT')
})

test('waits as long as the publisher asks, then twice as long each time', async () => {
  const script = [
    { status: 429, headers: { 'retry-after': '7' } },
    { status: 503, headers: { 'retry-after': 'Sun, 15 Nov 2026 00:00:30 GMT' } },
    { status: 500, headers: {} },
  ]
  answer = (_, response) => {
    const next = script.shift()
    if (next === undefined) response.end('done')
    else response.writeHead(next.status, next.headers).end()
  }
  expect(await get('/x.csv')).toMatchObject({ changed: true })
  expect(waits).toEqual([7000, 30_000, 2000])
})

describe('gives up', () => {
  test('at once when the fault will not pass', async () => {
    answer = (_, response) => response.writeHead(404).end()
    expect(await fault('/x.csv')).toMatchObject({ status: 404, transient: false })
    expect(requests).toHaveLength(1)
  })

  test('after its attempts', async () => {
    answer = (_, response) => response.writeHead(502).end()
    expect(await fault('/x.csv', { retry: { attempts: 3 } })).toMatchObject({ status: 502 })
    expect(waits).toEqual([500, 1000])
  })

  test('when asked to wait too long', async () => {
    answer = (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end()
    expect((await fault('/x.csv')).message).toContain('asks to wait 3600 s')
    expect(waits).toEqual([])
  })

  test('when the publisher does not answer, stops in the middle, or hangs up', async () => {
    answer = () => undefined
    expect((await fault('/slow', { timeoutMs: 50, retry: { attempts: 1 } })).message).toContain(
      'did not answer within 50 ms',
    )
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setTimeout(() => response.destroy(), 20)
    }
    expect(await fault('/cut', { retry: { attempts: 1 } })).toMatchObject({ transient: true })
    answer = (_, response) => response.destroy()
    expect(await fault('/gone', { retry: { attempts: 1 } })).toMatchObject({ transient: true })
  })

  test('when there is more than the limit', async () => {
    answer = (_, response) => response.end('x'.repeat(5000))
    expect((await fault('/big', { maxBytes: 1000 })).message).toContain('more than 1000 bytes')
  })

  test('without telling keys', async () => {
    answer = (_, response) => response.writeHead(403).end()
    expect((await fault('/x?guid=1234-secret&b=1')).message).toMatch(/guid=\*\*\*&b=1 answered 403/)
  })
})

describe('redirects', () => {
  const redirectTo =
    (location: string): RequestListener =>
    (request, response) =>
      request.url === '/old' ? response.writeHead(302, { location }).end() : response.end('here')

  test('are followed on https, and on this machine for tests', async () => {
    answer = redirectTo('/new')
    expect(await get('/old')).toMatchObject({ changed: true, facts: { url: `${origin}/new` } })
  })

  test.each(['file:///etc/passwd', 'http://example.com/', 'data:text/plain,x', 'ftp://example.com/x'])(
    'to %s are refused',
    async (location) => {
      answer = redirectTo(location)
      expect((await fault('/old')).message).toContain('leads to')
      expect(requests).toHaveLength(1)
    },
  )

  test('to another host are refused unless it is known', async () => {
    const elsewhere = `${origin.replace('127.0.0.1', 'localhost')}/new`
    answer = redirectTo(elsewhere)
    expect(await fault('/old')).toMatchObject({
      message: expect.stringContaining('leads to another host, localhost:') as string,
      hint: expect.stringContaining(elsewhere) as string,
    })
    expect(await get('/old', { redirectHosts: [new URL(elsewhere).host] })).toMatchObject({ changed: true })
  })

  test('in a circle end', async () => {
    answer = redirectTo('/old')
    expect((await fault('/old')).message).toContain('redirects more than 5 times')
  })
})

test('ends when nobody waits for it any more, and tries no more', async () => {
  const caller = new AbortController()
  answer = () => caller.abort()
  await expect(get('/slow', { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(requests).toHaveLength(1)
})

test('a file on disk appears only when it is whole', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'southerly-fetch-'))
  const saveTo = path.join(folder, 'big.zip')
  answer = (_, response) => response.end('x'.repeat(5000))
  await fault('/big', { saveTo, maxBytes: 1000 })
  expect(await readdir(folder)).toEqual([])
  answer = (_, response) => response.end()
  expect((await fault('/empty', { saveTo })).message).toContain('answered with nothing')
  expect(await readdir(folder)).toEqual([])
  answer = (_, response) => response.end('x'.repeat(5000))
  await get('/big', { saveTo })
  expect(await readdir(folder)).toEqual(['big.zip'])
  expect((await readFile(saveTo)).length).toBe(5000)
  await rm(folder, { recursive: true })
})
