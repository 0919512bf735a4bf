import { EXPLANATIONS_KIND } from '../disclosure/contradictions/explanations.ts'
import { type DisclosureRecords, RECORD_KIND_NAMES, RECORD_KINDS } from '../disclosure/records/kinds.ts'
import type { S2Statements } from '../disclosure/records/s2-statements.ts'
import { canonicalJson, sha256 } from '../evidence.ts'
import { LEDGER_KIND } from '../ledger/record.ts'
import type { Period } from '../period.ts'

/** The subject that stands for the period as a whole. */
export const WHOLE_PERIOD = 'period'
/** The subject of signatures, which change no state: a director signs what others have approved. */
export const DECLARATION = 'declaration'

/** Something that is reviewed, with the content that a decision is bound to. */
export interface Subject {
  /** `period`, `record:<kind>` or `statement:<requirement id>`. */
  readonly id: string
  readonly title: string
  /** Version of the record that holds it; null for the period. */
  readonly version: number | null
  /** Of its own content. */
  readonly sha256: string
}

/** The content of a record that is reviewed as one. */
interface WholeRecord {
  readonly version: number
  readonly body_sha256: string
}

/** What the company wrote for a period: its records, the sites that it declared, its explanations of contradictions, and its ledger. */
export interface ReviewedRecords {
  readonly period: Period
  readonly records: DisclosureRecords
  readonly sites: WholeRecord | null
  readonly explanations: WholeRecord | null
  /** The emissions ledger: its lines, with the factors that they use. */
  readonly ledger: WholeRecord | null
}

/**
 * The explanations of contradictions as far as they are reviewed. Explanations that a period was moved with before they were reviewed at all
 * stay out until one is written after that move: no approval of that time falls by it.
 */
export function reviewedExplanations(
  record: (WholeRecord & { readonly authored_at: string }) | null,
  lastOfPeriod: { readonly explanations_version: number | null; readonly occurred_at: string } | undefined,
): WholeRecord | null {
  if (record === null) return null
  const isOlder =
    lastOfPeriod !== undefined &&
    lastOfPeriod.explanations_version === null &&
    record.authored_at <= lastOfPeriod.occurred_at
  return isOlder ? null : { version: record.version, body_sha256: record.body_sha256 }
}

export const recordSubject = (kind: string): string => `record:${kind}`
export const statementSubject = (requirementId: string): string => `statement:${requirementId}`

/** The kind of record that a subject is or is in; undefined for the period. */
function kindOfSubject(subject: string): string | undefined {
  if (subject.startsWith('statement:')) return 's2_statements'
  return subject.startsWith('record:') ? subject.slice('record:'.length) : undefined
}

/**
 * Everything of a period that is reviewed one by one. Statements are in one record, which has a new version whenever one
 * of them changes: each is bound to its own content, and the record to its list and sign-off.
 */
export function subjectsOf({ records, sites, explanations, ledger }: ReviewedRecords): Subject[] {
  return [
    ...RECORD_KIND_NAMES.flatMap((kind): Subject[] => {
      const record = records[kind]
      if (record === null) return []
      const { version, body_sha256 } = record
      const title = RECORD_KINDS[kind].title
      return kind === 's2_statements' && records.s2_statements !== null
        ? statementSubjects(records.s2_statements)
        : [{ id: recordSubject(kind), title, version, sha256: body_sha256 }]
    }),
    ...wholeSubject('sites', 'Sites', sites),
    ...wholeSubject(EXPLANATIONS_KIND, 'Explanations of contradictions', explanations),
    ...wholeSubject(LEDGER_KIND, 'Emissions ledger', ledger),
  ]
}

const wholeSubject = (kind: string, title: string, record: WholeRecord | null): Subject[] =>
  record === null
    ? []
    : [{ id: recordSubject(kind), title, version: record.version, sha256: record.body_sha256 }]

function statementSubjects({
  version,
  body,
}: {
  readonly version: number
  readonly body: S2Statements
}): Subject[] {
  return [
    {
      id: recordSubject('s2_statements'),
      title: 'S2 statements: list and sign-off',
      version,
      sha256: frameHash(body),
    },
    ...body.statements.map((statement) => ({
      id: statementSubject(statement.requirement_id),
      title: `Statement on ${statement.requirement_id}`,
      version,
      sha256: sha256(canonicalJson(statement)),
    })),
  ]
}

/** Of the record of statements without the statements themselves. */
export const frameHash = ({ statements, ...rest }: S2Statements): string =>
  sha256(canonicalJson({ ...rest, statements: statements.map(({ requirement_id }) => requirement_id) }))

/** The period as a subject: bound to which subjects it has and to the content of each. */
export const periodSubject = (subjects: readonly Subject[]): Subject => ({
  id: WHOLE_PERIOD,
  title: 'The whole period',
  version: null,
  sha256: sha256(
    canonicalJson(subjects.map(({ id, version, sha256: hash }) => contentOf(id, version, hash))),
  ),
})

/** Statements keep their state when others in their record change; all else has a new state with each version. */
const isBoundToVersion = (id: string): boolean => kindOfSubject(id) !== 's2_statements'

const contentOf = (id: string, version: number | null, hash: string) =>
  isBoundToVersion(id) ? { id, version, sha256: hash } : { id, sha256: hash }

/** Whether a decision about some content is about the content that stands. */
export const isSameContent = (
  subject: Omit<Subject, 'title'>,
  decided: { readonly version: number | null; readonly sha256: string },
): boolean =>
  decided.sha256 === subject.sha256 && (!isBoundToVersion(subject.id) || decided.version === subject.version)
