import type { Factor } from '../factor.ts'
import type { Issue } from '../library.ts'
import { regionName } from '../regions.ts'
import { holdsEverywhere } from '../siblings.ts'
import { explainValue, type Surroundings } from './explain-value.ts'
import { error, type Finding } from './finding.ts'
import { isValueOf, parseRowUnit, publishedIn, sameDigits, type WrittenValue } from './row-value.ts'

/** A row of a client's own factor sheet. */
export interface LintRow extends WrittenValue {
  readonly edition?: string | undefined
  readonly gwp_set?: string | undefined
  readonly method?: string | undefined
}

export interface LintedRow {
  /** The factor that the row should use; null where nothing tells. */
  readonly expected: Factor | null
  /** What the expected factor is in the row's unit. */
  readonly expected_value: number | null
  readonly findings: readonly Finding[]
  /** For a row without findings: which published figure it is, and where that holds. */
  readonly note: string | null
}

/** Whether a row's value is the one published for what it is about; if not, whose value it is. */
export function lintRow(row: LintRow, { library, issue, target }: Surroundings): LintedRow {
  const unit = parseRowUnit(row.unit)
  if (unit === undefined)
    return result(
      target,
      null,
      [
        error(
          'unit_not_understood',
          `${JSON.stringify(row.unit)} is not a unit of a factor, such as kg CO2-e/kWh.`,
        ),
      ],
      false,
      issue,
    )
  const expected = target ?? issue.factors.find((factor) => isValueOf(factor, row.value, unit))
  const value = expected === undefined ? undefined : publishedIn(expected, unit)
  if (expected !== undefined && value === undefined)
    return result(
      expected,
      null,
      [
        error(
          'unit_does_not_fit',
          `${row.unit} cannot be compared with ${expected.unit} of ${expected.factor_id}.`,
          expected,
        ),
      ],
      false,
      issue,
    )
  const agrees = value !== undefined && sameDigits(row.value, value)
  const findings = [
    ...statedEdition(row, issue),
    ...(agrees ? agreeing(row, expected!) : [explainValue(row, unit, { library, issue, target: expected })]),
  ]
  return result(expected, value ?? null, findings, target === undefined, issue)
}

/** What a row that is right is: the figure, its cells, its potentials and where it holds. */
function noteOf(factor: Factor, byValue: boolean, issue: Issue): string {
  const potentials = factor.gwp_set === null ? '' : `, on ${factor.gwp_set} warming potentials`
  const place = holdsEverywhere(factor, issue.factors) ? 'the same in every state' : regionName(factor.region)
  return (
    `Correct: ${factor.factor_id} from the ${factor.edition} edition (${factor.cells.join(', ')}), ${place}${potentials}.` +
    (byValue ? ' The row has no name, so it was identified by its value alone.' : '')
  )
}

/** The value is right; the words around it may not be. */
function agreeing(row: LintRow, expected: Factor): Finding[] {
  const findings: Finding[] = []
  if (row.method !== undefined && expected.method !== null && row.method !== expected.method)
    findings.push(
      error(
        'method_mix',
        `The row says ${row.method}, but ${expected.factor_id} is ${expected.method}.`,
        expected,
      ),
    )
  if (row.gwp_set !== undefined && expected.gwp_set !== null && row.gwp_set !== expected.gwp_set)
    findings.push(
      error('gwp_mix', `The row says ${row.gwp_set}, but the value uses ${expected.gwp_set}.`, expected),
    )
  return findings
}

function statedEdition(row: LintRow, issue: Issue): Finding[] {
  if (row.edition === undefined || row.edition === issue.edition) return []
  const message = `The row says edition ${row.edition}; the period's edition is ${issue.edition}.`
  return [error('wrong_edition', message)]
}

const result = (
  expected: Factor | undefined,
  expected_value: number | null,
  findings: readonly Finding[],
  byValue: boolean,
  issue: Issue,
): LintedRow => ({
  expected: expected ?? null,
  expected_value,
  findings,
  note: expected === undefined || findings.length > 0 ? null : noteOf(expected, byValue, issue),
})
