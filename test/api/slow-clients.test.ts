import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyedRoute } from '../../src/api/platform/route.ts'
import { shutDown } from '../../src/api/shutdown.ts'
import { ServiceError } from '../../src/errors.ts'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

/** More than the system keeps for a connection that nobody reads, at both ends. */
const LARGE_BYTES = 32 * 1024 * 1024
const SEND_TIMEOUT_MS = 2000
const common = {
  method: 'GET',
  summary: 'A test',
  tag: 'Test',
  since: '0.1.0',
  scope: 'tenant:read',
} as const

let asked = 0
const large = keyedRoute({
  ...common,
  path: '/test/large',
  operationId: 'testLarge',
  handler: () => {
    asked += 1
    return { bytes: Buffer.alloc(LARGE_BYTES, 'a line of some text\n'), contentType: 'application/zip' }
  },
})
const badHeader = keyedRoute({
  ...common,
  path: '/test/bad-header',
  operationId: 'testBadHeader',
  handler: () => ({ body: {}, headers: { 'content-disposition': 'attachment; filename="Überblick → 1"' } }),
})
const badProblem = keyedRoute({
  ...common,
  path: '/test/bad-problem',
  operationId: 'testBadProblem',
  handler: () => {
    throw new ServiceError('malformed_request', 'No.', { headers: { allow: 'GET\r\nX-Injected: yes' } })
  },
})

describe('slow and stuck clients', () => {
  let database: Database
  let test: TestApp
  let port: number
  let url: string
  /** A tenant that may have one request at a time. */
  let tenant: TestTenant

  beforeAll(async () => {
    database = await openOnOneEngine()
    return () => database.close()
  })

  /** An app of its own for each test, so that no connection of another one is counted. */
  const start = async (environment = {}): Promise<void> => {
    asked = 0
    test = await testApp(database, { environment, extraRoutes: [large, badHeader, badProblem] })
    ;({ port, url } = await listen(test.app))
    tenant = await newTenant(database, test.clock, { overrides: { requests_in_flight: 1 } })
  }
  const opened: Socket[] = []
  beforeEach(() => async () => {
    for (const socket of opened.splice(0)) socket.destroy()
    await test.app.close()
  })

  const impatient = { SOUTHERLY_SEND_TIMEOUT_MS: String(SEND_TIMEOUT_MS) }
  const asking = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${tenant.headers.authorization}\r\n\r\n`

  /** Sends bytes on a connection of its own, and reads nothing. */
  const sendUnread = async (bytes: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    opened.push(socket)
    socket.on('error', () => {})
    socket.pause()
    await once(socket, 'connect')
    socket.write(bytes)
    return socket
  }
  const statusOf = async (path: string): Promise<number> => {
    const answer = await fetch(url + path, { headers: tenant.headers })
    await answer.arrayBuffer()
    return answer.status
  }
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      test.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })

  it('an answer that nobody reads holds its place until the client goes away', async () => {
    await start()
    const socket = await sendUnread(asking('/test/large'))
    await expect.poll(() => asked).toBe(1)
    expect(await statusOf('/v1/me')).toBe(429)
    expect(test.app.services.lifecycle.running.size).toBe(1)
    socket.destroy()
    await expect.poll(() => statusOf('/v1/me')).toBe(200)
    expect(test.app.services.lifecycle.running.size).toBe(0)
  })

  it('a connection that takes nothing of its answer is cut off, and its place is free again', async () => {
    await start(impatient)
    await sendUnread(asking('/test/large'))
    await expect.poll(() => asked).toBe(1)
    await expect.poll(connections).toBe(0)
    expect(await statusOf('/v1/me')).toBe(200)
  })

  it('a client that reads slowly but steadily gets all of it, however long it takes', async () => {
    await start(impatient)
    const socket = await sendUnread(asking('/test/large'))
    const from = performance.now()
    let bytes = 0
    while (bytes < LARGE_BYTES) {
      const chunk = socket.read() as Buffer | null
      if (chunk === null) await once(socket, 'readable')
      else bytes += chunk.length
      const due = (bytes / LARGE_BYTES) * 2 * SEND_TIMEOUT_MS - (performance.now() - from)
      if (due > 20) await pause(due)
    }
    expect(bytes).toBeGreaterThan(LARGE_BYTES)
    expect(performance.now() - from).toBeGreaterThan(SEND_TIMEOUT_MS)
  })

  it('a shutdown lets an answer leave that is on its way', async () => {
    await start()
    const answer = await fetch(`${url}/test/large`, { headers: tenant.headers })
    const closing = shutDown(test.app, { drainMs: 0, deadlineMs: 60_000 })
    expect((await answer.arrayBuffer()).byteLength).toBe(LARGE_BYTES)
    expect(await closing).toBe(true)
  })

  it.each(['/test/bad-header', '/test/bad-problem'])(
    '%s: a value that no header may hold is a 500',
    async (path) => {
      await start()
      const socket = await sendUnread(asking(path))
      let answers = ''
      socket.on('data', (chunk) => (answers += chunk.toString()))
      socket.resume()
      await expect
        .poll(() => answers)
        .toMatch(/^HTTP\/1.1 500 Internal Server Error\r\n.*"code":"internal_error"/s)
      socket.write(asking('/v1/me'))
      await expect.poll(() => answers).toMatch(/HTTP\/1.1 200 OK\r\n/)
      expect(answers).not.toContain('X-Injected')
      expect(test.logLines.join('')).toContain('Invalid character in header content')
      expect(test.app.services.lifecycle.running.size).toBe(0)
    },
  )

  it('requests sent ahead are answered in their order, and too many end the connection', async () => {
    await start()
    const few = await sendUnread(asking('/v1/nothing') + asking('/healthz') + asking('/v1/nowhere'))
    let answers = ''
    few.on('data', (chunk) => (answers += chunk.toString()))
    few.resume()
    await expect.poll(() => answers).toMatch(/nothing.*HTTP\/1.1 200 .*nowhere/s)
    few.destroy()
    tenant = await newTenant(database, test.clock)
    await sendUnread(asking('/test/large').repeat(500))
    await expect.poll(connections).toBe(0)
    expect(asked).toBeLessThan(20)
  })

  it('a connection that sent no request is closed by us, also when its other end stays open', async () => {
    await start({ ...impatient, SOUTHERLY_REQUEST_TIMEOUT_MS: '1000' })
    await sendUnread('\u0001\u0002\r\n\r\n')
    await sendUnread('')
    await expect.poll(connections).toBe(2)
    await expect.poll(connections).toBe(0)
  })
})
