import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { ROOT, run, startedHome, startNode, temporaryDirectory, testSettings } from './southerly.ts'

const DYING = path.join(ROOT, 'test/support/programs/import-portfolio-and-die.ts')
const ROWS = 5000

/** Loans to one company, each of its own amount. */
function bookFile(name: string, amount: number): string {
  const location = path.join(temporaryDirectory(), name)
  const lines = Array.from(
    { length: ROWS },
    (_, at) => `L${at + 1},74 115 061 375,Term loan,${amount + at},4000000000,6000000000`,
  )
  const head = 'Loan ID,ABN,Facility type,Exposure (A$),Total equity (A$),Total debt (A$)'
  writeFileSync(location, [head, ...lines].join('\n'))
  return location
}

const engines = [
  ['embedded', async () => undefined],
  ['postgres', () => newPostgresUrl({ holding: 'starter' })],
] as const

// The kill of a load of grids stands for it in the usual run.
describe.skipIf(!FULL_RUN).each(engines)('%s', (engine, urlOf) => {
  test.skipIf(engine === 'postgres' && inject('postgresUrl') === undefined)(
    'an import of a book that is killed leaves no version, and the same command then saves it whole',
    async () => {
      const databaseUrl = await urlOf()
      const home = await startedHome()
      const environment = testSettings(home, { DATABASE_URL: databaseUrl ?? '' })
      if (engine === 'postgres') await run(['tenant', 'create', 'Kill', '--plan', 'local'], environment)
      const portfolio = async (...words: readonly string[]) => {
        const { code, stdout, stderr } = await run(['portfolio', ...words, '--json'], environment)
        expect([code, stderr]).toEqual([0, ''])
        return JSON.parse(stdout) as { readonly portfolios: readonly unknown[]; readonly saved: unknown }
      }
      const load = (file: string) =>
        portfolio('import', file, '--id', 'loans', '--balance-date', '2025-12-31')
      const killed = async (file: string): Promise<void> => {
        const dying = startNode([DYING, home, databaseUrl ?? '', file], environment)
        expect(await dying.ended).toMatchObject({ signal: 'SIGKILL' })
      }
      const first = bookFile('first.csv', 1000)
      await killed(first)
      expect((await portfolio('show')).portfolios).toEqual([])
      expect(await load(first)).toMatchObject({ counts: { taken: ROWS }, saved: { version: 1 } })

      const second = bookFile('second.csv', 2000)
      const before = await portfolio('show')
      await killed(second)
      expect(await portfolio('show')).toEqual(before)
      expect(await load(second)).toMatchObject({ counts: { taken: ROWS }, saved: { version: 2 } })
      expect((await portfolio('show')).portfolios).toMatchObject([{ version: 2, holding_count: ROWS }])
    },
  )
})
