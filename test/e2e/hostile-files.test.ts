import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import { FULL_RUN } from '../support/engines.ts'
import { bombOfBlanks, lastColumnInEveryRow } from '../support/hostile-workbooks.ts'
import { run, serve, startedHome, temporaryDirectory, testSettings } from './southerly.ts'

const FILES = [
  ['each.xlsx', lastColumnInEveryRow, 'each.xlsx, Energy!XFD60000: is so far out that 60000 cells span'],
  ['bomb.xlsx', bombOfBlanks, 'looks like a decompression bomb'],
] as const

/** A folder of files that take far more memory than they have bytes. */
function hostileFolder(): string {
  const folder = temporaryDirectory()
  for (const [name, make] of FILES) writeFileSync(path.join(folder, name), make())
  return folder
}

test.each(FILES)('%s is refused with its place by a command alone', async (name, _make, message) => {
  const refused = await run(['read', 'nga-factors', path.join(hostileFolder(), name)], {})
  expect(refused).toMatchObject({ code: EXIT.badInput, stdout: '' })
  expect(refused.stderr).toContain(message)
})

// The uploads of the API have the same files in test/api/hostile-uploads.test.ts.
test.skipIf(!FULL_RUN)(
  'a server that is handed hostile workbooks refuses them, loads nothing and goes on',
  async () => {
    const folder = hostileFolder()
    const home = await startedHome()
    const environment = testSettings(home)
    const server = await serve(environment)
    const loaded = async (): Promise<string> => (await server.call('/v1/snapshots')).text()
    const before = await loaded()
    for (const [name, , message] of FILES) {
      const refused = await run(['ingest', 'nga-factors', path.join(folder, name)], environment)
      expect(refused.code).toBe(EXIT.badInput)
      expect(refused.stderr).toContain(message)
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await server.call('/v1/companies/74115061375/climate-profile')).status).toBe(200)
    expect(await loaded()).toBe(before)
    expect(leftIn(path.join(home, 'spool'))).toEqual([])
  },
)

test('a file that takes more memory than it may ends its own process, not the server', async () => {
  const home = await startedHome()
  // Less than any reading takes.
  const environment = { ...testSettings(home), SOUTHERLY_READ_MB: '64' }
  const server = await serve(environment)
  const file = path.join(hostileFolder(), 'bomb.xlsx')
  const refused = await run(['ingest', 'nga-factors', file, '--json'], environment)
  expect(refused.code).toBe(EXIT.badInput)
  expect(JSON.parse(refused.stderr)).toMatchObject({
    error: {
      message: 'bomb.xlsx: takes more than 64 MB of memory to read',
      hint: expect.stringContaining('SOUTHERLY_READ_MB') as string,
    },
  })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(leftIn(path.join(home, 'spool'))).toEqual([])
})

const leftIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])
