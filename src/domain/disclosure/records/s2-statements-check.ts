import {
  failIf,
  joinChecks,
  type RecordCheck,
  type RecordFault,
  repeated,
  unorderedPeriod,
  warnIf,
} from './fault.ts'
import type { S2Statement, S2Statements } from './s2-statements.ts'

/** What the schema cannot say. `requirementIds` are the ids of the version that the period falls under. */
export function checkS2Statements(record: S2Statements, requirementIds: ReadonlySet<string>): RecordCheck {
  return joinChecks([
    {
      errors: [
        ...unorderedPeriod(record.period, '/period'),
        ...repeated(
          record.statements.map(({ requirement_id }) => requirement_id),
          'validation_failed',
          (index) => `/statements/${index}/requirement_id`,
          'requirement',
        ),
      ],
      warnings: [],
    },
    ...record.statements.map((statement, index) => ({
      errors: statementFaults(statement, `/statements/${index}`, requirementIds),
      warnings: [
        ...warnIf(
          statement.document !== undefined && statement.document.place === undefined,
          'document_without_place',
          `/statements/${index}/document/place`,
          'say on which page or where in the document it stands: without that the document supports nothing',
        ),
      ],
    })),
  ])
}

function statementFaults(
  { requirement_id, kind, statement, document, reference, reason }: S2Statement,
  at: string,
  known: ReadonlySet<string>,
): RecordFault[] {
  const code = 'validation_failed'
  const setsAside = kind !== 'disclosure'
  return [
    ...failIf(
      !known.has(requirement_id),
      code,
      `${at}/requirement_id`,
      `${requirement_id} is not a requirement of this version`,
    ),
    ...failIf(
      !setsAside && statement === undefined && document === undefined,
      code,
      `${at}/statement`,
      'give the statement, or the document with its hash',
    ),
    ...failIf(setsAside && reference === undefined, code, `${at}/reference`, `${kind} needs a reference`),
    ...failIf(setsAside && reason === undefined, code, `${at}/reason`, `${kind} needs a reason`),
  ]
}
