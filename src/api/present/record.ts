import type { TenantRecord } from '../../operations/tenancy/tenant-records.ts'

/** A version of a record: its envelope, then its content. */
export function presentRecord<Body extends object>({ body, ...envelope }: TenantRecord<Body>) {
  return { ...envelope, ...body }
}
