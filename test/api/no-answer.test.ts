import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const LIMIT_MS = 1000
/** For what must arrive in time: half of it is left to a busy machine. */
const PATIENT_MS = 4000
const TYPES = [
  'application/json',
  'application/octet-stream',
  'text/csv',
  'multipart/form-data; boundary=x',
  'application/x-unknown',
  'nonsense',
]
/** Ways to send no body: what follows the head, and the header lines that say so. */
const NOTHINGS: readonly (readonly [name: string, lines: string, after: string])[] = [
  ['no length', '', ''],
  ['length 0', 'Content-Length: 0\r\n', ''],
  ['no chunks', 'Transfer-Encoding: chunked\r\n', '0\r\n\r\n'],
  ['100-continue', 'Expect: 100-continue\r\n', ''],
  ['100-continue, length 0', 'Expect: 100-continue\r\nContent-Length: 0\r\n', ''],
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND']
const PATHS = [
  '/nowhere',
  '/v1/nowhere',
  '/v1/me',
  '/v1/keys',
  '/v1/keys/key_x',
  '/v1/companies/batch/climate-profiles',
  '/v1/evidence-files?name=a.pdf',
  '/v1/companies/74115061375/imports?kind=sites&name=a.csv',
]

describe('requests that could wait for ever', () => {
  let database: Database
  let test: TestApp
  let port: number
  let patientPort: number
  let tenant: TestTenant

  beforeAll(async () => {
    database = await openOnOneEngine()
    const home = await mkdtemp(path.join(tmpdir(), 'southerly-no-answer-'))
    const waiting = (limit: number): Promise<TestApp> =>
      testApp(database, {
        environment: {
          SOUTHERLY_HOME: home,
          SOUTHERLY_REQUEST_TIMEOUT_MS: String(limit),
          SOUTHERLY_SEND_TIMEOUT_MS: String(limit),
          SOUTHERLY_KEEP_ALIVE_MS: String(limit),
        },
      })
    test = await waiting(LIMIT_MS)
    ;({ port } = await listen(test.app))
    const patient = await waiting(PATIENT_MS)
    patientPort = (await listen(patient.app)).port
    tenant = await newTenant(database, test.clock)
    return async () => {
      await test.app.close()
      await patient.app.close()
      await database.close()
      await rm(home, { recursive: true })
    }
  })

  /** A connection, and all that came back on it. */
  const open = async (to = port): Promise<{ socket: Socket; text: () => string; closed: Promise<void> }> => {
    const socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true })
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    // A server that closes before it has read everything resets the connection.
    socket.on('error', () => {})
    const closed = new Promise<void>((resolve) => {
      socket.once('end', resolve)
      socket.once('close', resolve)
    })
    await once(socket, 'connect')
    return { socket, text: () => text, closed }
  }
  const head = (method: string, path: string, lines: string, version = '1.1'): string =>
    `${method} ${path} HTTP/${version}\r\nHost: a\r\nAuthorization: ${tenant.headers.authorization}\r\n${lines}\r\n`
  const statuses = (text: string): number[] =>
    [...text.matchAll(/HTTP\/1\.1 (\d+) /g)]
      .map(([, status]) => Number(status))
      .filter((status) => status !== 100)

  it.each(NOTHINGS)(
    '%s: answered at once whatever its method, path and type',
    async (_name, lines, after) => {
      for (const path of PATHS)
        for (const method of METHODS) {
          const { socket, text } = await open()
          const requests = TYPES.map(
            (type) => head(method, path, `Content-Type: ${type}\r\n${lines}`) + after,
          )
          socket.write(requests.join(''))
          while (statuses(text()).length < TYPES.length) await once(socket, 'data')
          for (const [index, status] of statuses(text()).entries()) {
            const asked = `${method} ${path} as ${TYPES[index]}`
            // 408 and 504 are what a request that hangs gets in the end.
            expect([200, 204, 400, 404, 405, 406, 415, 422, 428], asked).toContain(status)
            if (path.endsWith('/nowhere')) expect(status, asked).toBe(404)
          }
          socket.destroy()
        }
      expect(test.app.services.lifecycle.running.size).toBe(0)
    },
  )

  it('pipelined and of HTTP/1.0: each is answered, in order', async () => {
    const { socket, text, closed } = await open()
    const json = 'Content-Type: application/json\r\n'
    socket.write(
      head('PUT', '/nowhere', json) +
        head('DELETE', '/v1/keys/key_x', json) +
        head('POST', '/v1/keys', json) +
        head('PUT', '/v1/me', json) +
        head('PUT', '/v1/nowhere', json, '1.0'),
    )
    await closed
    expect(statuses(text())).toEqual([404, 400, 400, 405, 404])
  })

  it('does what it is asked when a type comes without a body', async () => {
    const other = await newTenant(database, test.clock)
    const { socket, text } = await open()
    socket.write(
      `DELETE /v1/keys/${other.keyId} HTTP/1.1\r\nHost: a\r\nAuthorization: ${other.headers.authorization}\r\nContent-Type: application/json\r\n\r\n`,
    )
    await expect.poll(() => statuses(text())).toEqual([200])
    socket.destroy()
  })

  const upload = (lines: string): string =>
    head('POST', '/v1/evidence-files?name=a.txt', `Content-Type: application/octet-stream\r\n${lines}`)
  const incomplete: readonly (readonly [string, () => string])[] = [
    ['a connection without a byte', () => ''],
    ['half a request line', () => 'GET /hea'],
    ['half a head', () => 'GET /healthz HTTP/1.1\r\nHost: a\r\n'],
    [
      'a body that stops',
      () => `${head('POST', '/v1/keys', 'Content-Type: application/json\r\nContent-Length: 9\r\n')}{`,
    ],
    ['a body for an address that no one has', () => `${head('PUT', '/nowhere', 'Content-Length: 9\r\n')}{`],
    [
      'a body that is announced and never sent',
      () =>
        head(
          'POST',
          '/v1/keys',
          'Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 9\r\n',
        ),
    ],
    [
      'a chunk that stops',
      () =>
        `${head('POST', '/v1/keys', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n')}5\r\n{`,
    ],
    ['an upload that stops', () => `${upload('Content-Length: 99\r\n')}a`],
    [
      'an upload whose answer has left',
      () =>
        `${head('POST', '/v1/evidence-files?name=', 'Content-Type: application/octet-stream\r\nContent-Length: 99\r\n')}a`,
    ],
    ['an answered request and then nothing', () => 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'],
  ]
  it.each(incomplete)('ends %s, also when bytes drip', async (name, bytes) => {
    const still = await open()
    still.socket.write(bytes())
    const dripping = await open()
    dripping.socket.write(bytes())
    // What follows a whole request would be another request.
    const drip = setInterval(
      () => !name.startsWith('an answered') && dripping.socket.write('a'),
      LIMIT_MS / 5,
    )
    await Promise.all([still.closed, dripping.closed])
    clearInterval(drip)
    still.socket.destroy()
    dripping.socket.destroy()
    await expect.poll(() => test.app.services.lifecycle.running.size).toBe(0)
  })

  it('takes a file that is slow but fast enough, and goes on with the connection after a refusal', async () => {
    const { socket, text } = await open(patientPort)
    const piece = Buffer.alloc(300 * 1024, 'a line of some text\n')
    socket.write(upload(`Content-Length: ${piece.length * 3}\r\n`))
    for (let sent = 0; sent < 3; sent += 1) {
      await pause(PATIENT_MS * 0.5)
      socket.write(piece)
    }
    await expect.poll(() => statuses(text())).toEqual([201])
    socket.write(
      head(
        'POST',
        '/v1/evidence-files?name=',
        `Content-Type: application/octet-stream\r\nContent-Length: ${piece.length}\r\n`,
      ),
    )
    await expect.poll(() => statuses(text())).toEqual([201, 400])
    socket.write(piece)
    socket.write(head('GET', '/v1/me', ''))
    await expect.poll(() => statuses(text())).toEqual([201, 400, 200])
    socket.destroy()
  })
})
