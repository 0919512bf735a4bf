import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { sha256 } from '../../src/domain/evidence.ts'
import { loadStarter } from '../../src/operations/releases/load-starter.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const clock = fixedClock('2026-11-15T00:00:00Z')
const starter = path.join(import.meta.dirname, '../../data/starter')
const AGL = '74115061375'

describeOnOneEngine('a starter table that was put right', (open) => {
  let database: Database
  let before: string
  let corrected: string
  let directory: string

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'southerly starter '))
    corrected = path.join(directory, 'corrected')
    for (const part of ['company-details', 'gwp'])
      await cp(path.join(starter, part), path.join(corrected, part), { recursive: true })
    database = await open()
    await loadStarter(database, { directory: corrected, clock })
    before = await snapshotInForce()
    for (const postcode of ['2001', '2002', '2003']) await correctPostcode(postcode)
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  /** Each correction is taken in before the next is made, as by a home that is started with every version. */
  async function correctPostcode(postcode: string): Promise<void> {
    const rows = path.join(corrected, 'company-details/all.csv')
    const sidecar = path.join(corrected, 'company-details/all.json')
    const text = (await readFile(rows, 'utf8')).replace(
      new RegExp(`^(.*${AGL}.*,)200\\d(,.*)$`, 'm'),
      `$1${postcode}$2`,
    )
    await writeFile(rows, text)
    const facts = JSON.parse(await readFile(sidecar, 'utf8')) as object
    await writeFile(sidecar, JSON.stringify({ ...facts, rows_sha256: sha256(text) }))
    expect(await loadStarter(database, { directory: corrected, clock })).toBe(1)
  }

  const snapshotInForce = async (): Promise<string> =>
    (await new SnapshotDirectory(database, clock).newest()).id

  const postcodeIn = async (snapshot: string): Promise<unknown> =>
    database.query(
      SQL`select postcode from company_details where abn = $1
       and release_id in (select release_id from snapshot_release where snapshot_id = $2)`,
      [AGL, snapshot],
    )

  it('is taken in at the next start, and the snapshot with the rows before stays as it was', async () => {
    const now = await snapshotInForce()
    expect(now).not.toBe(before)
    expect(await postcodeIn(now)).toEqual([{ postcode: '2003' }])
    expect(await postcodeIn(before)).toEqual([{ postcode: '2000' }])
    expect(await loadStarter(database, { directory: corrected, clock })).toBe(0)
  })

  it('gives the snapshot that a home which began with it has', async () => {
    const fresh = await open()
    await loadStarter(fresh, { directory: corrected, clock })
    expect((await new SnapshotDirectory(fresh, clock).newest()).id).toBe(await snapshotInForce())
  })
})
