import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { startPglite } from '../../src/store/embedded/pglite.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'southerly-fsync-'))
const original = fs.fsyncSync
afterAll(() => {
  fs.fsyncSync = original
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true, force: true })
})

it('asks the disk to keep each commit of the embedded engine', async () => {
  let asked = 0
  fs.fsyncSync = (descriptor) => {
    asked += 1
    original(descriptor)
  }
  syncBuiltinESMExports()
  // In this thread, so that the calls can be counted.
  const template = readFileSync(inject('embeddedTemplates').empty)
  const pglite = await startPglite({ directory: path.join(folder, 'postgres'), template }, () => {})
  await pglite.exec('set default_transaction_read_only = off')
  await pglite.exec('create table counted (id int)')
  const before = asked
  for (let commit = 0; commit < 25; commit += 1) await pglite.exec(`insert into counted values (${commit})`)
  expect(asked - before).toBeGreaterThanOrEqual(25)
  await pglite.close()
})
