import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import type { ListedEvidence } from '../../reports/verifier/verification.ts'
import { streamZip } from '../../sources/formats/zip/zip-stream.ts'
import { fileOnDisk } from '../../sources/input-file.ts'

/** A file that was handed over, by its name. */
interface GivenFile {
  readonly name: string
  readonly sha256: string
}

/** What became of the documents that a bundle lists when someone handed files over. */
export interface EvidenceCheck {
  /** Documents whose bytes were handed over. */
  readonly given: readonly ListedEvidence[]
  /** Documents whose bytes were not; `missing` ones were never uploaded. */
  readonly not_given: readonly ListedEvidence[]
  /** Files that the bundle does not list: changed since, or of another period. */
  readonly not_listed: readonly GivenFile[]
}

/** Hashes the files of a folder or of the ZIP of evidence, and holds them against what the bundle lists. */
export async function checkGivenEvidence(
  place: string,
  listed: readonly ListedEvidence[],
): Promise<EvidenceCheck> {
  const given = await givenFiles(place)
  const hashes = new Set(given.map(({ sha256 }) => sha256))
  const known = new Set(listed.map(({ sha256 }) => sha256))
  return {
    given: listed.filter(({ sha256 }) => hashes.has(sha256)),
    not_given: listed.filter(({ sha256 }) => !hashes.has(sha256)),
    not_listed: given.filter(({ sha256 }) => !known.has(sha256)),
  }
}

async function givenFiles(place: string): Promise<GivenFile[]> {
  const facts = await stat(place).catch(() => undefined)
  if (facts === undefined)
    throw new OperatorError(`there is no ${place}`, { hint: 'Check the path.', exitCode: EXIT.notFound })
  const files: GivenFile[] = []
  if (facts.isDirectory()) {
    for (const entry of await readdir(place, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const location = path.join(entry.parentPath, entry.name)
        files.push({ name: path.relative(place, location), sha256: await hashOf(createReadStream(location)) })
      }
    return files
  }
  for await (const entry of streamZip(await fileOnDisk(place)))
    files.push({ name: entry.name, sha256: await hashOf(entry.stream()) })
  return files
}

async function hashOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}
