import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { ROOT, run, startedHome, startNode, temporaryDirectory, testSettings } from './southerly.ts'

const DYING = path.join(ROOT, 'test/support/programs/import-ledger-and-die.ts')
const ABN = '10000000145'
const OF = ['--abn', ABN, '--period', '2025-26', '--json']
const ROWS = 30_000

/** A fuel card with a docket for each row, from a docket on. */
function cardFile(name: string, first: number, rows: number): string {
  const location = path.join(temporaryDirectory(), name)
  const lines = Array.from(
    { length: rows },
    (_, at) => `D${first + at},${1 + (at % 28)}/07/2025,ABC123,Diesel oil,${10 + (at % 50)}`,
  )
  writeFileSync(location, ['Docket number,Transaction Date,Rego,Product,Litres', ...lines].join('\n'))
  return location
}

const engines = [
  ['embedded', async () => undefined],
  ['postgres', () => newPostgresUrl({ holding: 'starter' })],
] as const

// The kill of a load of grids stands for it in the usual run.
describe.skipIf(!FULL_RUN).each(engines)('%s', (engine, urlOf) => {
  test.skipIf(engine === 'postgres' && inject('postgresUrl') === undefined)(
    'an import into the ledger that is killed leaves nothing of its file, and the same command then takes each line once',
    async () => {
      const databaseUrl = await urlOf()
      const home = await startedHome()
      const environment = testSettings(home, { DATABASE_URL: databaseUrl ?? '' })
      if (engine === 'postgres') await run(['tenant', 'create', 'Kill', '--plan', 'local'], environment)
      const ledger = async (...words: readonly string[]) => {
        const { code, stdout, stderr } = await run(['ledger', ...words, ...OF], environment)
        expect([code, stderr]).toEqual([0, ''])
        return JSON.parse(stdout) as { readonly lines: unknown; readonly by_month: unknown }
      }
      const killed = async (file: string): Promise<void> => {
        const dying = startNode([DYING, home, databaseUrl ?? '', file, ABN], environment)
        expect(await dying.ended).toMatchObject({ signal: 'SIGKILL' })
      }
      const first = cardFile('card.csv', 1, ROWS)
      await killed(first)
      expect(await ledger('totals')).toMatchObject({ version: 0, lines: 0, totals: { scope1_t: null } })
      expect(await ledger('lines')).toEqual({ lines: [], more: false })
      expect(await ledger('import', first)).toMatchObject({ number: 1, summary: { taken: ROWS } })
      const taken = await ledger('totals')
      expect(taken).toMatchObject({ version: 1, lines: ROWS })

      const second = cardFile('later.csv', ROWS + 1, ROWS)
      await killed(second)
      expect(await ledger('totals')).toEqual(taken)
      expect(await ledger('import', second)).toMatchObject({ number: 2, summary: { taken: ROWS } })
      expect(await ledger('totals')).toMatchObject({ version: 2, lines: 2 * ROWS })
    },
  )
})
