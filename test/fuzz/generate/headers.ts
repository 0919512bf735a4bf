import type { Random } from '../../../bench/random.ts'
import type { Header } from '../request.ts'
import { hostileText } from './hostile.ts'

const VALUES: Readonly<Record<string, readonly string[]>> = {
  accept: [
    '*/*',
    'application/json',
    'text/html',
    'application/xml',
    'text/*;q=0.5, application/json;q=0',
    ';;;',
    'application/json;q=nan',
    'text/csv',
    'application/x-ndjson',
    ','.repeat(2000),
  ],
  'accept-encoding': ['gzip', 'br', 'gzip;q=0, br;q=0, identity;q=0', '*', 'deflate', ';q=1', 'gzip, br, x'],
  'transfer-encoding': ['identity', 'gzip'],
  'accept-language': ['en-AU', '*', '\u00ff'],
  'content-type': [
    'application/json; charset=utf-16',
    'application/json;',
    'APPLICATION/JSON',
    'text/csv',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
    'a',
    '/',
    'application/json, text/csv',
  ],
  'content-encoding': ['gzip', 'identity', 'br', 'x'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9999999999-', 'bytes=0-1,3-4', 'bytes=5-1', 'items=1-2', 'bytes='],
  'if-match': ['*', '""', '"0"', 'W/"1"', '"a", "b"', '"', '0'],
  'if-none-match': ['*', '""', 'W/"x"', '"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  'if-range': ['"x"', 'x'],
  prefer: ['return=minimal', 'respond-async', 'wait=0', '=', 'handling=lenient; x="'],
  'idempotency-key': ['a', '"quoted"', 'ü', ' ', 'x'.repeat(256), 'same-key', '../..', "' or 1=1 --"],
  'x-request-id': ['a', '"', '{"level":"error"}', 'x'.repeat(129), 'ü', '${jndi:ldap://127.0.0.1/}'],
  host: ['', 'localhost', '127.999.999.999', 'evil.invalid', '[::1]', 'a b', '127.0.0.1:99999', '0', '@'],
  origin: ['null', 'http://evil.invalid', 'http://127.0.0.1', 'x'],
  referer: ['http://evil.invalid/', '\u0001'],
  cookie: ['southerly=x', 'a', '=;=;=', `a=${'b'.repeat(4000)}`],
  'x-forwarded-for': ['127.0.0.1', '::1, 10.0.0.1', 'x'],
  'x-forwarded-host': ['evil.invalid'],
  'x-http-method-override': ['DELETE'],
  expect: ['100-continue', 'x'],
  upgrade: ['h2c', 'websocket'],
  te: ['trailers'],
  connection: ['close', 'keep-alive, x', 'upgrade'],
  'sec-fetch-site': ['cross-site', 'none', 'same-origin'],
  'x-requested-with': ['southerly', 'XMLHttpRequest'],
  'mcp-protocol-version': ['2025-06-18', '1999-01-01', 'x'],
  'access-control-request-method': ['DELETE'],
  authorization: [
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'bearer x',
    'Bearer sk_live_x',
    `Bearer ${'a'.repeat(5000)}`,
  ],
  'x-api-key': ['', 'x', "' or 1=1 --"],
}
const NAMES = Object.keys(VALUES)

/** Header lines beside those that a request needs. The same name may come twice. */
export function oddHeaders(random: Random): Header[] {
  return Array.from({ length: 1 + random.below(3) }, () => {
    const name = random.pick(NAMES)
    return [name, random.chance(0.9) ? random.pick(VALUES[name]!) : oneLine(hostileText(random))] as const
  })
}

/** A value that is one line most of the time: a line end inside begins another header, which is the attack. */
const oneLine = (text: string): string => text.toWellFormed().slice(0, 4000)
