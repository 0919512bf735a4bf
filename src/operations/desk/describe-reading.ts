import type { Finding } from '../../sources/reading/findings.ts'
import type { SourceRow } from '../../sources/source.ts'
import { describeFinding } from '../ingest/findings.ts'
import type { ReadSummary } from '../ingest/read-file.ts'
import { distinctFindings, findingId, findingsOf, proposalsOf } from './decisions.ts'
import type { DeskFinding, DeskReading, FirstOf } from './desk-file.ts'

const KEPT = 100
const MOST_CHARACTERS = 500
const CONTROL = /[\p{Cc}\p{Cs}]/gu

/** What a file made a reader see, in bounds: text of a hostile file may be endless, or hold what no database takes. */
export function describeReading(
  summary: ReadSummary,
  firstRows: readonly SourceRow[],
  /** What the reader proposed before anything was decided; else made of the rows in doubt. */
  proposed: string | ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): DeskReading {
  const distinct = distinctFindings(summary.findings)
  const proposals =
    typeof proposed === 'string' ? proposed : proposalsOf(distinct, (rowRef) => proposed.get(rowRef))
  const { rows, periods, entities, totals, edition } = summary
  return {
    rows,
    periods: periods.slice(0, KEPT).map((period) => shown(period)),
    entities,
    totals,
    edition,
    first_rows: firstRows.map(plainRow),
    skipped: firstOf(summary.skipped, ({ row_ref, reason, text }) => `${row_ref}: ${reason}: ${text}`),
    corrections: firstOf(
      summary.corrections,
      ({ row_ref, field, printed, used, reason }) => `${row_ref} ${field}: ${printed} -> ${used}: ${reason}`,
    ),
    notes: firstOf(summary.notes, ({ row_ref, message }) =>
      row_ref === undefined ? message : `${row_ref}: ${message}`,
    ),
    proposals,
    findings: findingsOf(distinct, proposals).map(({ finding, rows: places }, index) => ({
      ...finding,
      rows: places,
      id: findingId(index),
      decided: decidedAbout(summary.decisions, finding),
      column: finding.column === null ? null : shown(finding.column),
      value: finding.value === null ? null : shown(finding.value),
      problem: shown(finding.problem),
      expected: finding.expected === null ? null : shown(finding.expected),
      text: shown(describeFinding({ finding, rows: places })),
    })),
  }
}

function decidedAbout(decisions: ReadSummary['decisions'], finding: Finding): DeskFinding['decided'] {
  const own = decisions.find(
    ({ row_ref, column, printed, rule, problem }) =>
      row_ref === finding.row_ref &&
      column === finding.column &&
      printed === finding.value &&
      rule === finding.rule &&
      problem === finding.problem,
  )
  if (own === undefined) return null
  const { decision, used, reason, decided_by } = own
  return {
    decision,
    value: typeof used === 'string' ? shown(used) : used,
    reason: shown(reason, 1000),
    decided_by,
  }
}

/** Text in bounds, without characters that PostgreSQL or a screen cannot show. */
export function shown(text: string, most = MOST_CHARACTERS): string {
  const clean = text.replaceAll(CONTROL, (found) => (found === '\n' ? found : '\uFFFD'))
  return clean.length <= most ? clean : `${clean.slice(0, most - 1).toWellFormed()}…`
}

function firstOf<T>(all: readonly T[], describe: (item: T) => string): FirstOf<string> {
  return { count: all.length, first: all.slice(0, KEPT).map((item) => shown(describe(item))) }
}

function plainRow(row: object): DeskReading['first_rows'][number] {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [shown(field), plainValue(value)]))
}

function plainValue(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return shown(typeof value === 'string' ? value : isList ? value.join(', ') : JSON.stringify(value))
}
