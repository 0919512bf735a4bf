import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHeadEnding, giveHead, headerLines } from './ready-head.ts'

const HEADERS = ['content-type', 'application/json', 'etag', '"é"', 'content-length', '2']
let server: Server

beforeAll(async () => {
  const ending = createHeadEnding(72_000)
  server = createServer({ keepAliveTimeout: 72_000 }, ({ url }, response) => {
    if (url === '/ready') giveHead(response, headerLines(HEADERS), ending(Date.now()))
    else response.writeHead(200, HEADERS)
    response.end('{}', 'latin1')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** What comes back for two requests on one connection, so that the first must leave it open. */
async function bytesOf(path: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(2))
  let text = ''
  for await (const piece of socket) {
    text += String(piece)
    if (text.split('\r\n\r\n{}').length === 3) break
  }
  return text.replaceAll(/Date: .* GMT/g, 'Date: then')
}

test('a ready head is byte for byte what writeHead writes', async () => {
  const ready = await bytesOf('/ready')
  expect(ready).toBe(await bytesOf('/written'))
  expect(ready).toContain('\r\nDate: then\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72\r\n\r\n{}')
})

test('the date is that of the second', () => {
  const ending = createHeadEnding(72_000)
  expect(ending(Date.parse('2026-11-17T01:02:03.004Z'))).toMatch(/^Date: Tue, 17 Nov 2026 01:02:03 GMT\r\n/)
  expect(ending(Date.parse('2026-11-17T01:02:03.999Z'))).toMatch(/^Date: Tue, 17 Nov 2026 01:02:03 GMT\r\n/)
  expect(ending(Date.parse('2026-11-17T01:02:04.000Z'))).toMatch(/^Date: Tue, 17 Nov 2026 01:02:04 GMT\r\n/)
})

test.each([
  ['a b', 'c'],
  ['a', 'b\r\nset-cookie: c'],
  ['a', '€'],
])('refuses the header %j: %j', (name, value) => {
  expect(() => headerLines([name, value])).toThrow()
})
