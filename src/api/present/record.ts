import type { PastVersion } from '../../operations/tenancy/record-history.ts'
import type { TenantRecord } from '../../operations/tenancy/record-version.ts'

/** A version of a record: its envelope, then its content. */
export function presentRecord<Body extends object>({ body, ...envelope }: TenantRecord<Body>) {
  return { ...envelope, ...body }
}

/** A version in the history; one that deletes the record has no content. */
export function presentPastVersion<Body extends object>({ body, ...envelope }: PastVersion<Body>) {
  return { ...envelope, ...body }
}
