import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { Layout } from '../form/form-context.ts'
import { isItems, isMembers, type Members } from '../form/schema.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { RecordSection } from '../records/record-section.tsx'
import type { Begun } from '../records/use-record-form.ts'
import { useWorkspace } from '../use-workspace.ts'

/** The narrative of the four pillars, requirement by requirement; the address may name the one to begin with. */
export function Statements() {
  const { period, readiness } = useWorkspace()
  const [parameters] = useSearchParams()
  const asked = parameters.get('requirement')
  const [first = '', last = ''] = period.split('/')
  const start = useMemo<Members>(
    () => ({ period: { start: first, end: last }, statements: [] }),
    [first, last],
  )
  const layout = useMemo<Layout>(
    () => ({
      hidden: ['/period'],
      order: {
        '': ['statements', 'sign_off'],
        '/statements/*': [
          'requirement_id',
          'kind',
          'statement',
          'author',
          'approver',
          'date',
          'document',
          'reference',
          'reason',
        ],
      },
      labels: { '/statements/*/requirement_id': 'Requirement', '/sign_off/on': 'Day' },
      itemNames: { '/statements': 'statement' },
      suggestions: {
        '/statements/*/requirement_id': readiness.rows.map(({ requirement_id: id, title }) => ({
          value: id,
          label: `${id} ${title}`,
        })),
      },
      itemAbout: (_, item) =>
        readiness.rows.find((row) => isMembers(item) && row.requirement_id === item['requirement_id'])?.title,
      newItem: () => ({ kind: 'disclosure' }),
    }),
    [readiness.rows],
  )
  const begin = useCallback(
    (body: Members) => (asked === null ? undefined : withStatement(body, asked)),
    [asked],
  )
  return (
    <RecordSection
      key={asked}
      kind={RECORD_KINDS.statements}
      about="What the company says for each requirement: the text or the document with its hash, who wrote it and who approved it. Until somebody approves it, it counts as partial evidence. Only a person can set a requirement aside. Readiness lists what still needs a statement."
      layout={layout}
      start={start}
      begin={begin}
    />
  )
}

/** The record with a statement for the requirement, which is opened: the one there is, or a new one. */
function withStatement(body: Members, requirement: string): Begun {
  const statements = isItems(body['statements']) ? body['statements'] : []
  const found = statements.findIndex((item) => isMembers(item) && item['requirement_id'] === requirement)
  if (found !== -1) return { body, opened: `/statements/${found}` }
  const added = { requirement_id: requirement, kind: 'disclosure' }
  return { body: { ...body, statements: [...statements, added] }, opened: `/statements/${statements.length}` }
}
