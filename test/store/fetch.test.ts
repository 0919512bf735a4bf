import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { fetchSource, fetchUrl } from '../../src/operations/ingest/fetch.ts'

const clock = fixedClock('2026-11-15T00:00:00Z')
const BODY = 'Organisation name,Identifying details\r\n'
const requests: (string | undefined)[] = []
const server = createServer((request, response) => {
  requests.push(request.headers['if-none-match'])
  if (request.headers['if-none-match'] === '"v1"') return response.writeHead(304).end()
  return response.writeHead(200, { etag: '"v1"' }).end(BODY)
})
let home: string
let url: string

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'southerly-fetch-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/table.csv`
})
afterAll(async () => {
  server.close()
  await rm(home, { recursive: true })
})

it('keeps the bytes and what the publisher said of them, and asks next time whether they changed', async () => {
  const context = { clock, home, transport: { allowLoopbackHttp: true } }
  const first = await fetchUrl(context, 'nger-corporate', url)
  expect(first).toMatchObject({
    changed: true,
    location: path.join(home, 'downloads/nger-corporate/table.csv'),
  })
  expect(await readFile(first.location, 'utf8')).toBe(BODY)
  const second = await fetchUrl(context, 'nger-corporate', url)
  expect(second.changed).toBe(false)
  expect(await readFile(second.location, 'utf8')).toBe(BODY)
  expect(requests).toEqual([undefined, '"v1"'])
})

it('a source without a stable address says how to load it all the same', async () => {
  await expect(fetchSource({ clock, home }, 'safeguard')).rejects.toThrow('safeguard has no stable address')
})

it('plain http to anywhere but this machine is refused', async () => {
  await expect(fetchUrl({ clock, home }, 'nger-corporate', url)).rejects.toMatchObject({
    hint: 'Only https addresses are fetched.',
  })
})
