import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { checkGivenEvidence } from './verify-evidence.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'evidence '))
afterAll(() => rmSync(folder, { recursive: true }))

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const listed = (text: string) => ({ sha256: hashOf(text), status: 'held', name: text, what: [] })
const LIST = [listed('bill'), listed('minutes')]

const zip = (files: Readonly<Record<string, string>>): string => {
  const place = path.join(folder, `${hashOf(JSON.stringify(files)).slice(0, 8)}.zip`)
  const entries = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  writeFileSync(place, zipSync(Object.fromEntries(entries)))
  return place
}

test('each listed document is found in a ZIP by its bytes, whatever it is called', async () => {
  const check = await checkGivenEvidence(zip({ 'a.pdf': 'minutes', 'b/c.pdf': 'bill' }), LIST)
  expect(check).toEqual({ given: LIST, not_given: [], not_listed: [] })
})

test('a file that was changed is not the one that is listed', async () => {
  const check = await checkGivenEvidence(zip({ 'bill.pdf': 'bill!', 'minutes.pdf': 'minutes' }), LIST)
  expect(check).toEqual({
    given: [LIST[1]],
    not_given: [LIST[0]],
    not_listed: [{ name: 'bill.pdf', sha256: hashOf('bill!') }],
  })
})

test('a place that is not there is named', async () => {
  await expect(checkGivenEvidence(path.join(folder, 'none'), LIST)).rejects.toThrow('there is no')
})
