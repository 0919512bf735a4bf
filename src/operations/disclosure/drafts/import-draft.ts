import type { DraftFile } from '../../../domain/disclosure/drafts/draft-file.ts'
import {
  type DraftFault,
  proposeStatements,
  type StatementProposal,
} from '../../../domain/disclosure/drafts/propose-statements.ts'
import { periodText } from '../../../domain/disclosure/records/period-text.ts'
import type { S2Statements } from '../../../domain/disclosure/records/s2-statements.ts'
import type { Period } from '../../../domain/period.ts'
import { ServiceError } from '../../../errors.ts'
import { requirementsOf, slugOf } from '../../../frameworks/aasb-s2/registry.ts'
import { VERSIONS } from '../../../frameworks/aasb-s2/requirement.ts'
import type { RecordOwner } from '../../../store/records.ts'
import { type ChangeServices, changeRecord } from '../../tenancy/change-record.ts'
import { matchOfBase, type TenantRecord } from '../../tenancy/record-version.ts'
import { readRecord } from '../../tenancy/tenant-records.ts'
import { RECORD_RULES } from '../record-kinds.ts'

export interface DraftImport {
  readonly period: Period
  readonly file: DraftFile
  readonly name: string
  readonly date: string
  /** What the schema of the record refuses of a content. */
  readonly schemaFaults: (
    content: unknown,
  ) => readonly { readonly pointer: string; readonly message: string }[]
}

export interface DraftPreview extends StatementProposal {
  readonly present: TenantRecord<S2Statements> | undefined
  /** Version of the record that the draft was made from; null where the file does not say. */
  readonly madeFrom: number | null
}

/** What an edited draft would make of the record of statements. Writes nothing. */
export async function previewDraft(
  { database }: Pick<ChangeServices, 'database'>,
  owner: RecordOwner,
  { period, file, name, date, schemaFaults }: DraftImport,
): Promise<DraftPreview> {
  refuseOthers(file, owner.abn, period, name)
  const key = { ...owner, kind: 's2_statements', period: periodText(period) }
  const present = await readRecord<S2Statements>(database, key)
  const proposal = proposeStatements(file, present?.body ?? null, { period, bySlug: BY_SLUG(), date })
  const madeFrom = versionOf(file)
  if (proposal.faults.length > 0 || proposal.changes.length === 0) return { ...proposal, present, madeFrom }
  const schema = schemaFaults(proposal.body)
  const errors = schema.length > 0 ? schema : RECORD_RULES.s2_statements.check(proposal.body).errors
  const faults = errors.map(({ pointer, message }): DraftFault => {
    const at = Number(pointer.split('/')[2])
    const id = proposal.body.statements[at]?.requirement_id ?? null
    return { requirement_id: id, message: `${id ?? pointer}: ${message}` }
  })
  return { ...proposal, faults, present, madeFrom }
}

/** Makes the proposal the next version of the record, all of it or nothing. A file that changes nothing writes nothing. */
export async function applyDraft(
  services: ChangeServices,
  owner: RecordOwner,
  { body, faults, changes, present }: DraftPreview,
  author: { readonly actor: string; readonly ifMatch: string | undefined },
): Promise<{ readonly version: number; readonly etag: string; readonly changed: boolean } | null> {
  if (faults.length > 0) throw refused(faults)
  if (changes.length === 0)
    return present === undefined ? null : { version: present.version, etag: present.etag, changed: false }
  const { record, changed } = await changeRecord(services, RECORD_RULES.s2_statements, owner, {
    actor: author.actor,
    ifMatch: matchOfBase(present, author.ifMatch),
    body,
    dryRun: false,
  })
  return { version: record.version, etag: record.etag, changed }
}

let bySlug: ReadonlyMap<string, string> | undefined

/** Requirements of every version by the slug that marks have. Headings of the standard ask for nothing. */
const BY_SLUG = (): ReadonlyMap<string, string> => {
  bySlug ??= new Map(
    VERSIONS.flatMap((version) =>
      requirementsOf(version)
        .filter(({ is_heading }) => !is_heading)
        .map(({ id }) => [slugOf(id).replaceAll('-', '_'), id] as const),
    ),
  )
  return bySlug
}

const versionOf = ({ properties }: DraftFile): number | null => {
  const version = /^(?<version>\d+) /.exec(properties['SoutherlyStatements'] ?? '')?.groups?.['version']
  return version === undefined ? null : Number(version)
}

/** A draft of another company or period, or a file that is no draft. */
function refuseOthers(
  { properties, statements }: DraftFile,
  abn: string,
  period: Period,
  name: string,
): void {
  const { SoutherlyAbn: ofAbn, SoutherlyPeriod: ofPeriod } = properties
  const asked = `${period.start}/${period.end}`
  if (ofAbn !== undefined && ofAbn !== abn)
    throw unfit(`${name} is the draft of ABN ${ofAbn}, not of ${abn}.`, 'Send it to the company it is about.')
  if (ofPeriod !== undefined && ofPeriod !== asked)
    throw unfit(`${name} is the draft of ${ofPeriod}, not of ${asked}.`, `Ask for period=${ofPeriod}.`)
  if (statements.length === 0)
    throw unfit(
      `${name} contains no statements: it has neither the bookmarks nor the headings of a draft.`,
      'Send the Word file that was exported from here and edited. A file that was copied into a new document has lost its bookmarks.',
    )
}

const unfit = (message: string, hint: string): ServiceError =>
  new ServiceError('import_file_invalid', message, { hint: `Nothing was imported. ${hint}` })

const FAULTS_TOLD = 100

const refused = (faults: readonly DraftFault[]): ServiceError =>
  new ServiceError(
    'import_file_invalid',
    `${faults.length === 1 ? 'One statement' : `${faults.length} statements`} of the file cannot be imported.`,
    {
      errors: faults
        .slice(0, FAULTS_TOLD)
        .map(({ message }) => ({ pointer: '', code: 'invalid_statement', message })),
      hint: 'Nothing was saved. Fix the places named and send the whole file again.',
    },
  )
