import { MEASURES } from '../../../domain/disclosure/records/s2-statements.ts'
import { approverOf } from '../../approval.ts'
import { words } from '../../format.ts'
import { MEASURE_WORDS } from '../../wording.ts'
import { looking, typed } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'

/** Every statement of the company in full, and below it a row for each of its figures; no sheet where nothing is stated. */
export function statementsSheet({ draft, report }: WorkingPapers): void {
  const { statements } = report.declared
  if (statements.length === 0) return
  const titles = new Map(
    report.readiness.requirements.map(({ requirement_id, title }) => [requirement_id, title]),
  )
  const sheet = draft.sheet({
    name: 'Statements',
    title: 'Statements of the company',
    explanation:
      'What the company states about each requirement, word for word, with who approved it in the review. Figures are shown below their statement.',
    widths: [20, 44, 18, 100, 16, 12, 30, 24, 12],
  })
  const header = sheet.header([
    'Requirement',
    'Title',
    'Kind',
    'Statement',
    'Figure',
    'Unit',
    'Document',
    'Approved by',
    'Day',
  ])
  for (const one of statements) {
    sheet.add([
      looking('text', one.requirement_id),
      looking('wrapped', titles.get(one.requirement_id) ?? null),
      looking('text', words(one.kind)),
      looking('wrapped', one.statement ?? one.reason ?? null),
      null,
      null,
      looking('wrapped', one.document?.name ?? one.reference ?? null),
      looking('wrapped', approverOf(report.review, one.requirement_id)),
      looking('text', one.date),
    ])
    for (const { measure, value, source } of one.figures ?? [])
      sheet.add([
        looking('text', one.requirement_id),
        looking('wrapped', MEASURE_WORDS[measure]),
        looking('text', 'figure'),
        looking('wrapped', source ?? null),
        typed(value),
        looking('text', MEASURES[measure]),
      ])
  }
  sheet.filterFrom(header)
}
