import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, run, type Server, serve, startedHome, temporaryDirectory, testSettings } from './southerly.ts'

const snapshotOf = async (server: Server): Promise<string> => {
  const answer = await server.call('/v1/emission-factors/search?q=diesel')
  return ((await answer.json()) as { meta: { snapshot: string } }).meta.snapshot
}

test('the answer after a load by a command is from what it loaded', async () => {
  const environment = testSettings(await startedHome())
  const server = await serve(environment)
  const before = await snapshotOf(server)
  const file = path.join(temporaryDirectory(), 'gwp.csv')
  const kept = await readFile(path.join(ROOT, 'data/starter/gwp/all.csv'), 'utf8')
  await writeFile(file, kept.replace(',27.9,', ',28,'))
  const words = ['ingest', 'gwp', file, '--published', '2026-11-01', '--json']
  expect(await run(words, environment)).toMatchObject({ code: 0, stderr: '' })
  expect(await snapshotOf(server)).not.toBe(before)
})
