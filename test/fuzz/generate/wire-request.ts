import type { Random } from '../../../bench/random.ts'
import type { FuzzRequest } from '../request.ts'
import type { World } from '../world/world.ts'
import { hostileText } from './hostile.ts'

type Malformation = (host: string, auth: string, random: Random) => string

const get = (target: string, ...lines: readonly string[]): string =>
  [`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n')

/** Bytes that no HTTP library sends. Each answer is a problem document or a closed connection, and the server goes on. */
const MALFORMATIONS: Readonly<Record<string, Malformation>> = {
  null_in_path: (host, auth) => get('/v1/keys/%00', host, auth),
  odd_path: (host, auth, random) =>
    get(
      random.pick([
        '//',
        '/v1//me',
        '/v1/me/',
        '/v1/../v1/me',
        '/./',
        '/%',
        '/%2e%2e/',
        '*',
        '/v1;a=b/me',
        '/V1/ME',
      ]),
      host,
      auth,
    ),
  absolute: (host, auth) => get('http://evil.invalid/v1/me', host, auth),
  raw_unicode: (host, auth) => get('/v1/entities/é/emissions', host, auth),
  long_target: (host, auth, random) =>
    get(`/v1/me?${'a'.repeat(random.pick([8180, 8192, 15_000]))}`, host, auth),
  long_header: (host, auth, random) =>
    get('/v1/me', host, auth, `x-a: ${'b'.repeat(random.pick([8000, 15_000, 17_000]))}`),
  many_headers: (host, auth) =>
    get('/v1/me', host, auth, ...Array.from({ length: 900 }, (_, at) => `x-${at}: 1`)),
  no_host: (_, auth) => get('/v1/me', auth),
  two_hosts: (host, auth) => get('/v1/me', host, host, auth),
  control_in_header: (host, auth) => get('/v1/me', host, auth, 'x-a: \u0001\u0002'),
  null_in_header: (host, auth) => get('/v1/me', host, auth, 'x-a: a\u0000b'),
  bare_line_end: (host, auth) => `GET /v1/me HTTP/1.1\n${host}\n${auth}\n\n`,
  folded_header: (host, auth) => get('/v1/me', host, `${auth}\r\n folded`),
  space_before_colon: (host, auth) => get('/v1/me', host, auth, 'x-a : b'),
  old_version: (host, auth, random) =>
    `GET /v1/me HTTP/${random.pick(['1.0', '0.9', '2.0', '9.9', 'x'])}\r\n${host}\r\n${auth}\r\n\r\n`,
  odd_method: (host, auth, random) =>
    `${random.pick(['get', 'GET\t', 'G@T', 'CONNECT', 'PRI', 'SEARCH', 'X'.repeat(100)])} /v1/me HTTP/1.1\r\n${host}\r\n${auth}\r\n\r\n`,
  query_without_type: (host, auth) =>
    `QUERY /v1/reporting-duty HTTP/1.1\r\n${host}\r\n${auth}\r\ncontent-length: 2\r\n\r\n{}`,
  two_lengths: (host, auth) =>
    `POST /v1/reporting-duty HTTP/1.1\r\n${host}\r\n${auth}\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{} `,
  length_and_chunks: (host, auth) =>
    `POST /v1/reporting-duty HTTP/1.1\r\n${host}\r\n${auth}\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /v1/keys HTTP/1.1\r\n\r\n`,
  odd_length: (host, auth, random) =>
    `POST /v1/reporting-duty HTTP/1.1\r\n${host}\r\n${auth}\r\ncontent-length: ${random.pick(['-1', '1e3', '99999999999999999999', 'x', '+2'])}\r\n\r\n{}`,
  too_much: (host, auth) =>
    `POST /v1/reporting-duty HTTP/1.1\r\n${host}\r\n${auth}\r\ncontent-type: application/json\r\ncontent-length: 5000000\r\n\r\n{}`,
  odd_chunks: (host, auth, random) =>
    `POST /v1/reporting-duty HTTP/1.1\r\n${host}\r\n${auth}\r\ncontent-type: application/json\r\ntransfer-encoding: ${random.pick(['chunked', 'identity', 'gzip, chunked', 'xchunked', 'chunked, chunked'])}\r\n\r\n${random.pick(['2\r\n{}\r\n0\r\n\r\n', 'g\r\n', '-1\r\n', '2;ext=1\r\n{}\r\n0\r\nx-trailer: a\r\n\r\n'])}`,
  pipelined: (host, auth) => `${get('/healthz', host)}${get('/v1/me', host, auth)}${get('/v1/me', host)}`,
  not_http: (_host, _auth, random) => hostileText(random),
  tls: () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  preface: () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  upgrade: (host, auth) => get('/v1/me', host, auth, 'connection: upgrade', 'upgrade: websocket'),
  expect: (host, auth) =>
    `POST /v1/reporting-duty HTTP/1.1\r\n${host}\r\n${auth}\r\nexpect: 200-maybe\r\ncontent-length: 2\r\n\r\n{}`,
}
const NAMES = Object.keys(MALFORMATIONS)

/** Malformed HTTP. What may never be answered at all ends with the client's half of the connection. */
export function wireRequest(world: World, random: Random, index: number): FuzzRequest {
  const name = random.pick(NAMES)
  const key = world.tenants.attacker.keys['everyday']!
  const raw = MALFORMATIONS[name]!(`host: 127.0.0.1:${world.port}`, `authorization: Bearer ${key}`, random)
  return {
    index,
    operation: `wire:${name}`,
    side: 'attacker',
    caller: 'everyday',
    method: 'GET',
    target: '',
    headers: [],
    changes: [name],
    raw: Buffer.from(raw),
  }
}
