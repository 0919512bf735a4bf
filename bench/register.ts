import { performance } from 'node:perf_hooks'
import { setTimeout as after } from 'node:timers/promises'
import { fixedClock } from '../src/clock.ts'
import { createRegisterDesk, type RegisterDesk } from '../src/operations/register/desk.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { SnapshotDirectory } from '../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { REGISTERED, recordOf, registerServer } from '../test/support/register-server.ts'
import type { Bench, Figure } from './figure.ts'

const LIMIT_MS = 250
/** What ABN Lookup takes on a good day. */
const REGISTER_MS = 100
const ROUNDS = 20
const clock = fixedClock('2026-11-15T00:00:00Z')

/** What asking the business register adds to an answer, on the embedded engine. */
export const register: Bench = {
  name: 'register',
  what: `what the business register adds to an answer: asked, kept, and hanging with a limit of ${LIMIT_MS} ms`,
  baseline: 'the 300 ms that we promise',
  run: async () => {
    const database = await openDatabase({})
    const server = await registerServer()
    const desk = await deskOn(database, server.transport)
    try {
      server.respond = (response) =>
        void after(REGISTER_MS).then(() => response.end(recordOf(REGISTERED, 'BUNNINGS GROUP LIMITED')))
      await desk.look({}, '11001832391') // Reads the snapshot, as the first answer of a server does.
      const asked = await milliseconds(desk)
      const kept: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) kept.push(await milliseconds(desk))
      server.respond = () => undefined
      const hanging = await milliseconds(desk, '55004898962')
      return [
        figure(`asked, of a register that takes ${REGISTER_MS} ms`, asked),
        figure('kept, the middle of 20', kept.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0),
        figure('hanging', hanging),
      ]
    } finally {
      server.close()
      await database.close()
    }
  },
}

async function deskOn(database: Database, transport: object): Promise<RegisterDesk> {
  await migrate(database)
  await loadStarter(database, { directory: new URL('../data/starter', import.meta.url).pathname, clock })
  return createRegisterDesk({
    database,
    clock,
    snapshots: new SnapshotDirectory(database, clock),
    guid: '00000000-0000-0000-0000-000000000000',
    limitMs: LIMIT_MS,
    maxAgeDays: 30,
    report: () => undefined,
    transport,
  })
}

async function milliseconds(desk: RegisterDesk, abn = REGISTERED): Promise<number> {
  const start = performance.now()
  await desk.look({}, abn)
  return performance.now() - start
}

const figure = (name: string, value: number): Figure => ({
  name,
  value,
  unit: 'ms',
  against: { name: 'promised', value: 300, unit: 'ms' },
  better: 'less',
})
