import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { arrivingName, sweepArriving } from './arriving-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'southerly arriving '))
afterAll(() => rmSync(folder, { recursive: true }))

/** The number of a process that has ended. */
const ended = (): number => spawnSync(process.execPath, ['--version']).pid

test('only files that nobody writes any more are removed', async () => {
  const own = arrivingName()
  const [, host = ''] = own.split('-')
  const hex = '0123456789abcdef'
  const dead = `incoming-${host}-${ended()}-0-00000000-${hex}`
  const sameNumber = `incoming-${host}-${process.pid}-${threadId}-00000000-${hex}`
  const otherThread = `incoming-${host}-${process.pid}-${threadId + 1}-00000000-${hex}`
  const elsewhere = `incoming-00000000-${ended()}-0-00000000-${hex}`
  const old = `incoming-00000000-1-0-00000000-${hex}`
  for (const name of [own, dead, sameNumber, otherThread, elsewhere, old, 'kept'])
    writeFileSync(path.join(folder, name), 'x')
  const hours = new Date('2026-11-17T00:00:00Z')
  for (const name of [own, otherThread, elsewhere]) utimesSync(path.join(folder, name), hours, hours)
  utimesSync(path.join(folder, old), new Date('2026-11-16T22:00:00Z'), new Date('2026-11-16T22:00:00Z'))
  expect(await sweepArriving(folder)).toBe(2)
  expect(await sweepArriving(folder, hours.getTime())).toBe(1)
  expect(readdirSync(folder).toSorted()).toEqual([own, otherThread, elsewhere, 'kept'].toSorted())
  expect(await sweepArriving(path.join(folder, 'nowhere'))).toBe(0)
})
