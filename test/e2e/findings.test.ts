import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import { runBeside } from './shared-server.ts'
import { run, temporaryDirectory } from './southerly.ts'

const EXCERPT = new URL('../../src/sources/nga-factors/fixtures/nga-2026-excerpt.txt', import.meta.url)

/** A factor workbook with a value a thousand times too large and gases that do not add up. */
function faultyWorkbook(): string {
  const location = path.join(temporaryDirectory(), 'factors.txt')
  const text = readFileSync(EXCERPT, 'utf8').replace('Tasmania\t0.23', 'Tasmania\t230')
  writeFileSync(location, text.replace('90.24\t3', '90.42\t3'))
  return location
}

const lastLine = (text: string): unknown => JSON.parse(text.trim().split('\n').at(-1) ?? '')

test('read lists all findings, marks the rows in doubt and ends with 0; --strict makes them an error', async () => {
  const file = faultyWorkbook()
  const read = await run(['read', 'nga-factors', file, '--json'], {})
  expect(read.code).toBe(EXIT.ok)
  expect(lastLine(read.stdout)).toMatchObject({
    summary: {
      findings: [
        { row_ref: 'Table 1!B5', rule: 'value_outside_range', proposal: { decision: 'use', value: 0.23 } },
        { row_ref: 'Table 4!F5', rule: 'gases_do_not_add_up', proposal: { decision: 'use', value: 90.24 } },
      ],
    },
  })
  const rows = read.stdout.split('\n').filter((line) => line.includes('"finding":'))
  expect(rows.map((line) => (JSON.parse(line) as { row_ref: string }).row_ref)).toEqual([
    'Table 1!B5',
    'Table 4!F5',
  ])
  const strict = await run(['read', 'nga-factors', file, '--strict'], {})
  expect(strict.code).toBe(EXIT.badInput)
  expect(strict.stdout).toContain('findings (2)')
  expect(strict.stderr).toContain('factors.txt: 2 places are in doubt')
})

test('ingest refuses a file with findings, with the list and what to do', async () => {
  const refused = await runBeside(['ingest', 'nga-factors', faultyWorkbook(), '--json'])
  expect(refused.code).toBe(EXIT.badInput)
  expect(lastLine(refused.stderr)).toMatchObject({
    error: {
      message: expect.stringMatching(/Table 1!B5.*\n.*Table 4!F5/u) as string,
      hint: expect.stringContaining('--propose decisions.json') as string,
    },
  })
})
