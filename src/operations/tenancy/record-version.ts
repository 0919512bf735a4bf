import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { retainUntil } from '../../domain/disclosure/records/retention.ts'
import type { Period } from '../../domain/period.ts'
import { ServiceError } from '../../errors.ts'
import type { RecordKey, RecordRow } from '../../store/records.ts'

/** One version of a record without its content, with what a caller needs to change it. */
export interface RecordVersion {
  readonly abn: string
  readonly kind: string
  /** Null for kinds that are about no single period. */
  readonly period: Period | null
  /** Counts from 1 without gaps; a deletion is a version too. */
  readonly version: number
  /** The previous version; null for the first. */
  readonly supersedes: number | null
  readonly body_sha256: string
  readonly authored_by: string
  readonly authored_at: string
  /** The day until which this version is kept whatever happens to the record. */
  readonly retain_until: string
  /** To be sent as If-Match, in quotes, to change this very version. */
  readonly etag: string
}

/** A version with its content. */
export interface TenantRecord<Body> extends RecordVersion {
  readonly body: Body
}

/** `completed`: days on which reports that rest on the record were completed. */
export function asVersion(
  { abn, kind, period: text }: RecordKey,
  row: RecordRow,
  completed: readonly string[],
): RecordVersion {
  const period = periodOfText(text)
  return {
    abn,
    kind,
    period,
    version: row.version,
    supersedes: row.version === 1 ? null : row.version - 1,
    body_sha256: row.body_sha256,
    authored_by: row.authored_by,
    authored_at: row.authored_at,
    retain_until: retainUntil({ period, written: row.authored_at, completed }),
    etag: etagOf(row),
  }
}

export const asRecord = <Body>(
  key: RecordKey,
  row: RecordRow,
  completed: readonly string[],
): TenantRecord<Body> => ({
  ...asVersion(key, row, completed),
  body: JSON.parse(row.body) as Body,
})

/** What tells one version of something from another. */
export type VersionMark = Pick<RecordRow, 'version' | 'body_sha256' | 'deletion_reason'>

/** True when the record was written and not deleted since. */
export const stands = <Row extends VersionMark>(newest: Row | undefined): newest is Row =>
  newest !== undefined && newest.deletion_reason === null

export const etagOf = ({ version, body_sha256 }: Omit<VersionMark, 'deletion_reason'>): string =>
  `v${version}-${body_sha256.slice(0, 16)}`

/**
 * A record that stands may be changed only by someone who has seen it, or who says `*`: whichever version stands. One
 * that does not stand needs no If-Match.
 */
export function requireMatch(newest: VersionMark | undefined, ifMatch: string | undefined): void {
  if (newest === undefined) {
    if (ifMatch === undefined) return
    throw new ServiceError('precondition_failed', 'There is no version yet, so If-Match cannot name one.', {
      hint: 'Leave If-Match out to write the first version.',
    })
  }
  if (ifMatch === undefined) {
    if (!stands(newest)) return
    throw new ServiceError(
      'precondition_required',
      `Version ${newest.version} exists. Say in If-Match which version you mean to change.`,
      { hint: `GET the record, then send If-Match: "${etagOf(newest)}".` },
    )
  }
  const isMet = ifMatch.trim() === '*' ? stands(newest) : namesVersion(ifMatch, etagOf(newest))
  if (!isMet)
    throw new ServiceError(
      'precondition_failed',
      `The record is at version ${newest.version} now; If-Match names another.`,
      {
        hint: stands(newest)
          ? 'GET the record, look at what changed, and send the change again with its etag.'
          : 'The record has been deleted: leave If-Match out to write it again.',
      },
    )
}

/** A tag may carry the content coding that it was served with: `"v3-...+gzip"` names the same version. */
export const namesVersion = (ifMatch: string, etag: string): boolean =>
  [...ifMatch.matchAll(/"([^"]*)"/g)].some(([, tag = '']) => tag.split('+')[0] === etag)

/**
 * The If-Match of a change that was made from a version, so that it takes the place of that one alone: `*` could mean a version that came
 * in the meantime.
 */
export function matchOfBase(
  base: { readonly etag: string } | undefined,
  ifMatch: string | undefined,
): string | undefined {
  if (base === undefined || ifMatch === undefined) return ifMatch
  const isNamed = ifMatch.trim() === '*' || namesVersion(ifMatch, base.etag)
  return isNamed ? `"${base.etag}"` : NO_VERSION
}

/** No version has this tag. */
const NO_VERSION = '"-"'
