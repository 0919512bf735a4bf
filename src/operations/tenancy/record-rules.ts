import {
  type RecordCheck,
  type RecordFault,
  type RecordWarning,
  refusalCode,
} from '../../domain/disclosure/records/fault.ts'
import { periodOf } from '../../domain/disclosure/records/kinds.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import type { RecordKey, RecordOwner } from '../../store/records.ts'
import type { SnapshotDirectory } from '../releases/snapshot-directory.ts'

/** Where published figures are. */
export interface PublishedServices {
  readonly database: Database
  readonly snapshots: Pick<SnapshotDirectory, 'select'>
}

/** What tells a kind of record from the others. */
export interface RecordFacts {
  readonly kind: string
  /** For people, such as `Emission targets`. */
  readonly title: string
  /** Whether each period has its own record, named by `period` in the content. */
  readonly perPeriod: boolean
}

/**
 * What the service knows of a kind of record beside its schema. Methods, so that the rules of all kinds are in one table:
 * a content is held against the schema of its kind before any of them sees it.
 */
export interface RecordRules<Body extends object> extends RecordFacts {
  /** What a schema cannot say. */
  check(body: Body): RecordCheck
  /** The content in the one way in which it is stored, before it is checked. */
  normalise?(body: Body): Body
  /** Characters that what changes along with the record counts for; none unless given. */
  sizeAlongside?(body: Body): number
  /** What the content refers to in other records of the company and is not there. It stops a save; in a record that stands it is a warning. */
  ties?(database: Database, owner: RecordOwner, body: Body): Promise<readonly RecordFault[]>
  /** What published figures have against a content, beside what `check` finds in it. It never stops a save. */
  published?(services: PublishedServices, owner: RecordOwner, body: Body): Promise<readonly RecordWarning[]>
  /** What changes together with the record, in the same transaction; without content when it was deleted. */
  alongside?(sql: Sql, secret: Uint8Array, key: RecordKey, body: Body | undefined): Promise<void>
}

/** The key of the record that a content is about. */
export const keyOfBody = (owner: RecordOwner, { kind, perPeriod }: RecordFacts, body: object): RecordKey => ({
  ...owner,
  kind,
  period: perPeriod ? periodText(periodOf(body)) : '',
})

/** The warnings of a content without faults; all faults at once otherwise. */
export function requireSound(title: string, { errors, warnings }: RecordCheck): RecordCheck['warnings'] {
  if (errors.length === 0) return warnings
  const count = errors.length === 1 ? 'One error was' : `${errors.length} errors were`
  throw new ServiceError(refusalCode(errors), `${count} found in the record “${title}”.`, {
    errors,
    hint: 'Nothing was saved. Fix every error and send the whole record again.',
  })
}
