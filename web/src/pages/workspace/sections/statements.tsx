import { useCallback, useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { Layout } from '../form/form-context.ts'
import { withValue } from '../form/pointer.ts'
import { isItems, isMembers, type Members, type Value } from '../form/schema.ts'
import { STATEMENTS_GUIDE } from '../guides/statements.ts'
import { kindOfRoute, RECORD_KINDS } from '../records/kinds.ts'
import { RecordSection } from '../records/record-section.tsx'
import type { Begun } from '../records/use-record-form.ts'
import { EarlierWording } from '../statements/earlier-wording.tsx'
import { NumbersInText } from '../statements/numbers-in-text.tsx'
import { WhatIsAsked } from '../statements/what-is-asked.tsx'
import { placeOf, type Requirement, useWorkspace } from '../use-workspace.ts'

/** The narrative of the four pillars, requirement by requirement; the address may name the one to begin with. */
export function Statements() {
  const { abn, asked: where, period, readiness } = useWorkspace()
  const [parameters] = useSearchParams()
  const asked = parameters.get('requirement')
  const file = parameters.get('file')
  const name = parameters.get('name')
  const [first = '', last = ''] = period.split('/')
  const start = useMemo<Members>(
    () => ({ period: { start: first, end: last }, statements: [] }),
    [first, last],
  )
  const layout = useMemo<Layout>(
    () => ({
      guide: STATEMENTS_GUIDE,
      suggestions: {
        '/statements/*/requirement_id': readiness.rows.map(({ requirement_id: id, title }) => ({
          value: id,
          label: `${id} ${title}`,
        })),
      },
      beneath: {
        '/statements/*/requirement_id': WhatIsAsked,
        '/statements/*/statement': WhileWriting,
      },
      itemAbout: (_, item) =>
        readiness.rows.find((row) => isMembers(item) && row.requirement_id === item['requirement_id'])?.title,
      newItem: (list, items) => (list === '/statements' ? newStatement(items) : undefined),
    }),
    [readiness.rows],
  )
  const begin = useCallback(
    (body: Members) => {
      if (asked === null) return undefined
      const begun = withStatement(body, asked)
      return file === null ? begun : withDocument(begun, { name: name ?? 'Document', sha256: file })
    },
    [asked, file, name],
  )
  return (
    <>
      <p className="screen-only">
        <Link href={placeOf(abn, 'paper', where)}>Edit all statements in Word</Link>, or write them here one
        by one.
      </p>
      <RecordSection
        key={`${asked} ${file}`}
        kind={RECORD_KINDS.statements}
        about="Your statement for each requirement: the text, and the document that shows it with the page. It is supported once the document is uploaded, and approved once another member approves it in the review. Enter mandatory numbers under figures and the two scenarios required by the Corporations Act under scenarios. A person can set a requirement aside with a reason, but not a mandatory item. Readiness lists what still needs a statement."
        layout={layout}
        start={start}
        begin={begin}
        next={<NextRequirement after={asked} />}
      />
    </>
  )
}

/** What helps while a statement is written. */
const WhileWriting = ({ pointer }: { readonly pointer: string }) => (
  <>
    <EarlierWording pointer={pointer} />
    <NumbersInText pointer={pointer} />
  </>
)

/** The way to the next requirement that a statement closes: in the order of the standard, and from its end to its beginning. */
function NextRequirement({ after }: { readonly after: string | null }) {
  const { abn, asked, readiness } = useWorkspace()
  const open = ({ next_action, requirement_id }: Requirement): boolean =>
    next_action !== null &&
    requirement_id !== after &&
    kindOfRoute(next_action.route) === RECORD_KINDS.statements
  const from = readiness.rows.findIndex(({ requirement_id }) => requirement_id === after) + 1
  const rows = [...readiness.rows.slice(from), ...readiness.rows.slice(0, from)].filter(open)
  const [next] = rows
  if (next === undefined) return <p>No other requirement needs a statement.</p>
  const place = placeOf(abn, RECORD_KINDS.statements.section, asked, { requirement: next.requirement_id })
  return (
    <p>
      {rows.length === 1 ? 'One more requirement needs' : `${rows.length} more requirements need`} a
      statement. Next:{' '}
      <Link href={place}>
        {next.requirement_id} {next.title}
      </Link>
    </p>
  )
}

/** The record with a statement for the requirement, which is opened: the one there is, or a new one. */
function withStatement(body: Members, requirement: string): Begun {
  const statements = isItems(body['statements']) ? body['statements'] : []
  const found = statements.findIndex((item) => isMembers(item) && item['requirement_id'] === requirement)
  if (found !== -1) return { body, item: `/statements/${found}`, isNew: false }
  const added = { ...newStatement(statements), requirement_id: requirement }
  return {
    body: { ...body, statements: [...statements, added] },
    item: `/statements/${statements.length}`,
    isNew: true,
  }
}

/** The statement that was begun, with a file as its document. */
const withDocument = ({ body, item, ...begun }: Begun, document: Members): Begun => ({
  ...begun,
  item,
  body: withValue(body, `${item}/document`, document) as Members,
})

/** On the day of the statement before, as far as known. */
function newStatement(statements: readonly Value[]): Members {
  const last = statements.at(-1)
  const { date }: Partial<Members> = isMembers(last) ? last : {}
  return {
    kind: 'disclosure',
    ...(date === undefined ? {} : { date }),
  }
}
