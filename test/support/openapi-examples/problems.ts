import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { listen, newTenant, type TestApp, testApp } from '../../api/support.ts'
import { boundary } from '../disclosure-records.ts'
import { answerOfPage, ERROR_PAGE_EXAMPLES } from '../error-pages.ts'
import type { Recorder } from './recorder.ts'
import { AGL, NOBODY, type Stage } from './stage.ts'

/** More than a body may have. */
const LONG = { name: 'x'.repeat(2_000_000), scopes: ['tenant:read'] }

/** What is refused, and how: the requests of the pages of errors, and those that a page cannot show. */
export async function problems({ test, database, key, refuse }: Stage, recorder: Recorder): Promise<void> {
  const impatient = await testApp(database, { environment: { SOUTHERLY_REQUEST_TIMEOUT_MS: '300' } })
  await listen(impatient.app)
  const late = onSocket(impatient, 'GET /healthz HTTP/1.1\r\nHost: a\r\n')
  for (const [code, example] of ERROR_PAGE_EXAMPLES)
    recorder.refuse((await answerOfPage(test, database, code, example)).body)
  const url = `/v1/companies/${AGL}/organisational-boundary`
  const other = boundary({ rationale: 'Another reason' })
  await refuse(key, 'PUT', url, other)
  await refuse(key, 'PUT', url, other, { 'if-match': '"v9-0000000000000000"' })
  await refuse(key, 'POST', '/v1/keys', LONG)
  await refuse(NOBODY, 'GET', `/v1/plans?${'x'.repeat(20_000)}`)
  const hasty = await newTenant(database, test.clock, { overrides: { requests_per_minute: 1 } })
  const ask = () => test.inject({ url: '/v1/me', headers: hasty.headers })
  await ask()
  recorder.refuse((await ask()).body)
  const flood = `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Flood: ${'x'.repeat(20_000)}\r\n\r\n`
  for (const answer of [await onSocket(impatient, flood), await late])
    recorder.refuse(answer.slice(answer.indexOf('\r\n\r\n')))
  await impatient.app.close()
}

/** Sends raw bytes and reads until the server closes. */
async function onSocket({ app }: TestApp, bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes)
  return await text(socket)
}
