import { codeWords } from '../../code-words.ts'
import type { ReadinessRow } from './assess.ts'
import type { FilingReadiness } from './readiness.ts'

/** Open requirements, gates first, then in the order of the standard. */
export function openRows({ rows }: FilingReadiness): ReadinessRow[] {
  const open = rows.filter(({ next_action }) => next_action !== null)
  return [...open.filter(({ is_gate }) => is_gate), ...open.filter(({ is_gate }) => !is_gate)]
}

type Column = {
  readonly name: string
  readonly of: (row: ReadinessRow, lineOf: (pillar: string) => string) => string
}

const COLUMNS: readonly Column[] = [
  { name: 'requirement', of: ({ requirement_id }) => requirement_id },
  { name: 'pillar', of: ({ pillar }) => pillar },
  { name: 'pillar_requirements', of: ({ pillar }, lineOf) => lineOf(pillar) },
  { name: 'title', of: ({ title }) => title },
  { name: 'gate', of: ({ is_gate }) => (is_gate ? 'yes' : 'no') },
  { name: 'status', of: ({ evidence_status }) => evidence_status },
  { name: 'holder', of: ({ next_action }) => next_action?.holder ?? '' },
  { name: 'closes', of: ({ next_action }) => next_action?.closes ?? '' },
  { name: 'route', of: ({ next_action }) => next_action?.route ?? '' },
  { name: 'next', of: ({ next_action }) => next_action?.do ?? '' },
]

/** The to-do list as RFC 4180 CSV. */
export function toDoCsv(readiness: FilingReadiness): string {
  const ofPillars = new Map(readiness.pillars.map(({ pillar, score_line }) => [pillar, score_line]))
  // General requirements are no pillar: they stand beside the line of all.
  const lineOf = (pillar: string): string =>
    ofPillars.get(pillar as (typeof readiness.pillars)[number]['pillar']) ?? readiness.score_line
  const lines = [
    COLUMNS.map(({ name }) => name),
    ...openRows(readiness).map((row) => COLUMNS.map(({ of }) => of(row, lineOf))),
  ]
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** The to-do list as Markdown, one section for each holder, so that it can be handed out. */
export function toDoMarkdown(readiness: FilingReadiness): string {
  const { score_line, period, standard_version, readiness_state } = readiness
  const open = openRows(readiness)
  const holders = Map.groupBy(open, ({ next_action }) => next_action?.holder ?? '')
  return [
    `# To do for ${period.start} to ${period.end}`,
    '',
    `${score_line}. State: ${codeWords(readiness_state)}. Open: ${open.length}. Standard ${standard_version}.`,
    ...[...holders].flatMap(([holder, rows]) => ['', `## ${holder}`, '', ...rows.map(markdownItem)]),
    '',
  ].join('\n')
}

const markdownItem = ({
  requirement_id,
  title,
  is_gate,
  evidence_status,
  next_action,
}: ReadinessRow): string =>
  `- [ ] **${requirement_id}** ${title} (${codeWords(evidence_status)}${is_gate ? ', gate' : ''}). ${oneLine(next_action?.do ?? '')}`

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** A cell that a spreadsheet would take for a formula is kept as text by an apostrophe. */
export const csvCell = (text: string): string =>
  `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`
