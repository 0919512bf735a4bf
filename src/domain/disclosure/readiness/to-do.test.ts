import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../../test/support/disclosure-records.ts'
import { NO_RECORDS, readinessInputs, statements } from '../../../../test/support/readiness-inputs.ts'
import { requirementsOf } from '../../../frameworks/aasb-s2/registry.ts'
import { VERSIONS } from '../../../frameworks/aasb-s2/requirement.ts'
import closing from './closing-evidence.json' with { type: 'json' }
import { GATES } from './gates.ts'
import { filingReadiness } from './readiness.ts'
import { DECIDED_CONDITIONS } from './set-aside.ts'
import { openRows, toDoCsv, toDoMarkdown } from './to-do.ts'

const readiness = filingReadiness(
  readinessInputs({ records: { ...NO_RECORDS, s2_statements: statements([statement('6(a)')]) } }),
)

describe('the data files fit the registry of the standard', () => {
  test('each scored requirement and each gate of every version has one row that closes it, and no row is spare', () => {
    const gates = new Set(GATES.map(({ id }) => id))
    const needed = VERSIONS.flatMap((version) =>
      requirementsOf(version).filter(({ id, scored }) => scored || gates.has(id)),
    )
    const ids = closing.flatMap((row) => row.ids)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids)).toEqual(new Set(needed.map(({ id }) => id)))
    expect(needed.filter(({ data_needs }) => data_needs === null)).toEqual([])
  })

  test('the conditions that records decide are worded as in the registry', () => {
    const worded = new Set(requirementsOf('2025-12').map(({ applies_when }) => applies_when))
    expect(DECIDED_CONDITIONS.filter((condition) => !worded.has(condition))).toEqual([])
  })
})

test('gates come first, and what is met is not on the list', () => {
  const open = openRows(readiness)
  const firstOther = open.findIndex(({ is_gate }) => !is_gate)
  expect(open.slice(firstOther).some(({ is_gate }) => is_gate)).toBe(false)
  expect(open.map(({ requirement_id }) => requirement_id)).not.toContain('6(a)')
})

test('as CSV: one line for each open row, readable by any reader', () => {
  const rows = parse(toDoCsv(readiness), { columns: true }) as Record<string, string>[]
  expect(rows).toHaveLength(openRows(readiness).length)
  expect(rows[0]).toMatchObject({
    requirement: '10(a)',
    gate: 'yes',
    status: 'missing',
    holder: 'chief risk officer',
    route: 'PUT /v1/companies/{abn}/s2-statements',
  })
})

test('a cell that looks like a formula is kept as text', () => {
  const [row] = openRows(readiness)
  const odd = { ...readiness, rows: [{ ...row!, title: '=HYPERLINK("x")' }] }
  expect(toDoCsv(odd)).toContain(`"'=HYPERLINK(""x"")"`)
})

test('as Markdown: one item for each open row, under who holds the evidence', () => {
  const text = toDoMarkdown(readiness)
  expect(text.match(/^- \[ \] /gm)).toHaveLength(openRows(readiness).length)
  expect(text).toContain('## chief risk officer')
  expect(text).toContain('- [ ] **10(a)**')
})
