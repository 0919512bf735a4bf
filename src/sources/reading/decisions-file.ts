import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { DECISION_KINDS } from '../../domain/operator-decision.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { draftsOfRows } from './alike.ts'
import type { DecisionDraft } from './decisions.ts'
import { fieldInDoubt } from './field-in-doubt.ts'
import type { Finding } from './findings.ts'

const textOrNull = () => Type.Union([Type.String(), Type.Null()])

const decisionsFile = Type.Object(
  {
    schema: Type.Literal('southerly/decisions/1'),
    source: Type.String(),
    file: Type.String(),
    file_sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    decisions: Type.Array(
      Type.Object(
        {
          row_ref: Type.String(),
          other_rows: Type.Optional(Type.Array(Type.String())),
          column: textOrNull(),
          printed: textOrNull(),
          rule: Type.String(),
          problem: Type.String(),
          expected: textOrNull(),
          decision: Type.Union([Type.Literal('take'), Type.Literal('use'), Type.Literal('leave_out')]),
          field: textOrNull(),
          used: Type.Union([Type.String(), Type.Number(), Type.Null()]),
          reason: Type.String(),
          decided_by: Type.String(),
          decided_on: Type.String(),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

/** What `--propose` writes, a person edits and `--decide` reads. An entry decides about a row and `other_rows`. */
export type DecisionsFile = Static<typeof decisionsFile>

const compiled = Compile(decisionsFile)

/** Reads a file of decisions, one for each row. Refuses it with the member that does not fit. */
export function readDecisionsFile(name: string, text: string): DecisionsFile {
  const parsed = parse(name, text)
  if (compiled.Check(parsed)) return { ...parsed, decisions: draftsOfRows(parsed.decisions) }
  const fault = compiled.Errors(parsed)[0]
  throw new OperatorError(
    `${name}: ${fault?.instancePath || '/'} ${fault?.message ?? 'is not a decisions file'}`,
    {
      hint: `Nothing was loaded. Use --propose to write a file of decisions; the decision of an entry is one of ${DECISION_KINDS.join(', ')}.`,
      exitCode: EXIT.badInput,
    },
  )
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`${name}: is not JSON: ${(error as Error).message}`, {
      hint: 'Nothing was loaded. Fix it, or write it again with --propose.',
      exitCode: EXIT.badInput,
    })
  }
}

/** Who decides, unless the person writes another name into the file. */
interface Decider {
  readonly decided_by: string
  readonly decided_on: string
}

/** What the reader proposes for each finding, once. `rowAt` gives the row that was read from a place. */
export function proposeDecisions(
  findings: readonly Finding[],
  rowAt: (rowRef: string) => Readonly<Record<string, unknown>> | undefined,
  decider: Decider,
): DecisionDraft[] {
  const drafts = findings.map((finding) => draftOf(finding, rowAt(finding.row_ref), decider))
  return [...new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values()]
}

function draftOf(
  finding: Finding,
  row: Readonly<Record<string, unknown>> | undefined,
  { decided_by, decided_on }: Decider,
): DecisionDraft {
  const { row_ref, column, value, rule, problem, expected, proposal } = finding
  // A value needs a row to go into.
  const decision = proposal.decision === 'use' && row === undefined ? 'leave_out' : proposal.decision
  return {
    row_ref,
    column,
    printed: value,
    rule,
    problem,
    expected,
    decision,
    field: row === undefined ? null : fieldInDoubt(row, finding),
    used: decision === 'use' ? (proposal.value ?? null) : null,
    reason: decision === proposal.decision ? proposal.reason : 'No row could be read there.',
    decided_by,
    decided_on,
  }
}
