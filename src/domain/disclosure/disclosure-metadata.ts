import { canonicalJson, type Method, sha256 } from '../evidence.ts'
import { type Period, showPeriod } from '../period.ts'
import { standingTargets } from './records/emission-targets.ts'
import {
  type DisclosureRecords,
  isOfPeriod,
  periodOf,
  RECORD_KIND_NAMES,
  RECORD_KINDS,
  type RecordKind,
  recordsOfPeriod,
  type StoredRecord,
} from './records/kinds.ts'

export const DISCLOSURE_METADATA: Method = { id: 'disclosure_metadata', version: '1.0.0' }

/** One kind of record in a period: there, with its version, or missing, with what to do. */
export interface RecordPresence<Kind = RecordKind> {
  readonly record: Kind
  readonly title: string
  readonly status: 'present' | 'missing' | 'other_period'
  readonly version: number | null
  readonly authored_by: string | null
  /** Name of the person who wrote it; unset if no person did. */
  readonly authored_by_name?: string
  readonly authored_at: string | null
  /** SHA-256 over the canonical JSON of the record. */
  readonly sha256: string | null
  /** What to do about a record that is not there; null when it is. */
  readonly next_action: string | null
}

/** What a preparer has decided for the period, gathered from the records. Null where the record is missing. */
export interface Elections {
  readonly consolidation_approach: string | null
  readonly reliefs: readonly string[] | null
  readonly method_elections: number | null
  readonly standing_targets: number | null
  readonly says_no_target: boolean | null
  readonly instruments: number | null
  readonly electricity_rows: number | null
  readonly statements: number | null
  readonly signed_off_by: string | null
}

export interface DisclosureMetadata {
  readonly method: Method
  readonly period: Period
  readonly records: readonly RecordPresence[]
  readonly completeness: {
    readonly present: number
    readonly expected: number
    readonly missing: readonly RecordKind[]
  }
  readonly elections: Elections
  /** SHA-256 over kinds, versions and hashes of the records that are present: changes when any of them does. */
  readonly records_hash: string
}

/** All records of a period side by side. A record of another period is not counted as this one's. */
export function disclosureMetadata(period: Period, records: DisclosureRecords): DisclosureMetadata {
  const presence = RECORD_KIND_NAMES.map((kind) => presenceOf(kind, records[kind], period))
  const present = presence.filter(({ status }) => status === 'present')
  return {
    method: DISCLOSURE_METADATA,
    period,
    records: presence,
    completeness: {
      present: present.length,
      expected: presence.length,
      missing: presence.filter(({ status }) => status !== 'present').map(({ record }) => record),
    },
    elections: electionsOf(recordsOfPeriod(records, period)),
    records_hash: sha256(
      canonicalJson(present.map(({ record, version, sha256: hash }) => ({ record, version, sha256: hash }))),
    ),
  }
}

function presenceOf(kind: RecordKind, record: StoredRecord<object> | null, period: Period): RecordPresence {
  const { title, route } = RECORD_KINDS[kind]
  const put = `PUT /v1/companies/{abn}/${route}`
  if (record === null)
    return { ...ABSENT, record: kind, title, status: 'missing', next_action: `Send it with ${put}.` }
  const { version, authored_by, authored_by_name, authored_at, body, body_sha256 } = record
  const isOwn = isOfPeriod(record, period)
  return {
    record: kind,
    title,
    status: isOwn ? 'present' : 'other_period',
    version,
    authored_by,
    ...(authored_by_name === undefined ? {} : { authored_by_name }),
    authored_at,
    sha256: body_sha256,
    next_action: isOwn
      ? null
      : `It covers ${showPeriod(periodOf(body)!)}. Send one for ${showPeriod(period)} with ${put}.`,
  }
}

const ABSENT = { version: null, authored_by: null, authored_at: null, sha256: null } as const

function electionsOf(records: DisclosureRecords): Elections {
  const boundary = records.organisational_boundary?.body
  const targets = records.emission_targets?.body
  const electricity = records.market_based_evidence?.body
  const statements = records.s2_statements?.body
  return {
    consolidation_approach: boundary?.approach ?? null,
    reliefs: boundary?.reliefs.map(({ relief }) => relief) ?? null,
    method_elections: boundary?.method_elections.length ?? null,
    standing_targets: targets === undefined ? null : standingTargets(targets).length,
    says_no_target: targets === undefined ? null : targets.no_target !== undefined,
    instruments: electricity?.instruments.length ?? null,
    electricity_rows: electricity?.consumption.length ?? null,
    statements: statements?.statements.length ?? null,
    signed_off_by: statements?.sign_off?.name ?? null,
  }
}
