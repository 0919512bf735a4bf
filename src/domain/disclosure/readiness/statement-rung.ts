import { areContradicting, type NumbersOfStatement } from '../../prose/statement-numbers.ts'
import type { DifferingNumbers } from '../../review/decide.ts'
import { recordReference } from '../records/kinds.ts'
import type { S2Statement } from '../records/s2-statements.ts'
import { approverOfStatement, type Support, supportOf } from './approval.ts'
import { lacking } from './evidence-of-kind.ts'
import { type Finding, type ReadinessFacts, type RowFlag, type Rung, STATUS_OF_RUNG } from './row.ts'
import { NO_SENTENCE_WORDS } from './statement-words.ts'

/** What the company's statement on a requirement comes to; undefined where it makes none. */
export function statementFinding(id: string, facts: ReadinessFacts): Finding | undefined {
  const record = facts.records.s2_statements
  const found = record?.body.statements.find((one) => one.requirement_id === id && one.kind === 'disclosure')
  if (record === null || found === undefined) return undefined
  const { rung, detail, flag } = judged(found, facts)
  return {
    status: STATUS_OF_RUNG[rung],
    rung,
    // What does not count is no start either.
    by: rung === 'none' ? 'public' : 'tenant',
    references: [recordReference('s2_statements', record)],
    detail,
    ...(flag === undefined ? {} : { flag }),
  }
}

interface Judged {
  readonly rung: Rung
  readonly detail: string
  readonly flag?: RowFlag
}

function judged(said: S2Statement, facts: ReadinessFacts): Judged {
  const id = said.requirement_id
  const fault = facts.no_sentences.get(id)
  if (fault !== undefined)
    return {
      rung: 'none',
      detail: `The statement ${NO_SENTENCE_WORDS[fault]}. It does not count.`,
      flag: 'looks_like_placeholder',
    }
  const support = supportOf(withOwnFigures(said, facts), facts)
  const isWorded = said.statement !== undefined
  if (!isWorded && 'lacks' in support && support.isNotHeld === true)
    return { rung: 'none', detail: `${support.lacks} It does not count.`, flag: 'document_not_held' }
  const numbers = facts.statement_numbers.get(id)
  if (numbers !== undefined) return { rung: 'stated', ...heldByNumbers(numbers) }
  const lacks = lacking(facts.gates.get(id)?.needs, facts)
  if (lacks !== null) return { rung: 'stated', detail: lacks, flag: 'evidence_of_its_kind_missing' }
  if ('lacks' in support)
    return {
      rung: 'stated',
      detail: `Stated, not supported. ${support.lacks}`,
      ...(support.isNotHeld === true ? { flag: 'document_not_held' as const } : {}),
    }
  return supported(support, approverOfStatement(id, facts))
}

/** A figure speaks for the requirement that asks for it, and for no other: scope 1 is no support of a board's oversight. */
function withOwnFigures(said: S2Statement, { gates }: ReadinessFacts): S2Statement {
  const asked = gates.get(said.requirement_id)?.needs?.figures ?? []
  const speaks = said.figures?.some(({ measure }) => asked.includes(measure)) === true
  return speaks ? said : { ...said, figures: [] }
}

/** How a row is marked whose numbers hold it back. */
export const heldByNumbers = (numbers: NumbersOfStatement) => ({
  detail: numbersDetail(numbers),
  flag: areContradicting(numbers) ? ('number_differs' as const) : ('number_unsettled' as const),
})

/** The first number with what it was compared with. */
function numbersDetail(numbers: NumbersOfStatement): string {
  const [first, ...rest] = numbers === 'not_read' ? [] : numbers
  if (first === undefined)
    return 'Stated. The statements are too long together for their numbers to be read: shorten the text, or move some of it to a document.'
  const { reading, compared, why, settle } = first
  const beside = compared
    .slice(0, 2)
    .map(({ what, value, unit, source }) => `${what} is ${value} ${unit} in ${source}`)
    .join(', ')
  const isFalse = areContradicting(numbers)
  const more =
    rest.length === 0
      ? ''
      : ` ${rest.length} more of its numbers ${isFalse ? 'differ' : 'are not confirmed'} too.`
  return `Stated. The text says “${reading.quote}”${beside === '' ? '' : `; ${beside}`}. ${why}${more} ${settle ?? 'Correct the text or the figure.'}`
}

/** Texts whose numbers contradict what is held, for whoever approves them. */
export const differingNumbers = (found: ReadonlyMap<string, NumbersOfStatement>): DifferingNumbers[] =>
  [...found].flatMap(([requirement_id, numbers]) =>
    areContradicting(numbers) ? [{ requirement_id, detail: numbersDetail(numbers) }] : [],
  )

const supported = ({ by }: Extract<Support, { by: string }>, approver: string | undefined): Judged =>
  approver === undefined
    ? { rung: 'supported', detail: `Supported by ${by}. Not approved in the service yet.` }
    : { rung: 'approved', detail: `Supported by ${by}, and approved in the service by ${approver}.` }
