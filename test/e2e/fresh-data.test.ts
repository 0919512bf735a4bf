import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { ROOT, run, type Server, serve, startedHome, temporaryDirectory, testSettings } from './southerly.ts'

const snapshotOf = async (server: Server): Promise<string> => {
  const answer = await server.call('/v1/emission-factors/search?q=diesel')
  return ((await answer.json()) as { meta: { snapshot: string } }).meta.snapshot
}

test.skipIf(!FULL_RUN)('the answer after a load by a command is from what it loaded', async () => {
  const environment = testSettings(await startedHome())
  const server = await serve(environment)
  const before = await snapshotOf(server)
  // No profile rests on it, so no profiles are compared before it is loaded.
  const source = 'renewable-power-percentage'
  const file = path.join(temporaryDirectory(), `${source}.csv`)
  const kept = await readFile(path.join(ROOT, `data/starter/${source}/all.csv`), 'utf8')
  await writeFile(file, kept.replaceAll('18.48', '18.47'))
  const words = ['ingest', source, file, '--published', '2026-11-01', '--json']
  expect(await run(words, environment)).toMatchObject({ code: 0, stderr: '' })
  expect(await snapshotOf(server)).not.toBe(before)
})
