import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SourceCheck } from '../../store/source-updates.ts'
import { ORIGIN_BESIDE, receiveFile } from '../ingest/archive.ts'
import { deskFolder, hashOf } from './obtain.ts'

interface Origin {
  readonly url: string
  readonly mirror: string | null
}

/** Puts received bytes under their own name into a folder of the desk: named by their hash, or for one dry run. */
export async function putOnDesk(
  home: string,
  file: { readonly source: string; readonly name: string },
  received: { readonly location: string; readonly sha256: string } & Origin,
  dryRun: boolean,
): Promise<string> {
  const name = dryRun ? `dry-run-${randomBytes(6).toString('hex')}` : received.sha256.slice(0, 12)
  const folder = path.join(deskFolder(home, file.source), name)
  await mkdir(folder, { recursive: true })
  const location = path.join(folder, file.name)
  const { sha256, url, mirror } = received
  const origin = { sha256, url, ...(mirror === null ? {} : { mirror }) }
  await writeFile(path.join(folder, ORIGIN_BESIDE), `${JSON.stringify(origin)}\n`)
  await rename(received.location, location)
  return location
}

/** Moves a file that will not be loaded into the archive: what was once received stays. */
export async function archiveFromDesk(home: string, location: string, today: string): Promise<void> {
  const received = await receiveFile(path.join(home, 'archive'), location, { retrieved_on: today })
  await received.keep()
  await takeFromDesk(location)
}

/** Removes a file of the desk with the folder of its hash. */
export const takeFromDesk = (location: string): Promise<void> =>
  rm(path.dirname(location), { recursive: true, force: true })

/** Where the bytes lie that an earlier look received and did not load, if they are still what they were. */
export async function findOnDesk(home: string, check: SourceCheck | undefined): Promise<string | undefined> {
  if (check === undefined || check.location === null) return undefined
  const location = path.join(home, check.location)
  return existsSync(location) && (await hashOf(location)) === check.file_sha256 ? location : undefined
}

const A_DAY_MS = 86_400_000

/** Removes what downloads and dry runs left that were killed. */
export async function clearDesk(home: string, source: string, now: Date): Promise<void> {
  const folder = deskFolder(home, source)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((entry) => /^(?:incoming|dry-run)-/.test(entry))) {
    const left = path.join(folder, name)
    const { mtimeMs } = await stat(left)
    if (now.getTime() - mtimeMs > A_DAY_MS) await rm(left, { recursive: true, force: true })
  }
}
