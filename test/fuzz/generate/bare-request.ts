import type { Random } from '../../../bench/random.ts'
import type { FuzzRequest, Header } from '../request.ts'
import { METHODS } from './methods.ts'

const TYPES = [
  'application/json',
  'APPLICATION/JSON; charset=utf-8',
  'application/octet-stream',
  'text/csv',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/x-unknown',
  'nonsense',
]
/** Ways to say that nothing follows the head. */
const NOTHINGS: readonly (readonly Header[] | 'chunked')[] = [
  [],
  [],
  [['content-length', '0']],
  [['expect', '100-continue']],
  [
    ['expect', '100-continue'],
    ['content-length', '0'],
  ],
  'chunked',
]
const NOWHERE = ['/nowhere', '/v1/nowhere', '/v1/companies', '/v1', '/mcp/nothing', '/assets/nothing']

/**
 * The same caller with a type and no body, with any method, often where there is no route. Whoever waits for the end of a body that
 * never began does not answer.
 */
export function bareRequest(request: FuzzRequest, random: Random): FuzzRequest {
  const { body: _body, call: _call, raw: _raw, route: _route, ...rest } = request
  const method = random.chance(0.7) ? random.pick(METHODS) : rest.method
  const nothing = random.pick(NOTHINGS)
  const isChunked = nothing === 'chunked'
  const target = random.chance(0.4) || rest.target === '' ? random.pick(NOWHERE) : rest.target
  const replaced = new Set(['content-type', 'content-length', 'transfer-encoding', 'expect'])
  return {
    ...rest,
    operation: `bare:${method}`,
    method,
    target,
    headers: [
      ...rest.headers.filter(([name]) => !replaced.has(name)),
      ['content-type', random.pick(TYPES)],
      ...(isChunked ? [] : nothing),
    ],
    ...(isChunked ? { body: '', isChunked } : {}),
    changes: [...rest.changes, 'a type without a body'],
  }
}
