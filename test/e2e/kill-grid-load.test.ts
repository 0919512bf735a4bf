import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { axis, daysFrom, writeHdf5 } from '../support/netcdf-grids.ts'
import { ROOT, run, startNode, temporaryDirectory, testSettings } from './southerly.ts'

const DYING = path.join(ROOT, 'test/support/programs/load-grids-and-die.ts')
/** Days of three years in two files: where the load is killed (within the second year, late, after all cells were copied), and how many years are kept. */
const KILLS = [
  ['1000', 1],
  ['1800', 2],
  ['copying', 3],
] as const

const YEARS = [2018, 2019, 2020]

async function gridFolder(): Promise<string> {
  const folder = temporaryDirectory()
  for (const variable of ['tmax', 'tmin'])
    await writeHdf5(folder, {
      name: `agcd_${variable}_2018-2020.nc`,
      variable,
      lat: axis(-33.5, 4),
      lon: axis(149, 5),
      timeUnits: 'days since 1850-01-01',
      times: daysFrom(61_361, 1096, 0.375),
      chunk: [30, 4, 5],
      value: (step, lat, lon) => 20 + (step % 9) + lat + lon / 10,
    })
  return folder
}

const engines = [
  ['embedded', async () => undefined],
  ['postgres', () => newPostgresUrl()],
] as const

// Only the embedded database is ours to break; a server of PostgreSQL looks after itself.
describe.each(engines)('%s', (engine, urlOf) => {
  // With `--full` alone: kill.test.ts kills loads in each run.
  test.skipIf(!FULL_RUN || (engine === 'postgres' && inject('postgresUrl') === undefined))(
    'a load of grids that is killed leaves nothing in the database, and the same command goes on and loads each cell once',
    async () => {
      const databaseUrl = await urlOf()
      const home = temporaryDirectory()
      const environment = testSettings(home, { DATABASE_URL: databaseUrl ?? '' })
      const folder = await gridFolder()
      const counts = async () => {
        const database = await openDatabase(
          databaseUrl === undefined ? { directory: path.join(home, 'database') } : { databaseUrl },
        )
        const [found] = await database.query(
          SQL`select (select count(*) from climate_grid_cell) as cells, (select count(*) from climate_grid) as grids,
             (select count(*) from release where source = 'agcd') as releases,
             (select md5(string_agg(annual, ''::bytea order by cell)) from climate_grid_cell) as content`,
        )
        await database.close()
        return found
      }
      const staged = () =>
        readdirSync(path.join(home, 'grid-work'))
          .filter((name) => !name.startsWith('.'))
          .map((name) => name.split('-').slice(0, 2).join('-'))
          .toSorted()
      for (const [steps, years] of KILLS) {
        const load = startNode([DYING, home, databaseUrl ?? '', folder, steps], environment)
        expect(await load.ended).toMatchObject({ signal: 'SIGKILL' })
        expect(await counts()).toEqual({ cells: 0, grids: 0, releases: 0, content: null })
        expect(staged()).toEqual(
          ['means', 'tmax', 'tmin'].flatMap((name) => YEARS.slice(0, years).map((year) => `${name}-${year}`)),
        )
      }

      expect((await run(['ingest', 'agcd', folder], environment)).code).toBe(0)
      const loaded = await counts()
      expect(loaded).toEqual({ cells: 20, grids: 1, releases: 1, content: CONTENT })
      expect(staged()).toEqual([])
      expect((await run(['ingest', 'agcd', folder], environment)).code).toBe(0)
      expect(await counts()).toEqual(loaded)
    },
  )
})

/** Of a load that nobody killed, and the same on both engines. */
const CONTENT = '59481c6f956a67f740d7a878955bfb8d'
