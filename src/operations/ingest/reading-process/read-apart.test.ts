import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EXIT } from '../../../errors.ts'
import type { SourceRow } from '../../../sources/source.ts'
import { requireSource } from '../read-file.ts'
import { readRows } from './read-rows.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'southerly reading '))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string | Uint8Array): { name: string; location: string } => {
  const location = path.join(folder, name)
  writeFileSync(location, content)
  return { name, location }
}

async function gwp(...names: readonly string[]): Promise<ReturnType<typeof file>> {
  const { row } = await requireSource('gwp')
  const lines = names.map((name, index) => `line ${index + 2},G${index},${name},other,,,28,29.8,IPCC,high,`)
  return file('gwp.csv', [Object.keys(row.properties).join(), ...lines].join('\n'))
}

describe('reading apart', () => {
  it('hands on every row and the summary', async () => {
    const rows: SourceRow[] = []
    // The second name holds the character that JSON lets stand and readers of lines take for an end.
    const task = { source: 'gwp', ...(await gwp('Methane', 'Two\u2028lines')) }
    const summary = await readRows(task, {}, (row) => rows.push(row))
    expect(summary).toMatchObject({ source: 'gwp', file: 'gwp.csv', rows: 2 })
    expect(rows).toMatchObject([{ name: 'Methane' }, { name: 'Two\u2028lines' }])
  })

  it('says what is wrong with a file as if it were read here', async () => {
    const task = { source: 'gwp', ...file('page.csv', '<!doctype html><p>Not found') }
    await expect(readRows(task, {}, () => {})).rejects.toMatchObject({
      name: 'ReadError',
      exitCode: EXIT.badInput,
      fault: { file: 'page.csv' },
    })
    await expect(readRows({ ...task, source: 'nothing' }, {}, () => {})).rejects.toMatchObject({
      message: 'there is no source "nothing"',
      exitCode: EXIT.usage,
    })
  })

  it('ends a reading that takes too much memory, and says so', async () => {
    // Less than the process takes before it has read anything.
    const task = { source: 'gwp', ...(await gwp('Methane')) }
    await expect(readRows(task, { memoryMb: 32 }, () => {})).rejects.toMatchObject({
      message: 'gwp.csv: takes more than 32 MB of memory to read',
      hint: expect.stringContaining('SOUTHERLY_READ_MB') as string,
      exitCode: EXIT.badInput,
    })
  })

  it('ends when nobody waits for it any more', async () => {
    const caller = new AbortController()
    const reading = readRows(
      { source: 'gwp', ...(await gwp('Methane')) },
      { signal: caller.signal },
      () => {},
    )
    caller.abort()
    await expect(reading).rejects.toBe(caller.signal.reason)
  })
})
