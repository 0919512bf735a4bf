import { MEASURES, type S2Statement } from '../../../domain/disclosure/records/s2-statements.ts'
import type { ReportRequirement } from '../../../domain/disclosure/report/report.ts'
import type { DraftRequirement } from '../../disclosure-draft/requirements.ts'
import { day, figure, unit, words } from '../../format.ts'
import { MEASURE_WORDS, STATUS_WORDS } from '../../wording.ts'
import type { Block } from '../document.ts'

/** What the company states about a requirement, in full, with its numbers and who stands for it. */
export const statementBlock = (
  { id, title, row }: Pick<DraftRequirement, 'id' | 'title' | 'row'>,
  statement: S2Statement,
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
  small: [...standingOf(row), signedBy(statement), ...nextOf(row)].join(' '),
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

/** Who wrote a statement, who approved it, and where else it stands. */
function signedBy({ author, approver, date, document }: S2Statement): string {
  const approved = approver === undefined ? 'not approved yet' : `approved by ${approver}`
  const stands = document === undefined ? '' : ` Document: ${document.name}.`
  return `Written by ${author}, ${approved}, ${day(date)}.${stands}`
}
