import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proxiedFetch } from './proxied-fetch.ts'

const asked: string[] = []
const server = createServer((_, response) => response.end('asked directly'))
const proxy = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end('through the proxy')
}).on('connect', (request, socket) => {
  asked.push(request.url ?? '')
  socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
})
const portOf = (of: typeof server): number => (of.address() as AddressInfo).port

beforeAll(async () => {
  for (const one of [server, proxy]) await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  for (const one of [server, proxy]) {
    one.closeAllConnections()
    one.close()
  }
})

test('asks through the proxy, except the hosts that are named', async () => {
  const get = async (url: string, except?: string): Promise<string> => {
    const ask = proxiedFetch(`http://127.0.0.1:${portOf(proxy)}`, except)
    const signal = AbortSignal.timeout(10_000)
    return (await ask(url, { method: 'GET', headers: {}, redirect: 'manual', signal })).text()
  }
  const url = `http://127.0.0.1:${portOf(server)}/file`
  expect(await get(url)).toBe('through the proxy')
  expect(await get(url, 'example.com,127.0.0.1')).toBe('asked directly')
  await expect(get('https://example.invalid/file')).rejects.toThrow('fetch failed')
  expect(asked).toEqual([url, 'example.invalid:443'])
})
