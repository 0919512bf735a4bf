import { MEASURES, type S2Statement } from '../../../domain/disclosure/records/s2-statements.ts'
import type { DisclosureReport, ReportRequirement } from '../../../domain/disclosure/report/report.ts'
import { approverOf } from '../../approval.ts'
import type { DraftRequirement } from '../../disclosure-draft/requirements.ts'
import { day, figure, unit, words } from '../../format.ts'
import { MEASURE_WORDS, STATUS_WORDS } from '../../wording.ts'
import type { Block } from '../document.ts'

/** What the company states about a requirement, in full, with its numbers and who approved it. */
export const statementBlock = (
  { id, title, row }: Pick<DraftRequirement, 'id' | 'title' | 'row'>,
  statement: S2Statement,
  review: DisclosureReport['review'],
): Block => ({
  kind: 'statement',
  paragraph: id,
  title,
  status:
    row === null
      ? ''
      : `${STATUS_WORDS[row.evidence_status] ?? words(row.evidence_status)}${row.is_gate ? ', gate' : ''}`,
  paragraphs: linesOf(statement.statement ?? ''),
  facts: [...figureLines(statement), ...scenarioLines(statement)],
  small: [...standingOf(row), signedBy(statement, review), ...nextOf(row)].join(' '),
})

/** A statement that is good evidence needs no word about it. */
function standingOf(row: ReportRequirement | null): string[] {
  if (row === null || row.evidence_status === 'evidenced') return []
  return [row.set_aside === null ? row.detail : `Set aside: ${row.set_aside.reason}.`]
}

const nextOf = (row: ReportRequirement | null): string[] =>
  row === null || row.next_action === null
    ? []
    : [`Next: ${row.next_action.closes} Held by: ${row.next_action.holder}.`]

/** The lines of a text that say something. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const figureLines = ({ figures = [] }: S2Statement): string[] =>
  figures.map(
    ({ measure, value, source }) =>
      `${MEASURE_WORDS[measure]}: ${figure(value)} ${unit(MEASURES[measure])}${source === undefined ? '' : ` (${source})`}`,
  )

const scenarioLines = ({ scenarios = [] }: S2Statement): string[] =>
  scenarios.map(({ name, warming_c, analysis }) => `${name}, ${figure(warming_c)} °C by 2100: ${analysis}`)

/** Who approved a statement in the review, and where else it stands. */
function signedBy(
  { requirement_id, date, document }: S2Statement,
  review: DisclosureReport['review'],
): string {
  const approver = approverOf(review, requirement_id)
  const approved = approver === null ? 'not approved yet' : `approved by ${approver}`
  const stands = document === undefined ? '' : ` Document: ${document.name}.`
  return `Dated ${day(date)}, ${approved}.${stands}`
}
