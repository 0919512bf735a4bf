import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { type Attempt, type Handler, PermanentFailure } from '../../src/jobs/handler.ts'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { type EnqueueOptions, enqueue } from '../../src/operations/queue/enqueue.ts'
import { completeJob, dueTimes, LeaseLost, leasesOf } from '../../src/operations/queue/lease.ts'
import type { Actor, Database } from '../../src/store/database.ts'
import { SQL, trustedSql } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'

const OPERATOR: Actor = { kind: 'operator' }
const TENANT: Actor = { kind: 'tenant', tenantId: 'ten_aaaa' }
let names = 0
/** A queue of its own for each test. */
const newName = (): string => `test-${++names}`

interface Data {
  readonly n: number
}

describeOnBothEngines('the queue', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  const add = (queue: string, n: number, options?: EnqueueOptions, actor: Actor = OPERATOR): Promise<void> =>
    database.as(actor, (sql) => enqueue(sql, queue, { n }, options))
  const jobs = (queue: string): Promise<{ state: string; attempt: number; last_error: string | null }[]> =>
    database.as(OPERATOR, (sql) =>
      sql.query(SQL`select state, attempt, last_error from job where queue = $1 order by id`, [queue]),
    )
  const opened = (more: { leaseSeconds?: number; pollMilliseconds?: number } = {}): Queue => {
    const queue = openQueue({ database, onError: () => {}, pollMilliseconds: 20, ...more })
    onTestFinished(() => queue.stop(0))
    return queue
  }
  const until = (isSo: () => boolean | Promise<boolean>): Promise<void> =>
    expect.poll(isSo, { interval: 10 }).toBe(true)
  const none = async (queue: string): Promise<boolean> => (await jobs(queue)).length === 0

  it('does each job once, in the order of asking, and leaves nothing', async () => {
    const name = newName()
    for (let n = 0; n < 10; n++) await add(name, n)
    const seen: number[] = []
    opened().work<Data>(name, { run: async ({ n }) => void seen.push(n) })
    await until(() => none(name))
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('takes jobs of tenants in turns: one with many does not keep the others waiting', async () => {
    const name = newName()
    for (const [n, tenant_id] of ['ten_a', 'ten_a', 'ten_a', 'ten_a', 'ten_b', 'ten_b', 'ten_c'].entries())
      await database.as(OPERATOR, (sql) => enqueue(sql, name, { n, tenant_id }))
    const seen: number[] = []
    const late = { n: 7, tenant_id: 'ten_d' }
    opened().work<Data>(name, {
      run: async ({ n }) => {
        seen.push(n)
        if (n === 1) await database.as(OPERATOR, (sql) => enqueue(sql, name, late))
      },
    })
    await until(() => none(name))
    expect(seen).toEqual([0, 4, 6, 1, 7, 5, 2, 3])
  })

  it('lets jobs of a suspended tenant wait, and goes on with them when it is let in again', async () => {
    const name = newName()
    const suspended = (at: string) =>
      database.as(OPERATOR, (sql) =>
        sql.exec(
          SQL`insert into tenant (id, name, kind, plan, created_at) values ('ten_eeee', 'Out', 'customer', 'sandbox', now())
              on conflict do nothing; update tenant set suspended_at = ${trustedSql(at)} where id = 'ten_eeee'`,
        ),
      )
    await suspended('now()')
    for (const [n, tenant_id] of ['ten_eeee', 'ten_ffff'].entries())
      await database.as(OPERATOR, (sql) => enqueue(sql, name, { n, tenant_id }))
    const seen: number[] = []
    opened().work<Data>(name, { run: async ({ n }) => void seen.push(n) })
    await until(async () => (await jobs(name)).length === 1)
    expect(await dueTimes(database, () => [])(name)).toBeNull()
    await suspended('null')
    await until(() => none(name))
    expect(seen).toEqual([1, 0])
  })

  it('asks for all queues at once when all are woken, and takes only from those that have something', async () => {
    const names = Array.from({ length: 9 }, newName)
    let transactions = 0
    const counted: Database = {
      ...database,
      as: (actor, work) => {
        transactions += 1
        return database.as(actor, work)
      },
      // A connection that begins to hear wakes all queues too.
      listen: () => ({ isOn: () => true, stop: async () => {} }),
    }
    const queue = openQueue({ database: counted, onError: () => {}, pollMilliseconds: 3_600_000 })
    onTestFinished(() => queue.stop(0))
    const seen: number[] = []
    for (const name of names) queue.work<Data>(name, { run: async ({ n }) => void seen.push(n) })
    await until(() => transactions === 1)
    queue.wake()
    await until(() => transactions === 2)
    // By another's hand, so that only waking them all finds it.
    await database.as(OPERATOR, (sql) =>
      sql.query(SQL`insert into job (queue, data) values ($1, '{"n": 5}')`, [names[4]]),
    )
    queue.wake()
    await until(() => none(names[4]!))
    expect(seen).toEqual([5])
  })

  it('never gives one job to two workers', async () => {
    const name = newName()
    for (let n = 0; n < 40; n++) await add(name, n)
    const seen: number[] = []
    const handler: Handler<Data> = { run: async ({ n }) => void seen.push(n) }
    for (let worker = 0; worker < 3; worker++) opened().work(name, handler, { concurrency: 2 })
    await until(() => none(name))
    expect(seen.toSorted((left, right) => left - right)).toEqual([...Array(40).keys()])
  })

  it('adds a job with the change that calls for it, or not at all', async () => {
    const name = newName()
    const rolledBack = database.as(OPERATOR, async (sql) => {
      await enqueue(sql, name, { n: 1 })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await jobs(name)).toEqual([])
  })

  it('lets a tenant enqueue, and neither see nor change what is enqueued', async () => {
    const name = newName()
    await add(name, 1, { singletonKey: 'one' }, TENANT)
    await add(name, 2, { singletonKey: 'one' }, TENANT)
    expect(await jobs(name)).toHaveLength(1)
    for (const statement of [
      SQL`select id from job`,
      SQL`delete from job`,
      SQL`update job set state = 'failed'`,
      SQL`insert into job (queue, data, state) values ('x', '{}', 'failed')`,
      SQL`insert into job (queue, data) values ('x', '{}') returning id`,
    ])
      await expect(database.as(TENANT, (sql) => sql.query(statement))).rejects.toMatchObject({
        sqlState: '42501',
      })
  })

  it('waits until a job is due', async () => {
    const name = newName()
    await add(name, 1, { delaySeconds: 3600 })
    await add(name, 2)
    const seen: number[] = []
    opened().work<Data>(name, { run: async ({ n }) => void seen.push(n) })
    await until(async () => (await jobs(name)).length === 1)
    expect(seen).toEqual([2])
  })

  it('looks when this process enqueues and when a job falls due, and does not wait for the next look', async () => {
    const name = newName()
    const seen: number[] = []
    const hour = 3_600_000
    const queue = opened({ pollMilliseconds: hour })
    queue.work<Data>(name, { run: async ({ n }) => void seen.push(n) }, { concurrency: 2 })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await add(name, 1, { delaySeconds: 0.5 })
    // On a server the ring may come before the commit, which is why it is also polled there.
    queue.wake()
    await until(() => none(name))
    expect(seen).toEqual([1])
  })

  it('looks again when a job that failed falls due, whatever else it is doing', async () => {
    const name = newName()
    await add(name, 1, { retryDelays: [1] })
    const attempts: number[] = []
    const run: Handler<Data>['run'] = async (_data, { number }) => {
      attempts.push(number)
      if (number === 1) throw new Error('not yet')
    }
    opened({ pollMilliseconds: 3_600_000 }).work<Data>(name, { run }, { concurrency: 4 })
    await until(() => none(name))
    expect(attempts).toEqual([1, 2])
  })

  it('tries again after the delays and then gives up, each told in the same transaction', async () => {
    const name = newName()
    await add(name, 1, { retryDelays: [0, 0] })
    const told: unknown[] = []
    opened().work<Data>(name, {
      run: async (_data, { number }) => Promise.reject(new Error(`fault ${number}`)),
      failed: async (sql, data, { attempt, error, retryInSeconds }) => {
        const [row] = await sql.query<{ state: string }>(SQL`select state from job where queue = $1`, [name])
        told.push([data.n, attempt, error.message, retryInSeconds, row?.state])
      },
    })
    await until(async () => (await jobs(name))[0]?.state === 'failed')
    expect(told).toEqual([
      [1, 1, 'fault 1', 0, 'waiting'],
      [1, 2, 'fault 2', 0, 'waiting'],
      [1, 3, 'fault 3', undefined, 'failed'],
    ])
    expect(await jobs(name)).toEqual([{ state: 'failed', attempt: 3, last_error: 'fault 3' }])
  })

  it('does not try again what can only fail again', async () => {
    const name = newName()
    await add(name, 1, { retryDelays: [0, 0] })
    opened().work<Data>(name, { run: async () => Promise.reject(new PermanentFailure('no such company')) })
    await until(async () => (await jobs(name))[0]?.state === 'failed')
    expect(await jobs(name)).toEqual([{ state: 'failed', attempt: 1, last_error: 'no such company' }])
  })

  it('hands the job of a worker that died to another, and refuses what the dead one still says', async () => {
    const name = newName()
    await add(name, 1, { retryDelays: [0] })
    const dead = leasesOf(database, name, 0.2)
    const lost = (await dead.take([]))!
    const attempts: number[] = []
    opened().work<Data>(name, { run: async (_data, { number }) => void attempts.push(number) })
    await until(() => none(name))
    expect([lost.attempt, attempts]).toEqual([1, [2]])
    await expect(dead.renew(lost)).rejects.toThrow(LeaseLost)
    await expect(database.as(OPERATOR, (sql) => completeJob(sql, lost))).rejects.toThrow(LeaseLost)
    expect(await dead.fail(lost, { error: new Error('late'), retryInSeconds: 0 }, async () => {})).toBe(false)
  })

  it('gives up a job that no worker survives', async () => {
    const name = newName()
    await add(name, 1, { retryDelays: [0] })
    const dying = leasesOf(database, name, 0)
    for (let death = 0; death < 2; death++) await dying.take([])
    opened().work<Data>(name, { run: async () => expect.unreachable() })
    await until(async () => (await jobs(name))[0]?.state === 'failed')
    expect((await jobs(name))[0]?.last_error).toContain('no worker has survived it in 2 tries')
  })

  // One worker only: with another, a machine that pauses for longer than the lease would lose it rightly.
  it('puts the end of its lease off again and again while it works', async () => {
    const name = newName()
    await add(name, 1)
    const leasedUntil = async (): Promise<string | undefined> => {
      const [job] = await database.as(OPERATOR, (sql) =>
        sql.query<{ due_at: string }>(SQL`select due_at::text from job where queue = $1`, [name]),
      )
      return job?.due_at
    }
    const ends = new Set<string | undefined>()
    const attempts: number[] = []
    opened({ leaseSeconds: 0.6 }).work<Data>(name, {
      run: async (_data, { number }) => {
        attempts.push(number)
        await until(async () => ends.add(await leasedUntil()).size === 3)
      },
    })
    await until(() => none(name))
    expect(attempts).toEqual([1])
  })

  it('stops gracefully: running work ends, waiting work stays', async () => {
    const name = newName()
    await add(name, 1)
    await add(name, 2)
    const seen: number[] = []
    const queue = opened()
    queue.work<Data>(name, {
      run: async ({ n }) => {
        void queue.stop(10_000)
        seen.push(n)
      },
    })
    await until(async () => (await jobs(name)).length === 1)
    await queue.stop(0)
    expect([seen, await jobs(name)]).toEqual([[1], [{ state: 'waiting', attempt: 0, last_error: null }]])
  })

  it('gives work back untried when it does not end in time', async () => {
    const name = newName()
    await add(name, 1)
    const begun = Promise.withResolvers<Attempt>()
    const queue = opened()
    queue.work<Data>(name, {
      run: (_data, attempt) => {
        begun.resolve(attempt)
        return new Promise((_resolve, reject) => {
          attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason as Error))
        })
      },
    })
    await begun.promise
    await queue.stop(10)
    expect(await jobs(name)).toEqual([{ state: 'waiting', attempt: 0, last_error: null }])
  })
})
