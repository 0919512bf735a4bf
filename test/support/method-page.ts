import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { type Band, bandRange } from '../../src/domain/company/bands.ts'
import type { Outcome } from '../../src/domain/company/outcome.ts'
import type { EvidenceInput } from '../../src/domain/evidence.ts'

const METHODS = path.resolve(import.meta.dirname, '../../docs/methods')

/** The page of a method, named by the method's id. */
export const methodPage = (id: string): string => readFileSync(path.join(METHODS, `${id}.md`), 'utf8')

/** The figures of a page's worked example: the block fenced as `json worked-example`. */
function workedExample(id: string): unknown {
  const found = /```json worked-example\n([\s\S]*?)```/.exec(methodPage(id))?.[1]
  if (found === undefined) throw new Error(`docs/methods/${id}.md has no block fenced as json worked-example`)
  return JSON.parse(found)
}

/** The page's example has these published figures exactly, and as its result what the code computes, to six digits. */
export function expectWorkedExample(
  id: string,
  example: { readonly inputs: unknown; readonly result: unknown } & Readonly<Record<string, unknown>>,
): void {
  expect(workedExample(id)).toEqual({ ...example, result: rounded(example.result) })
}

/** The page prints the band table that the code decides by. */
export function expectBandsOnPage(id: string, bands: readonly Band[]): void {
  for (const row of bandRows(bands)) expect(methodPage(id)).toContain(row)
}

/** A band table as every page prints it, one row for each band. */
const bandRows = (bands: readonly Band[]): string[] =>
  bands.map((band) => `| \`${band.name}\` | ${bandRange(band)} | ${band.meaning} |`)

/** Fractions rounded to significant digits, all the way down, so that an example stays readable. */
export function rounded(value: unknown, digits = 6): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(digits))
  if (Array.isArray(value)) return value.map((item) => rounded(item, digits))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rounded(item, digits)]))
}

/** Where in a result a number is not finite or a member is undefined. */
export function findNonFinite(value: unknown, at = '$'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${at} = ${value}`]
  if (value === undefined) return [`${at} is undefined`]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => findNonFinite(item, `${at}.${key}`))
}

/** No block is silent: it has a result of finite numbers, or a coded reason. */
export function expectSound(whose: string, outcome: Outcome<unknown>): void {
  expect(findNonFinite(outcome), `${outcome.method.id} of ${whose}`).toEqual([])
  expect(findNonFinite(outcome.workings()), `workings of ${outcome.method.id} of ${whose}`).toEqual([])
  if (outcome.result !== null) return
  expect(outcome.availability.status, `${outcome.method.id} of ${whose}`).not.toBe('available')
  expect(outcome.availability.reason_code).toBeTruthy()
}

/** Evidence for a figure that a test writes itself. */
export const evidence = (field: string, observed: string, value: number | string | null): EvidenceInput => ({
  dataset: 'test',
  release: 'test-1',
  file_sha256: '0'.repeat(64),
  ref: `${field}@${observed}`,
  field,
  observed,
  value_text: value === null ? null : String(value),
})
