import { Zip, ZipPassThrough } from 'fflate'
import { sha256 } from '../../domain/evidence.ts'
import type { Database } from '../../store/database.ts'
import { evidenceContent } from './content.ts'

/** A file of the archive. */
export interface PackedEvidence {
  readonly sha256: string
  readonly name: string
  readonly size: number
}

/** ZIP keeps local time without a zone, and this is the first it can say: the same bytes wherever it is made. */
const EPOCH = new Date(1980, 0, 1)

/** Changes with the files that the ZIP holds. */
export const evidenceTag = (files: readonly PackedEvidence[]): string =>
  sha256(files.map(({ sha256: hash, name }) => `${hash} ${name}`).join('\n')).slice(0, 32)

/** Names repeat (`bill.pdf` of twelve months); the hash before them tells the files apart, even on the disk of the person who unpacks it. */
const entryName = ({ sha256: hash, name }: PackedEvidence): string => `evidence/${hash.slice(0, 16)}-${name}`

/** All files as one ZIP, made as the client takes it: no more than a piece of one file is in memory. */
export async function* zipEvidence(
  database: Database,
  tenantId: string,
  files: readonly PackedEvidence[],
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let fault: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error !== null) fault = error
    else ready.push(chunk)
  })
  const taken = function* (): Generator<Uint8Array> {
    if (fault !== null) throw fault
    yield* ready.splice(0)
  }
  for (const file of files) {
    // Most of them are compressed already.
    const entry = new ZipPassThrough(entryName(file))
    entry.mtime = EPOCH
    zip.add(entry)
    for await (const piece of evidenceContent(
      database,
      { tenantId, sha256: file.sha256 },
      { start: 0, length: file.size },
    )) {
      entry.push(piece)
      yield* taken()
    }
    entry.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
