import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFormulas } from './formulas.ts'

const PUBLISHED = path.resolve(import.meta.dirname, '../../data/formulas')
const FILE = 'physical_risk-1.1.0.json'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'formulas-'))
  cpSync(PUBLISHED, folder, { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const change = (from: string, to: string, file = FILE): void => {
  const place = path.join(folder, file)
  const text = readFileSync(place, 'utf8')
  expect(text).toContain(from)
  writeFileSync(place, text.replace(from, to))
}

test('the published files are those that figures are computed with', () => {
  expect(readFormulas(folder).every(({ is_current }) => is_current)).toBe(true)
})

test.each([
  ['"ratio"', '"quotient"', 'physical_risk, change_in_standard_deviations: the term quotient is not known'],
  ['"unit": "degC"', '"unit": "mm"', 'change_in_standard_deviations: it is in mm / degC, not in 1'],
  ['"warming",', '"overall",', 'it needs overall, which is computed from it or after it'],
  ['"source": "docs/methods/physical_risk.md"', '"source": ""', 'the table levels has no source'],
  ['"upper": 0.5', '"upper": 0.6', 'it differs from the formulas that this version computes with'],
  ['"version": "1.1.0"', '"version": "1.1.1"', 'it holds what belongs in physical_risk-1.1.1.json'],
  ['{', '', 'JSON'],
])('%s changed to %s is refused with the file and the place', (from, to, problem) => {
  change(from, to)
  expect(() => readFormulas(folder)).toThrow(path.join(folder, FILE))
  expect(() => readFormulas(folder)).toThrow(problem)
})

test('a constant without a source is refused', () => {
  change('"source": "docs/methods/climate_context.md"', '"source": " "', 'climate_context-1.2.0.json')
  expect(() => readFormulas(folder)).toThrow('the constant baseline_first_year has no source')
})

test('a file that is missing is refused', () => {
  rmSync(path.join(folder, FILE))
  expect(() => readFormulas(folder)).toThrow('the formulas of physical_risk 1.1.0 are missing')
})
