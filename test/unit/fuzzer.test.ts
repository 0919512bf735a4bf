import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/api/routes.ts'
import { TOOLS } from '../../src/mcp/tools.ts'
import { requestStream } from '../fuzz/generate/stream.ts'
import { MemoryWatch } from '../fuzz/memory.ts'
import { inputFault } from '../fuzz/oracle/input.ts'
import { createJudge } from '../fuzz/oracle/judge.ts'
import { curlOf } from '../fuzz/report/curl.ts'
import { shrink } from '../fuzz/report/shrink.ts'
import { type Answer, bytesOf, type FuzzRequest, type Outcome, type Side } from '../fuzz/request.ts'
import { readAnswer } from '../fuzz/wire/answer-reader.ts'
import type { FuzzTenant } from '../fuzz/world/tenants.ts'
import type { World } from '../fuzz/world/world.ts'

const tenant = (side: Side): FuzzTenant => ({
  id: `ten_${side}`,
  marker: `marker-of-${side}`,
  keys: { admin: `${side}-a`, everyday: `${side}-b`, keeper: `${side}-c`, reference: `${side}-d` },
  spareKeys: ['spare'],
})
const belongings = {
  webhooks: ['whk_0123456789abcdef'],
  watchlists: ['list'],
  artifacts: ['art_a'],
  runs: ['run_a'],
  cookie: 'a=b',
}
const world = (): World => ({
  port: 1,
  tenants: { attacker: tenant('attacker'), victim: tenant('victim') },
  belongings: { attacker: belongings, victim: belongings },
  snapshots: ['snap_0123456789abcdef'],
  datasets: ['au_cer_nger_corporate'],
  sha256s: ['0'.repeat(64)],
  etags: new Map(),
  cursors: new Map(),
})

const plans = ROUTES.find(({ operationId }) => operationId === 'listPlans')!
const duty = ROUTES.find(({ operationId }) => operationId === 'classifyReportingDuty')!
const ask = (changes: Partial<FuzzRequest> = {}): FuzzRequest => ({
  index: 0,
  operation: 'listPlans',
  side: 'attacker',
  caller: 'admin',
  method: 'GET',
  target: '/v1/plans',
  headers: [],
  changes: [],
  route: plans,
  ...changes,
})
const answer = (status: number, body: unknown, type = 'application/json'): Answer => ({
  kind: 'answer',
  status,
  headers: { 'content-type': type },
  head: '',
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  milliseconds: 1,
})
const kindsOf = (request: FuzzRequest, outcome: Outcome): string[] =>
  createJudge(world())(request, outcome).map(({ kind }) => kind)

describe('the stream of requests', () => {
  it('depends on seed and index alone', () => {
    const [first, second] = [requestStream(world(), 5), requestStream(world(), 5)]
    const backwards = Array.from({ length: 300 }, (_, at) => second(299 - at)).toReversed()
    const forwards = Array.from({ length: 300 }, (_, at) => first(at))
    expect(forwards.map((request) => bytesOf(request).toString('latin1'))).toEqual(
      backwards.map((request) => bytesOf(request).toString('latin1')),
    )
    expect(bytesOf(requestStream(world(), 6)(0))).not.toEqual(bytesOf(first(0)))
  })

  it('asks every route and every tool, often as they want to be asked', () => {
    const make = requestStream(world(), 1)
    const requests = Array.from({ length: 12_000 }, (_, index) => make(index))
    const asked = new Set(requests.map(({ operation }) => operation))
    const wanted = [
      ...ROUTES.map(({ operationId }) => operationId),
      ...TOOLS.map(({ name }) => `mcp:${name}`),
    ]
    expect(wanted.filter((operation) => !asked.has(operation))).toEqual([])
    const untouched = requests.filter(({ route, changes }) => route !== undefined && changes.length === 0)
    expect(untouched.length).toBeGreaterThan(1000)
    const faults = untouched.flatMap((request) => {
      const fault = inputFault(request, request.route!)
      return fault === undefined ? [] : [`${request.target}: ${fault}`]
    })
    expect(faults).toEqual([])
  })
})

describe('the judge', () => {
  it.each<[string, FuzzRequest, Outcome]>([
    ['server_error', ask(), answer(500, { code: 'internal_error' }, 'application/problem+json')],
    ['hang', ask(), { kind: 'hang', detail: '' }],
    ['no_answer', ask(), { kind: 'closed', detail: '' }],
    ['foreign_marker', ask(), answer(200, { data: ['marker-of-victim'] })],
    ['foreign_marker', ask(), answer(404, { data: ['ten_victim'] })],
    ['foreign_object', ask({ foreign: true }), answer(200, {})],
    ['internals', ask(), answer(400, 'Error\n    at Object.<anonymous> (x)')],
    ['answer_schema', ask(), answer(200, { data: 5 })],
    ['problem_schema', ask(), answer(404, { code: 'x' }, 'application/problem+json')],
    ['problem_schema', ask(), answer(404, 'Not Found', 'text/plain')],
    ['unchecked_input', ask({ target: '/v1/plans?colour=red' }), answer(200, {})],
    ['unchecked_input', ask({ route: duty, body: '{"colour":1}' }), answer(200, {})],
  ])('finds %s', (kind, request, outcome) => {
    expect(kindsOf(request, outcome)).toContain(kind)
  })

  it('finds nothing where load is shed, where bytes are no HTTP, or where an answer repeats what was asked', () => {
    const shed = answer(503, '', 'application/problem+json')
    expect(kindsOf(ask(), shed)).toEqual([])
    expect(kindsOf(ask({ raw: Buffer.from('x'), route: undefined }), { kind: 'closed', detail: '' })).toEqual(
      [],
    )
    const repeated = answer(302, { instance: '/v1/plans?a=node_modules' })
    expect(kindsOf(ask({ target: '/v1/plans?a=node_modules' }), repeated)).toEqual([])
  })

  it('finds a tool that takes what its schema does not', () => {
    const [tool] = TOOLS
    const call = {
      tool: tool!,
      given: Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`x${at}`, 0])),
    }
    const request = ask({ target: '/mcp', route: undefined, call })
    const taken = answer(
      200,
      'event: message\ndata: {"result":{"structuredContent":{}}}\n\n',
      'text/event-stream',
    )
    expect(kindsOf(request, taken)).toEqual(['unchecked_input'])
    const refused = answer(200, { result: { isError: true, content: [{ text: '{"error":{}}' }] } })
    expect(kindsOf(request, refused)).toEqual([])
  })
})

it('tells growth from use', () => {
  const watch = new MemoryWatch()
  const at = (heap: number) => ({ heap: heap * 2 ** 20, resident: 0, processor: 0 })
  expect(watch.add(1, at(100))).toBeUndefined()
  expect(watch.add(2, at(200))).toBeUndefined()
  expect(watch.add(3, at(300))?.kind).toBe('memory')
})

it('shrinks a request to what still shows the finding', async () => {
  const request = ask({
    target: '/v1/plans?a=1&b=2&c=3&d=4',
    headers: [
      ['x-a', '1'],
      ['x-b', '2'],
    ],
    body: JSON.stringify({ a: 1, b: 2, c: 3 }),
  })
  const shows = async ({ target, headers, body }: FuzzRequest) =>
    target.includes('c=3') && headers.some(([name]) => name === 'x-b') && body!.includes('"b"')
  const small = await shrink(request, shows)
  expect(small).toMatchObject({ target: '/v1/plans?c=3', headers: [['x-b', '2']], body: '{"b":2}' })
  expect(curlOf(small, 'http://127.0.0.1:1')).toBe(
    `curl -i --path-as-is --globoff -H 'x-b: 2' --data-binary '{"b":2}' 'http://127.0.0.1:1/v1/plans?c=3'`,
  )
})

it('reads an answer only when all of it is there', () => {
  const bytes = Buffer.from('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}')
  expect(readAnswer(bytes.subarray(0, -1), false, false)).toBeUndefined()
  expect(readAnswer(bytes, false, false)).toMatchObject({
    answer: { status: 200, body: Buffer.from('{}') },
    beyond: 0,
  })
  expect(readAnswer(bytes, true, false)?.beyond).toBe(2)
  expect(readAnswer(bytes.subarray(0, -2), true, false)?.answer.status).toBe(200)
  const chunks = Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n')
  expect(readAnswer(chunks.subarray(0, -3), false, false)).toBeUndefined()
  expect(readAnswer(chunks, false, false)?.answer.body.toString()).toBe('{}')
})
