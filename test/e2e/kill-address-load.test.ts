import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, inject, test } from 'vitest'
import { ADDRESS_HEADINGS, makeAddresses } from '../../bench/address-file.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { ROOT, run, startNode, temporaryDirectory, testSettings } from './southerly.ts'

const ROWS = 20_000
const DYING = path.join(ROOT, 'test/support/programs/load-addresses-and-die.ts')
/** When nearly all rows are copied. */
const KILL_AT = 18_000

/** A later edition, loaded beside the first; killed when half of its rows are copied. */
const LATER_ROWS = 5000
const KILL_LATER_AT = 2500

async function addressFile(name: string, rows: number, seed: number): Promise<string> {
  const location = path.join(temporaryDirectory(), name)
  const lines = function* (): Generator<string> {
    yield `${ADDRESS_HEADINGS}\n`
    for (const { line } of makeAddresses(rows, seed)) yield `${line}\n`
  }
  await pipeline(Readable.from(lines()), createWriteStream(location))
  return location
}

const engines = [
  ['embedded', async () => undefined],
  ['postgres', () => newPostgresUrl()],
] as const

// The kill of a load of grids stands for it in the usual run.
describe.skipIf(!FULL_RUN).each(engines)('%s', (engine, urlOf) => {
  test.skipIf(engine === 'postgres' && inject('postgresUrl') === undefined)(
    'a load of addresses that is killed leaves what was there before, and the same command then loads each once',
    async () => {
      const databaseUrl = await urlOf()
      const home = temporaryDirectory()
      const environment = testSettings(home, { DATABASE_URL: databaseUrl ?? '' })
      const file = await addressFile('GNAF_CORE_AUG25.psv', ROWS, 1)
      const open = () =>
        openDatabase(databaseUrl === undefined ? { directory: path.join(home, 'database') } : { databaseUrl })
      const counts = async () => {
        const database = await open()
        const [found] = await database.query(
          SQL`select (select count(*) from address) as addresses, (select count(distinct pid) from address) as distinct,
             (select count(*) from address_locality) as localities,
             (select count(*) from release where source = 'gnaf-core') as releases,
             (select count(*) from pg_indexes where tablename = 'address') as indexes`,
        )
        await database.close()
        return found
      }
      const killed = async (location: string, rows: number): Promise<void> => {
        const load = startNode([DYING, home, databaseUrl ?? '', location, String(rows)], environment)
        expect(await load.ended).toMatchObject({ signal: 'SIGKILL' })
      }
      await killed(file, KILL_AT)
      expect(await counts()).toEqual({ addresses: 0, distinct: 0, localities: 0, releases: 0, indexes: 1 })
      expect((await run(['ingest', 'gnaf-core', file], environment)).code).toBe(0)
      const loaded = await counts()
      expect(loaded).toMatchObject({ addresses: ROWS, distinct: ROWS, releases: 1, indexes: 1 })

      const later = await addressFile('GNAF_CORE_NOV25.psv', LATER_ROWS, 2)
      await killed(later, KILL_LATER_AT)
      expect(await counts()).toEqual(loaded)
      const smaller = ['--accept', 'The file of this test is smaller.']
      expect((await run(['ingest', 'gnaf-core', later, ...smaller], environment)).code).toBe(0)
      expect(await counts()).toMatchObject({ addresses: ROWS + LATER_ROWS, releases: 2, indexes: 1 })
    },
  )
})
