import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { evidenceBytes } from '../../store/evidence-files.ts'

const MEGABYTE = 1_048_576

/** Refuses a file that the plan has no room for. */
export async function requireRoom(
  sql: ReadonlySql,
  tenantId: string,
  quotaMb: number | null,
  bytes: number,
  name: string,
): Promise<void> {
  if (quotaMb === null) return
  const held = await evidenceBytes(sql, tenantId)
  if (held + bytes <= quotaMb * MEGABYTE) return
  throw new ServiceError(
    'plan_required',
    `The plan includes ${quotaMb} MB of evidence files; ${megabytes(held)} MB are held, and ${name} has ${megabytes(bytes)} MB.`,
    { hint: 'Remove files that support nothing (GET /v1/evidence-files?unlinked=true), or change the plan.' },
  )
}

const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1)
