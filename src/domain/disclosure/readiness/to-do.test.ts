import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { statement } from '../../../../test/support/disclosure-records.ts'
import { readinessInputs, statements } from '../../../../test/support/readiness-inputs.ts'
import { NO_RECORDS } from '../records/kinds.ts'
import { filingReadiness } from './readiness.ts'
import { openRows, toDoCsv, toDoMarkdown } from './to-do.ts'

const readiness = filingReadiness(
  readinessInputs({ records: { ...NO_RECORDS, s2_statements: statements([statement('6(a)')]) } }),
)

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
    pillar_requirements: readiness.pillars.find(({ pillar }) => pillar === 'strategy')!.score_line,
    gate: 'yes',
    status: 'missing',
    holder: 'chief risk officer',
    route: 'PUT /v1/companies/{abn}/risks',
  })
})

test('the count of what is supported leads, of the pillar in CSV and of all in Markdown', () => {
  const rows = parse(toDoCsv(readiness), { columns: true }) as Record<string, string>[]
  for (const row of rows) expect(row['pillar_requirements']).toMatch(/^\d+ of \d+ supported/)
  expect(toDoMarkdown(readiness).split('\n')[2]).toMatch(/^\d+ of \d+ supported, /)
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
