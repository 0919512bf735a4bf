import { sha256 } from '../../evidence.ts'
import type { Period } from '../../period.ts'
import type { S2Statement, S2Statements } from '../records/s2-statements.ts'
import { withoutTypedNames } from '../records/typed-names.ts'
import { type DraftFile, type DraftStatement, PROMPT } from './draft-file.ts'
import { sameWords } from './same-words.ts'

export interface StatementChange {
  readonly requirement_id: string
  readonly change: 'added' | 'changed'
  readonly before: string | null
  readonly after: string
}

export interface DraftFault {
  readonly requirement_id: string | null
  readonly message: string
}

export interface DraftWarning extends DraftFault {
  readonly code:
    | 'not_in_file'
    | 'emptied'
    | 'moved'
    | 'found_by_heading'
    | 'sign_off_removed'
    | 'unknown_mark'
}

export interface DraftGround {
  readonly period: Period
  /** Requirement by the slug that marks have. */
  readonly bySlug: ReadonlyMap<string, string>
  readonly date: string
}

export interface StatementProposal {
  /** The record as it would be. */
  readonly body: S2Statements
  readonly changes: readonly StatementChange[]
  readonly faults: readonly DraftFault[]
  readonly warnings: readonly DraftWarning[]
}

/** What an edited draft makes of the record of statements. Nothing is removed that the file only lacks. */
export function proposeStatements(
  { statements: found }: Pick<DraftFile, 'statements'>,
  present: S2Statements | null,
  ground: DraftGround,
): StatementProposal {
  const known = new Map(present?.statements.map((one) => [one.requirement_id, one]))
  const placed = found.map((one) => ({ one, id: ground.bySlug.get(one.slug) ?? null }))
  const verdicts = placed.map(({ one, id }) =>
    id === null ? unknownMark(one) : verdictOf(one, id, known.get(id), ground),
  )
  const changes = verdicts.flatMap(({ change }) => change ?? [])
  const byId = new Map(changes.map((change) => [change.requirement_id, change]))
  const isSigned = present?.sign_off !== undefined || present?.declaration !== undefined
  const { sign_off: _signOff, declaration: _declaration, ...unsigned } = present ?? emptyRecord(ground.period)
  return {
    body:
      changes.length === 0
        ? (present ?? emptyRecord(ground.period))
        : { ...unsigned, statements: merged(unsigned.statements, byId, ground) },
    changes,
    faults: [
      ...doubled(placed.flatMap(({ id }) => id ?? [])),
      ...verdicts.flatMap(({ fault }) => fault ?? []),
    ],
    warnings: [
      ...verdicts.flatMap(({ warnings = [] }) => warnings),
      ...notFound(present, new Set(placed.map(({ id }) => id))),
      ...(isSigned && changes.length > 0 ? [SIGN_OFF_REMOVED] : []),
    ],
  }
}

const emptyRecord = (period: Period): S2Statements => ({ period, statements: [] })

const SIGN_OFF_REMOVED: DraftWarning = {
  code: 'sign_off_removed',
  requirement_id: null,
  message:
    'The record is signed off or declared. Its text has changed since, so the proposed record drops the sign-off and the declaration; the same people must sign again.',
}

interface Verdict {
  readonly change?: StatementChange
  readonly fault?: DraftFault
  readonly warnings?: readonly DraftWarning[]
}

const unknownMark = ({ slug }: DraftStatement): Verdict => ({
  warnings: [
    {
      code: 'unknown_mark',
      requirement_id: null,
      message: `A statement’s bookmark names ${slug}, which is not a requirement of the standard. Its text is left out.`,
    },
  ],
})

function verdictOf(
  one: DraftStatement,
  id: string,
  known: S2Statement | undefined,
  { bySlug }: DraftGround,
): Verdict {
  const text = one.text.replaceAll(PROMPT, '').trim()
  const before = known?.statement ?? null
  const warnings = placeWarnings(one, id, bySlug)
  // Unedited since it was exported, or edited into what the record says: nothing to take over.
  if (one.exported === hashOf(text) || sameWords(text, before ?? '')) return { warnings }
  const fault = faultOf(one, id, known)
  if (fault !== null) return { fault: { requirement_id: id, message: fault }, warnings }
  if (text === '') return { warnings: [...warnings, emptied(id)] }
  return {
    change: { requirement_id: id, change: before === null ? 'added' : 'changed', before, after: text },
    warnings,
  }
}

const hashOf = (text: string): string => sha256(text).slice(0, 8)

/** Why an edited text cannot be taken over; null where it can. */
function faultOf(one: DraftStatement, id: string, known: S2Statement | undefined): string | null {
  if (one.pending.length > 0)
    return `The statement on ${id} has tracked changes by ${one.pending.join(', ')} that are not accepted. Accept or reject them, save the file and send it again.`
  if (one.holds.length > 0)
    return `The statement on ${id} runs into the one on ${one.holds.join(', ')}. Put a paragraph break between them, or copy the texts into a new draft.`
  if (one.lost.length > 0)
    return `The statement on ${id} contains ${one.lost.join(' and ')}. A statement is text: write it in sentences, or name a document.`
  if (known !== undefined && known.kind !== 'disclosure')
    return `${id} is set aside in the record (${known.kind.replaceAll('_', ' ')}), but the file has a statement on it. Change the record first.`
  if (one.exported !== null && one.exported !== hashOf(known?.statement ?? ''))
    return `The statement on ${id} was changed in the record after this draft was exported. Export a new draft and copy your text into it.`
  return null
}

function placeWarnings(one: DraftStatement, id: string, bySlug: DraftGround['bySlug']): DraftWarning[] {
  const under = one.under === null ? null : (bySlug.get(one.under) ?? null)
  return [
    ...(one.exported === null
      ? [
          {
            code: 'found_by_heading' as const,
            requirement_id: id,
            message: `The bookmark for the statement on ${id} is missing, so the text below its heading was used.`,
          },
        ]
      : []),
    ...(under !== null && under !== id
      ? [
          {
            code: 'moved' as const,
            requirement_id: id,
            message: `The statement on ${id} is below the heading for ${under}. It still counts for ${id}.`,
          },
        ]
      : []),
  ]
}

const emptied = (id: string): DraftWarning => ({
  code: 'emptied',
  requirement_id: id,
  message: `The text on ${id} is no longer in the file. The record keeps it; if you meant to remove it, withdraw it in the workspace.`,
})

function doubled(ids: readonly string[]): DraftFault[] {
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...twice].map((id) => ({
    requirement_id: id,
    message: `The file contains two statements on ${id}. Delete one of them.`,
  }))
}

const notFound = (present: S2Statements | null, found: ReadonlySet<string | null>): DraftWarning[] =>
  (present?.statements ?? [])
    .filter(
      ({ requirement_id, kind, statement }) =>
        kind === 'disclosure' && statement !== undefined && !found.has(requirement_id),
    )
    .map(({ requirement_id }) => ({
      code: 'not_in_file',
      requirement_id,
      message: `The statement on ${requirement_id} is not in the file. The record keeps it.`,
    }))

function merged(
  statements: readonly S2Statement[],
  changes: ReadonlyMap<string, StatementChange>,
  { date }: DraftGround,
): S2Statement[] {
  const old = new Set(statements.map(({ requirement_id }) => requirement_id))
  return [
    ...statements.map(withoutTypedNames).map((statement) => {
      const change = changes.get(statement.requirement_id)
      if (change === undefined) return statement
      return { ...statement, statement: change.after, date }
    }),
    ...[...changes.values()]
      .filter(({ requirement_id }) => !old.has(requirement_id))
      .map(({ requirement_id, after }) => ({
        requirement_id,
        kind: 'disclosure' as const,
        statement: after,
        date,
      })),
  ]
}
