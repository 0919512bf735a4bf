import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { updateSources } from '../../../src/operations/update/update.ts'
import { indexReport } from '../market-report.ts'
import { AGL, dataOf, OCTETS, type Shown, type Stage } from './stage.ts'

const INDEX = 'CO2EII_SUMMARY_RESULTS.CSV'
const YEAR = 'registered-corporation-2024-25.csv'
const FIXTURE = path.join(import.meta.dirname, '../../../src/sources/nger-corporate/fixtures', YEAR)
const SOUTH32 = '84093732597'

const isSettled = ({ state }: Shown): boolean => !/^(checking|loading|applying)$/.test(state)

/** How an operator brings new data into force, and takes it back. */
export async function desk(stage: Stage): Promise<void> {
  const { ask, prepare, refuse, key, until } = stage
  const settled = (place: string): Promise<Shown> => until(key, place, isSettled)
  const receive = `/v1/desk/files?name=${YEAR}&source=nger-corporate&published_on=2026-03-31`
  const received = dataOf(await ask(key, 'POST', receive, readFileSync(FIXTURE), OCTETS))
  const file = `/v1/desk/files/${received.id}`
  await settled(file)
  await ask(key, 'POST', `${file}/check`, { published_on: '2026-04-01' })
  const { version } = await settled(file)
  await ask(key, 'GET', '/v1/desk/files')
  await ask(key, 'GET', file)
  await ask(key, 'POST', `${file}/load`, { version, accept_reason: 'The publisher corrected one figure.' })
  const { release } = await settled(file)
  await ask(key, 'GET', '/v1/desk/releases')
  const [held] = (await prepare(key, 'GET', '/v1/snapshots?limit=1')).json<{ data: { snapshot: string }[] }>()
    .data
  const recalled = { reason: 'The file was recalled.', accept_reason: 'The publisher says so.' }
  const withdrawal = dataOf(await ask(key, 'POST', `/v1/desk/releases/${release}/withdraw`, recalled))
  await settled(`/v1/desk/changes/${withdrawal.id}`)
  await refuse(key, 'GET', `/v1/companies/${AGL}/climate-risk?snapshot=${held!.snapshot}`)

  await waiting(stage)
}

/** A file that an update found, which waits for a person. */
async function waiting({ ask, prepare, key, test, database, home }: Stage): Promise<void> {
  const mirror = path.join(home, 'mirror')
  mkdirSync(path.join(mirror, 'aemo-cdeii'), { recursive: true })
  for (const [days, published] of [
    [14, '2026/11/02'],
    [7, '2026/01/12'],
  ] as const) {
    writeFileSync(path.join(mirror, 'aemo-cdeii', INDEX), indexReport('2026-01-04', days, { published }))
    await updateSources(
      { database, clock: test.clock, home, mirror },
      { sources: ['aemo-cdeii'], dryRun: false, startedBy: 'command' },
    )
  }
  const updates = await prepare(key, 'GET', '/v1/desk/updates')
  const { sha256 } = updates.json<{ data: { files: { sha256: string }[] } }>().data.files[0]!
  await ask(key, 'GET', '/v1/desk/updates')
  const file = { source: 'aemo-cdeii', name: INDEX, sha256 }
  await ask(key, 'POST', '/v1/desk/waiting-files/open', file)
  await ask(key, 'POST', '/v1/desk/waiting-files/set-aside', { ...file, reason: 'An old issue.' })
}

/** How an operator says whose a facility is. */
export async function links({ ask, key, until }: Stage): Promise<void> {
  await ask(key, 'GET', '/v1/desk/link-proposals')
  const link = { facility: 'DEN01', year: '2024-25', abn: SOUTH32 }
  const seen = dataOf(await ask(key, 'POST', '/v1/desk/links', link))
  const change = `/v1/desk/changes/${seen.id}`
  const ready = await until(key, change, isSettled)
  await ask(key, 'GET', '/v1/desk/changes')
  await ask(key, 'GET', change)
  const why = { version: ready.version, reason: 'The sale was undone.' }
  await ask(key, 'POST', `${change}/apply`, why)
  await until(key, change, isSettled)
  await ask(key, 'GET', '/v1/desk/links')
}
