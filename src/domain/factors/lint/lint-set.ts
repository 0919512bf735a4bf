import type { Finding } from './finding.ts'
import type { LintedRow, LintRow } from './lint-row.ts'

/** What is wrong with rows together though each may be right: potentials, editions or methods that do not go together. */
export function lintSet(rows: readonly LintRow[], linted: readonly LintedRow[]): Finding[] {
  const potentials = distinct(rows.map((row) => row.gwp_set))
  const editions = distinct(
    linted.map(
      ({ expected, findings }) =>
        findings.find(({ code }) => code === 'wrong_edition')?.found?.edition ?? expected?.edition,
    ),
  )
  const methods = distinct(
    linted.map(({ expected }) => (expected?.scope === 2 ? (expected.method ?? undefined) : undefined)),
  )
  return [
    ...warn('gwp_mix', potentials, 'Rows state different warming potentials'),
    ...warn('edition_mix', editions, 'Values come from different editions'),
    ...warn('method_mix', methods, 'Scope 2 rows mix methods, which must be two totals and never one'),
  ]
}

const warn = (code: Finding['code'], values: readonly string[], words: string): Finding[] =>
  values.length < 2
    ? []
    : [{ code, severity: 'warning', message: `${words}: ${values.join(', ')}.`, found: null }]

const distinct = (values: readonly (string | undefined)[]): string[] =>
  [...new Set(values.filter((value) => value !== undefined))].toSorted()
