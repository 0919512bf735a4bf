import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { isStorageFull } from '../../src/operations/storage-full.ts'
import type { Database } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { FULL_RUN } from '../support/engines.ts'
import { fillDisk } from '../support/mount-disk.ts'
import { mountDisk } from '../support/small-disk.ts'

/** By the owner: reads outside a transaction see published tables only. */
const kept = (database: Database) => database.transaction((sql) => sql.query(SQL`select * from kept`))

const PANIC = SQL`select pg_logical_emit_message(true, 'filling', repeat(md5(random()::text), 100000))`

// With `--full`: what the engine does on a full disk changes with the engine.
it.skipIf(!FULL_RUN)(
  'the embedded database refuses what does not fit, and goes on when there is room',
  async (test) => {
    const disk = mountDisk(200) ?? test.skip('only root on Linux can mount a small disk')
    const template = readFileSync(inject('embeddedTemplates').migrated)
    const database = await openEmbedded({ directory: path.join(disk, 'database'), template })
    await database.transaction(async (sql) => sql.exec(SQL`create table kept (words text)`))
    const makeRoom = fillDisk(disk)
    const fill = database.transaction(async (sql) =>
      sql.query(SQL`insert into kept select repeat(md5(i::text), 40) from generate_series(1, 20000) i`),
    )
    await expect(fill).rejects.toSatisfy(isStorageFull)
    expect(await kept(database)).toEqual([])
    makeRoom()
    await database.transaction(async (sql) => sql.query(SQL`insert into kept values ('one')`))
    expect(await kept(database)).toEqual([{ words: 'one' }])

    // Where not even the log of changes can grow the engine must stop: it must say so, not hang, and recover afterwards.
    const makeRoomAgain = fillDisk(disk)
    const panic = database.transaction(async (sql) => {
      for (let piece = 0; piece < 20; piece += 1) await sql.query(PANIC)
    })
    await expect(panic).rejects.toSatisfy(isStorageFull)
    await expect.poll(() => database.query(SQL`select 1`).then(() => 'answered', isStorageFull)).toBe(true)
    await database.close()
    makeRoomAgain()
    const again = await openEmbedded({ directory: path.join(disk, 'database') })
    expect(await kept(again)).toEqual([{ words: 'one' }])
    await again.close()
  },
)
