import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { Server } from './southerly.ts'

const COMPANY = '/v1/companies/16000011058'
const ROWS = 400
const HELD = Buffer.from(`%PDF-1.7\n${'held '.repeat(1000)}\n%%EOF\n`)
const HALF = Buffer.from(`%PDF-1.7\n${'half '.repeat(100_000)}`)
const MONTHS = ['Jul 2025', 'Aug 2025', 'Sep 2025', 'Oct 2025']
const LOADS = [
  'Site,State,Month,kWh',
  ...Array.from({ length: ROWS }, (_, at) => `Shop ${at},VIC,${MONTHS[at % MONTHS.length]},${at + 1}`),
].join('\n')

export interface Uploads {
  /** Whether the import was acknowledged before the server ended. */
  readonly imported: Promise<boolean>
}

/** Folders in which files lie while they arrive. */
const arriving = (home: string): string[] =>
  ['evidence', 'imports'].flatMap((name) => {
    const folder = path.join(home, name)
    return existsSync(folder) ? readdirSync(folder) : []
  })

/** A body of which one half comes and the other never does. */
const half = (): ReadableStream<Uint8Array> =>
  new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(HALF)) })

/** An evidence file that is acknowledged, one and an import that stop half-way, and an import that is being read. */
export async function beginUploads(server: Server, key: string, home: string): Promise<Uploads> {
  const send = (place: string, body: NonNullable<RequestInit['body']>): Promise<Response> =>
    server.call(place, {
      key,
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    })
  expect((await send('/v1/evidence-files?name=held.pdf', HELD)).status).toBe(201)
  const asked = `${COMPANY}/imports?kind=electricity&period=2025-26&name=loads.csv`
  for (const place of ['/v1/evidence-files?name=half.pdf', asked]) send(place, half()).catch(() => undefined)
  const imported = send(`${asked}&apply=true`, LOADS).then(
    ({ status }) => status === 200,
    () => false,
  )
  await expect.poll(() => arriving(home).length).toBeGreaterThanOrEqual(2)
  return { imported }
}

/** What was acknowledged is there whole, what was not is there whole or not at all, and no half of a file is left. */
export async function expectUploadsWhole(
  server: Server,
  key: string,
  home: string,
  uploads: Uploads,
): Promise<void> {
  const sha256 = createHash('sha256').update(HELD).digest('hex')
  const content = await server.call(`/v1/evidence-files/${sha256}/content`, { key })
  expect(Buffer.from(await content.arrayBuffer()).equals(HELD)).toBe(true)
  const listed = (await (await server.call('/v1/evidence-files', { key })).json()) as {
    readonly data: readonly { readonly name: string }[]
  }
  expect(listed.data.map(({ name }) => name)).toEqual(['held.pdf'])
  await expect.poll(() => arriving(home)).toEqual([])
  const record = await server.call(`${COMPANY}/market-based-scope2/evidence?period=2025-26`, { key })
  const isKept = record.status === 200
  if (await uploads.imported) expect(isKept).toBe(true)
  if (isKept) {
    const { data } = (await record.json()) as { readonly data: { readonly consumption: readonly unknown[] } }
    expect(data.consumption).toHaveLength(ROWS)
  }
}
