import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '../../clock.ts'
import { EXIT } from '../../errors.ts'
import { askRegister, type RegisterContext } from './ask-register.ts'

const answer = (name: string): string =>
  readFileSync(new URL(`../../sources/abr/fixtures/${name}.xml`, import.meta.url), 'utf8')
const ENTITY = answer('entity')
const NO_RECORD = answer('no-record')
const KNOWN = '26008672179'
const UNKNOWN = '11001832391'

/** Speaks the register's protocol: one ABN is known, any other is not. */
const server = createServer((request, response) => {
  void text(request).then((body) =>
    response.setHeader('content-type', 'text/xml').end(body.includes(KNOWN) ? ENTITY : NO_RECORD),
  )
})
let context: RegisterContext

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const soapUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/AbrXmlSearch.asmx`
  context = {
    clock: fixedClock('2026-11-15T00:00:00Z'),
    guid: '00000000-0000-0000-0000-000000000000',
    transport: { soapUrl, allowLoopbackHttp: true },
  }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('tells what the register says of an ABN, and when', async () => {
  expect(await askRegister(context, '26 008 672 179')).toMatchObject({
    abn: KNOWN,
    name: 'BUNNINGS GROUP LIMITED',
    status: 'active',
    state: 'VIC',
    other_abns: [{ abn: UNKNOWN }],
    retrieved_at: '2026-11-15T00:00:00.000Z',
  })
})

test('says that there is no record, that digits are wrong, or that the key is missing', async () => {
  await expect(askRegister(context, UNKNOWN)).rejects.toMatchObject({
    message: `the business register has no record of ${UNKNOWN}`,
    exitCode: EXIT.notFound,
  })
  await expect(askRegister(context, '26008672170')).rejects.toMatchObject({ code: 'abn_checksum_failed' })
  await expect(askRegister({ ...context, guid: undefined }, KNOWN)).rejects.toMatchObject({
    message: expect.stringContaining('ABR_GUID'),
    exitCode: EXIT.usage,
  })
})
