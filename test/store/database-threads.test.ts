import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'

const PROGRAM = new URL('../support/database-thread.ts', import.meta.url)

describeOnBothEngines('a database in several threads', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction((sql) =>
      sql.exec(SQL`create table note (id int primary key); grant select on note to southerly_public`),
    )
  })
  beforeEach(() => database.transaction((sql) => sql.exec(SQL`truncate note`)))

  const startThread = (): { tell(id: number): Promise<unknown>; end(): Promise<unknown> } => {
    const shared = database.forThread()
    const transferList = shared.engine === 'embedded' ? [shared.port] : []
    const worker = new Worker(PROGRAM, { workerData: shared, transferList })
    onTestFinished(async () => void (await worker.terminate()))
    return {
      async tell(id) {
        worker.postMessage(id)
        return (await once(worker, 'message'))[0]
      },
      end: () => worker.terminate(),
    }
  }
  const insert = (id: number): Promise<object[]> =>
    database.transaction((sql) => sql.query(SQL`insert into note values ($1)`, [id]))
  const ids = async (): Promise<number[]> =>
    (await database.query<{ id: number }>(SQL`select id from note order by id`)).map(({ id }) => id)

  it('is read and written by all of them, with the same errors', async () => {
    const [one, other] = [startThread(), startThread()]
    await insert(1)
    expect(await Promise.all([one.tell(2), other.tell(3)])).toEqual(['wrote', 'wrote'])
    expect(await one.tell(1)).toBe('refused 23505')
    expect(await other.tell(4)).toBe('wrote')
    expect(await ids()).toEqual([1, 2, 3, 4])
  })

  it('rolls back what a thread was doing that has ended, and goes on', async () => {
    const thread = startThread()
    expect(await thread.tell(-1)).toBe('holds')
    const waiting = insert(-1)
    await thread.end()
    await waiting
    expect(await ids()).toEqual([-1])
    expect(await startThread().tell(5)).toBe('wrote')
  })

  it('takes turns: what one thread does in a transaction nobody sees in the middle', async () => {
    const thread = startThread()
    await thread.tell(1)
    const seen = database.transaction(async (sql) => {
      const before = await sql.query(SQL`insert into note values (7) returning id`)
      const written = thread.tell(8)
      const own = await sql.query(SQL`select id from note where id = 7`)
      return { before, own, written }
    })
    const { before, own, written } = await seen
    expect([before, own]).toEqual([[{ id: 7 }], [{ id: 7 }]])
    expect(await written).toBe('wrote')
    expect(await ids()).toEqual([1, 7, 8])
  })
})
