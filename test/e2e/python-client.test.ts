import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findProgram } from '../../scripts/setup-system-tools.mjs'
import { json, problem, type Scripted, scriptedServer } from '../support/client-server.ts'
import { FULL_RUN } from '../support/engines.ts'
import {
  ROOT,
  type Server,
  serve,
  startedHome,
  startProgram,
  temporaryDirectory,
  testSettings,
} from './southerly.ts'

const FOLDER = path.join(ROOT, 'clients', 'python')
const README = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')
const examples = [...README.matchAll(/## (.+)\n```python\n([\s\S]*?)```\n```text\n([\s\S]*?)```/g)].map(
  ([, title, code, output]) => ({ title: title ?? '', code: code ?? '', output: output ?? '' }),
)
/** Pandas is installed for the full run alone, and whole tables take every company's profile. */
const isForFullRun = ({ title }: { readonly title: string }): boolean => /pandas|tables/.test(title)

const python = ['/usr/bin/python3', findProgram('python3')].find(
  (program) => program !== undefined && runs(program, 'import sys; assert sys.version_info >= (3, 11)'),
)
if (python === undefined && process.env['CI'] === 'true')
  throw new Error('Python 3.11 is missing and CI=true')

function runs(program: string, code: string): boolean {
  return spawnSync(program, ['-c', code]).status === 0
}

const keyOf = (server: Server): string => readFileSync(server.keyFile ?? '', 'utf8').trim()

/** Runs a program of Python with the client from the tree, or one that is installed. */
const runPython = (code: string, environment: Record<string, string>, place = path.join(FOLDER, 'src')) =>
  startProgram(python!, ['-W', 'error', '-B', '-c', code], { PYTHONPATH: place, ...environment }).ended

const HELP = 'apt-get install python3-pandas mypy python3-pip python3-setuptools python3-wheel'

describe.skipIf(python === undefined)('the Python client', () => {
  test('prints what stands under each example of its README', async () => {
    expect(examples).toHaveLength(5)
    const server = await serve(testSettings(await startedHome()))
    const environment = { SOUTHERLY_URL: server.url, SOUTHERLY_API_KEY: keyOf(server) }
    if (FULL_RUN) expect(runs(python!, 'import pandas'), HELP).toBe(true)
    for (const example of examples.filter((one) => FULL_RUN || !isForFullRun(one)))
      expect(await runPython(example.code, environment), example.title).toMatchObject({
        code: 0,
        stdout: example.output,
      })
  })

  const LIST = 'print(southerly.list_datasets())'
  const CREATE = "print(southerly.create_key(body={'name': 'job', 'mode': 'test', 'scopes': []}))"
  const CHANGE = "print(southerly.batch_factors(body={'lookups': []}))"
  const wait = { 'retry-after': '0' }
  test.each<[string, string, readonly Scripted[], string, number]>([
    [
      'repeats a read that may succeed later',
      LIST,
      [problem(503, 'not_ready', true, wait), json({ data: [] })],
      "{'data': []}\n",
      2,
    ],
    ['repeats after a cut line', LIST, ['reset', json({ data: [] })], "{'data': []}\n", 2],
    [
      'repeats what creates with one key',
      CREATE,
      [problem(500, 'internal', true, wait), json({ id: 'k' })],
      "{'id': 'k'}\n",
      2,
    ],
    [
      'does not repeat a POST that may have worked',
      CHANGE,
      [problem(500, 'internal', true, wait)],
      '500 internal\n',
      1,
    ],
    [
      'repeats a POST that was refused at the door',
      CHANGE,
      [problem(429, 'rate_limited', true, wait), json({})],
      '{}\n',
      2,
    ],
    ['does not repeat a refusal', LIST, [problem(403, 'forbidden', false)], '403 forbidden\n', 1],
    [
      'believes a service that asks for a long wait',
      LIST,
      [problem(503, 'not_ready', true, { 'retry-after': '3600' })],
      '503 not_ready\n',
      1,
    ],
    [
      'passes on an answer that is no problem document',
      LIST,
      [{ status: 502, body: '<html>' }],
      '502 unknown\n',
      1,
    ],
  ])('%s', async (_, call, script, output, count) => {
    const server = await scriptedServer(script)
    const code = `from southerly import Problem, Southerly
southerly = Southerly(${JSON.stringify(server.url)}, 'key')
try:
    ${call}
except Problem as problem:
    print(problem.status, problem.code)
`
    expect(await runPython(code, {})).toMatchObject({ stderr: '', stdout: output })
    expect(server.requests).toHaveLength(count)
    const keys = new Set(server.requests.map(({ headers }) => headers['idempotency-key']))
    expect(keys.size).toBe(1)
    expect([...keys][0] === undefined).toBe(call !== CREATE)
    for (const { headers } of server.requests) expect(headers.authorization).toBe('Bearer key')
  })

  test('says that no answer came, and writes arguments as the service reads them', async () => {
    const server = await scriptedServer([json({ data: [] })])
    const code = `from southerly import ConnectionFailed, Southerly
southerly = Southerly(${JSON.stringify(server.url)})
southerly.get_climate_profile('a/b', include=['entity', 'emissions'], explain=False)
southerly.get_grid_intensity('VIC1', from_='2026-01-01')
try:
    Southerly('http://127.0.0.1:9', retries=0).list_datasets()
except ConnectionFailed as failure:
    print(failure)
`
    expect((await runPython(code, {})).stdout).toContain('GET http://127.0.0.1:9/v1/datasets: ')
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/v1/companies/a%2Fb/climate-profile?include=entity%2Cemissions&explain=false',
      '/v1/grid-intensity/VIC1?from=2026-01-01',
    ])
  })

  test.runIf(FULL_RUN)(
    'is typed throughout, and its wheel installs without a network',
    { timeout: 300_000 },
    async () => {
      const directory = temporaryDirectory()
      cpSync(FOLDER, path.join(directory, 'python'), { recursive: true })
      const inFolder = (words: readonly string[]) =>
        startProgram(
          '/bin/sh',
          ['-c', `cd "$0" && exec "$@"`, path.join(directory, 'python'), python!, ...words],
          {},
        ).ended
      const checked = path.join(directory, 'python', 'src', 'wrong.py')
      expect(await inFolder(['-m', 'mypy']), HELP).toMatchObject({ code: 0 })
      writeFileSync(checked, 'from southerly import Southerly\nSoutherly().get_climate_profile(1)\n')
      expect((await inFolder(['-m', 'mypy'])).stdout).toContain('incompatible type "int"; expected "str"')
      const offline = ['--no-build-isolation', '--no-index', '--no-deps', '--quiet']
      expect(await inFolder(['-m', 'pip', 'wheel', ...offline, '-w', directory, '.']), HELP).toMatchObject({
        code: 0,
      })
      const wheel = path.join(directory, 'southerly-0.1.0-py3-none-any.whl')
      const installed = path.join(directory, 'installed')
      expect(
        await inFolder(['-m', 'pip', 'install', '--no-index', '--no-deps', '--target', installed, wheel]),
      ).toMatchObject({ code: 0 })
      const where = await runPython(
        'import southerly, os; print(os.listdir(os.path.dirname(southerly.__file__)))',
        {},
        installed,
      )
      expect(where.stdout).toContain('py.typed')
    },
  )
})
