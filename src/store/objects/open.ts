import type { ObjectStore } from './object-store.ts'
import type { S3Options } from './s3.ts'

export type { S3Options } from './s3.ts'

/** Loads the client only where there is an object store to talk to; without one, ZIPs of bundles stay in the database. */
export async function openObjectStore(options: S3Options | undefined): Promise<ObjectStore | undefined> {
  if (options === undefined) return undefined
  const { openS3 } = await import('./s3.ts')
  return openS3(options)
}
