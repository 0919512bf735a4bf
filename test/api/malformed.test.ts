import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { ERRORS } from '../../src/errors.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

describe('malformed input', () => {
  let test: TestApp
  /** One that waits for no request longer than a moment. */
  let impatient: TestApp
  let owner: TestTenant

  beforeAll(async () => {
    const database = await openOnOneEngine()
    test = await testApp(database, { environment: { SOUTHERLY_BODY_LIMIT: '4096' } })
    impatient = await testApp(database, { environment: { SOUTHERLY_REQUEST_TIMEOUT_MS: '1500' } })
    owner = await newTenant(database, test.clock)
    for (const { app } of [test, impatient]) await listen(app)
    return async () => {
      for (const { app } of [test, impatient]) await app.close()
      await database.close()
    }
  })

  const post = async (payload: string | Buffer, type = 'application/json') => {
    const answer = await test.inject({
      method: 'POST',
      url: '/v1/keys',
      payload,
      headers: { ...owner.headers, 'content-type': type },
    })
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.body).not.toMatch(/\bat .+\.ts:|node_modules/)
    return answer.json()
  }

  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

  it.each([
    ['an empty body', '', 'malformed_json'],
    ['blanks', '   ', 'malformed_json'],
    ['half a document', '{"name": "a"', 'malformed_json'],
    ['a trailing comma', '{"name": "a",}', 'malformed_json'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'malformed_json'],
    ['nesting without end', deep(1900), 'malformed_json'],
    ['nesting inside the limit', deep(31), 'validation_failed'],
    ['brackets inside a string', JSON.stringify({ name: '['.repeat(199), scopes: [] }), 'validation_failed'],
    ['null', 'null', 'validation_failed'],
    ['a number', '5', 'validation_failed'],
    ['a list', '[]', 'validation_failed'],
    ['a number for text', '{"name": 5, "scopes": ["admin"]}', 'validation_failed'],
    ['null for text', '{"name": null, "scopes": ["admin"]}', 'validation_failed'],
    ['text for a list', '{"name": "a", "scopes": "admin"}', 'validation_failed'],
    ['an unknown member', '{"name": "a", "scopes": ["admin"], "colour": 1}', 'validation_failed'],
    ['__proto__', '{"name": "a", "scopes": ["admin"], "__proto__": {"admin": true}}', 'validation_failed'],
    ['a NUL', '{"name": "a\\u0000b", "scopes": ["admin"]}', 'validation_failed'],
    ['half a surrogate pair', '{"name": "\\ud800", "scopes": ["admin"]}', 'validation_failed'],
    ['a number beyond all bounds', '{"name": 1e999, "scopes": ["admin"]}', 'validation_failed'],
    ['too large a body', `"${'x'.repeat(5000)}"`, 'payload_too_large'],
  ])('refuses %s', async (_name, payload, code) => {
    const problem = await post(payload)
    expect(problem).toMatchObject({ code, status: ERRORS[code as keyof typeof ERRORS].status })
  })

  it('reports every fault of a body with its pointer and what was received', async () => {
    const { errors } = await post('{"name": "", "mode": "Live", "scopes": ["admin", 7], "colour": 1}')
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ pointer: '/name' }),
        expect.objectContaining({ pointer: '/mode', received: 'Live', message: 'must be one of live, test' }),
        expect.objectContaining({ pointer: '/scopes/1', received: 7 }),
        expect.objectContaining({ pointer: '/colour', code: 'unknown_member' }),
      ]),
    )
  })

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/jsonx'],
    ['application/json-patch+json'],
    ['application/json; charset=utf-16'],
    ['application/json;charset="latin1"'],
    ['nonsense'],
    [';;;'],
    [''],
  ])('refuses the media type "%s"', async (type) => {
    expect((await post('{}', type)).code).toBe('unsupported_media_type')
  })

  it.each([
    ['application/json;;;'],
    ['Application/JSON ; charset="UTF-8"'],
    ['application/json;charset=us-ascii'],
  ])('reads the media type %s as JSON', async (type) => {
    expect((await post('{}', type)).code).toBe('validation_failed')
  })

  it('passes over a byte order mark', async () => {
    expect((await post('\uFEFF{}', 'application/json')).code).toBe('validation_failed')
  })

  it('refuses a compressed body and a table that is not UTF-8', async () => {
    const send = async (url: string, payload: Buffer, headers: Record<string, string>) =>
      test.inject({ method: 'POST', url, payload, headers: { ...owner.headers, ...headers } })
    const type = 'application/json'
    const packed = await send('/v1/keys', Buffer.from('{}'), {
      'content-type': type,
      'content-encoding': 'gzip',
    })
    expect([packed.json().code, packed.headers['accept-encoding']]).toEqual([
      'unsupported_media_type',
      'identity',
    ])
    const plain = await send('/v1/keys', Buffer.from('{}'), {
      'content-type': type,
      'content-encoding': 'identity',
    })
    expect(plain.json().code).toBe('validation_failed')
    const table = Buffer.from('abn\n74115061375,Caf\xe9\n', 'latin1')
    const answer = await send('/v1/companies/batch/climate-profiles', table, { 'content-type': 'text/csv' })
    expect(answer.json()).toMatchObject({ status: 422, detail: 'The body is not valid UTF-8.' })
  })

  it('answers methods that no route has with 405 or 404, with a body or without', async () => {
    const bodies = ['', 'Content-Length: 2\r\n', 'Content-Type: application/json\r\nContent-Length: 2\r\n']
    for (const method of ['QUERY', 'TRACE', 'PROPFIND', 'PATCH', 'LOCK', 'SEARCH', 'REPORT'])
      for (const [path, expected] of [
        ['/v1/me', 405],
        ['/v1/nothing', 404],
      ] as const)
        for (const headers of bodies) {
          const answer = await raw(
            `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${headers === '' ? '' : '{}'}`,
          )
          const status = Number(/^HTTP\/1.1 (\d+) /.exec(answer)?.[1])
          // A body that no parser reads is refused as such wherever it is sent.
          expect([expected, 415], `${method} ${path} ${headers}`).toContain(status)
          expect(answer).toContain('application/problem+json')
        }
  })

  it.each([['get'], ['qUERY'], ['NOTHING']])('answers the method %s with a problem', async (method) => {
    expectProblem(await raw(`${method} /v1/me HTTP/1.1\r\nHost: a\r\n\r\n`), 400, 'malformed_request')
  })

  it('answers CONNECT with a problem instead of a closed connection', async () => {
    expectProblem(await raw('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'), 405, 'method_not_allowed')
  })

  it('answers a body without a known end once, with a problem', async () => {
    const answer = await raw('GET /v1/plans HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity\r\n\r\n')
    const head = await raw('HEAD /v1/plans HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\n\r\n$/)
    const long = await raw(`HEAD /v1/plans?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(long).toMatch(/^HTTP\/1\.1 431 [\s\S]*\r\n\r\n$/)
    expectProblem(answer, 400, 'malformed_request')
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  it('takes a body in chunks with trailers', async () => {
    const head = `POST /v1/keys HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: ${owner.headers.authorization}\r\n`
    const answer = await raw(
      `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nTrailer: X-A\r\n\r\n2\r\n{}\r\n0\r\nX-A: b\r\n\r\n`,
    )
    expectProblem(answer, 422, 'validation_failed')
  })

  it.each([
    ['/v1/keys?limit=0', 'invalid_parameter'],
    ['/v1/keys?limit=ten', 'invalid_parameter'],
    ['/v1/keys?limit=1e2', 'invalid_parameter'],
    ['/v1/keys?limit=', 'invalid_parameter'],
    ['/v1/keys?limit=5&limit=6', 'invalid_parameter'],
    ['/v1/keys?limit=%ff', 'invalid_parameter'],
    ['/v1/keys?cursor=%00', 'invalid_parameter'],
    ['/v1/keys?colour=red', 'unknown_parameter'],
    ['/v1/keys?__proto__=1', 'unknown_parameter'],
    ['/v1/keys?constructor=1', 'unknown_parameter'],
    ['/v1/keys?cursor=AAAA', 'invalid_cursor'],
    ['/v1/keys/%ff', 'malformed_request'],
    ['/v1/keys/a%00b', 'malformed_request'],
    ['/v1/datasets/%00/releases', 'malformed_request'],
    ['/v1/companies/74115061375/disclosure-report-runs/a%00b', 'malformed_request'],
    ['/v1/companies/74115061375/disclosure-reports/%00/download', 'malformed_request'],
    ['/%00', 'malformed_request'],
    ['/v1/datasets/%c0%ae%c0%ae/releases', 'malformed_request'],
    ['/v1/datasets/%ed%a0%80/releases', 'malformed_request'],
    ['/v1/datasets/%2e%2e/releases', 'route_not_found'],
    ['/v1/datasets/%0d%0a/releases', 'dataset_not_found'],
    ['/v1/keys/..%2f..%2fetc', 'invalid_parameter'],
    ['/v1/usage?from=2026-02-30', 'invalid_parameter'],
    ['/v1/usage?from=0000-01-01&to=0000-01-02', 'invalid_parameter'],
    ['/v1/companies/74115061375/climate-profile?as_of=2026-02-30', 'invalid_parameter'],
    ['/v1/companies/74115061375/climate-profile?as_of=0000-01-01', 'invalid_parameter'],
    ['/v1/usage?from=2026-02-02&to=2026-02-01', 'invalid_parameter'],
    [`/v1/keys?cursor=${'x'.repeat(9000)}`, 'uri_too_long'],
    ['/v1/nothing', 'route_not_found'],
    ['/v1/keys/', 'route_not_found'],
    ['//v1//keys', 'route_not_found'],
  ])('answers %s with %s', async (url, code) => {
    const answer = await test.inject({ url, headers: owner.headers })
    expect(answer.json()).toMatchObject({ code, status: answer.statusCode })
  })

  it('answers another method with 405 and Allow, and a body where none belongs with 422', async () => {
    const answer = await test.inject({ method: 'PUT', url: '/v1/keys', headers: owner.headers, payload: {} })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    const url = `/v1/keys/${owner.keyId}`
    const body = await test.inject({
      method: 'DELETE',
      url,
      headers: owner.headers,
      payload: { force: true },
    })
    expect(body.json().code).toBe('validation_failed')
    expect((await test.inject({ url: '/v1/me', headers: owner.headers })).statusCode).toBe(200)
  })

  /** Sends raw bytes and reads until the server closes. */
  const raw = (bytes: string, { app } = test): Promise<string> =>
    new Promise((resolve) => {
      const { port } = app.server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      let answer = ''
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString()
      })
      // A server that closes before it has read everything resets the connection, after its answer.
      socket.on('error', () => {})
      socket.on('close', () => resolve(answer))
    })

  it.each([
    ['garbage', '\u0001\u0002\u0003\r\n\r\n', 400, 'malformed_request'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nnonsense\r\n\r\n', 400, 'malformed_request'],
    [
      'two lengths',
      'POST /v1/keys HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'malformed_request',
    ],
    [
      'length and chunks',
      'POST /v1/keys HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'malformed_request',
    ],
    [
      'a flood of headers',
      `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Flood: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'header_fields_too_large',
    ],
    [
      'many headers',
      `GET /healthz HTTP/1.1\r\nHost: a\r\n${'X-Flood: yes\r\n'.repeat(2000)}\r\n`,
      431,
      'header_fields_too_large',
    ],
  ])('answers %s on the socket with a problem', async (_name, bytes, status, code) => {
    expectProblem(await raw(bytes), status, code)
  })

  const expectProblem = (answer: string, status: number, code: string): void => {
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('application/problem+json')
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code, status })
  }

  it('takes the rest of too large a body, so that its answer arrives and the connection stays', async () => {
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1')
    let answered = ''
    socket.on('data', (chunk: Buffer) => {
      answered += chunk.toString()
    })
    const length = 3_000_000
    const who = `Authorization: ${owner.headers.authorization}\r\nContent-Type: application/json`
    socket.write(`POST /v1/keys HTTP/1.1\r\nHost: a\r\n${who}\r\nContent-Length: ${length}\r\n\r\n`)
    await expect.poll(() => answered).toContain('payload_too_large')
    socket.write('x'.repeat(length))
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await expect.poll(() => answered).toContain('HTTP/1.1 200 ')
    socket.destroy()
  })

  it('answers headers that never end on the socket with a problem', async () => {
    expectProblem(await raw('GET /healthz HTTP/1.1\r\nHost: a\r\n', impatient), 408, 'request_timeout')
  })

  it('ends a body that never comes, and goes on serving', async () => {
    const answer = await raw(
      `POST /v1/keys HTTP/1.1\r\nHost: a\r\nAuthorization: ${owner.headers.authorization}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na`,
      impatient,
    )
    expect(answer).toMatch(/^HTTP\/1.1 (408|504) /)
    await expect.poll(async () => (await impatient.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect(impatient.app.services.lifecycle.running.size).toBe(0)
  })
})
