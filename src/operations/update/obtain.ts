import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../clock.ts'
import { OperatorError } from '../../errors.ts'
import { fetchFile, type TransportOptions, USER_AGENT } from '../../sources/fetching/transport.ts'
import { isWebPage } from '../../sources/formats/text.ts'
import type { WantedFile } from './wanted-files.ts'

export interface ObtainContext {
  readonly clock: Clock
  readonly home: string
  /** How the network is asked. */
  readonly transport?: Partial<TransportOptions> | undefined
  readonly signal?: AbortSignal | undefined
}

/** What the publisher said of bytes that are held. */
export interface KnownBytes {
  readonly etag: string | null
  readonly last_modified: string | null
}

/** Bytes that came, in a file of their own that the caller moves or removes. */
export interface Received {
  readonly location: string
  readonly sha256: string
  readonly etag: string | null
  readonly last_modified: string | null
}

/** Where a file is asked for: at its publisher, or at the mirror that stands in for all of them. */
export interface Address {
  /** An address of the network, or a path. */
  readonly asked: string
  readonly isMirror: boolean
  readonly isPath: boolean
}

/** Larger than any file that has a known address, by far. */
const MAX_BYTES = 512 * 1024 * 1024

/** Folder of bytes that an update received and that are not loaded. Not the web desk's folder, which clears what it does not know. */
export const deskFolder = (home: string, source: string): string => path.join(home, 'updates', source)

export const isMirrorDirectory = (mirror: string): boolean => !/^https?:\/\//i.test(mirror)

export function addressOf(mirror: string | undefined, { source, name, url }: WantedFile): Address {
  if (mirror === undefined) return { asked: url, isMirror: false, isPath: false }
  return isMirrorDirectory(mirror)
    ? { asked: path.join(mirror, source, name), isMirror: true, isPath: true }
    : {
        asked: `${mirror.replace(/\/+$/, '')}/${source}/${encodeURIComponent(name)}`,
        isMirror: true,
        isPath: false,
      }
}

/**
 * Gets a file from its publisher or from the mirror; undefined when it is the one that is known. Throws what names the fault,
 * and then leaves no bytes behind.
 */
export async function obtain(
  context: ObtainContext,
  file: WantedFile,
  address: Address,
  known: KnownBytes | undefined,
): Promise<Received | undefined> {
  const folder = deskFolder(context.home, file.source)
  await mkdir(folder, { recursive: true })
  const location = path.join(folder, `incoming-${randomBytes(6).toString('hex')}`)
  try {
    const received = address.isPath
      ? await copyFromMirror(address.asked, file, location)
      : await download(context, file, address, known, location)
    if (received !== undefined) await refuseWebPage(address.asked, location)
    return received
  } catch (error) {
    await rm(location, { force: true })
    throw error
  }
}

async function download(
  { clock, transport, signal }: ObtainContext,
  file: WantedFile,
  { asked, isMirror }: Address,
  known: KnownBytes | undefined,
  location: string,
): Promise<Received | undefined> {
  const fetched = await fetchFile(asked, file.name, {
    clock,
    userAgent: USER_AGENT,
    maxBytes: MAX_BYTES,
    saveTo: location,
    redirectHosts: isMirror ? [] : file.redirect_hosts,
    // The operator names the mirror, which may be in its own network.
    ...(isMirror ? { httpHost: new URL(asked).hostname } : {}),
    ...(known === undefined ? {} : { known: conditions(known) }),
    ...(signal === undefined ? {} : { signal }),
    ...transport,
  })
  if (!fetched.changed) return undefined
  const { etag = null, last_modified = null } = fetched.facts
  return { location, sha256: fetched.sha256, etag, last_modified }
}

const conditions = ({ etag, last_modified }: KnownBytes): { etag?: string; lastModified?: string } => ({
  ...(etag === null ? {} : { etag }),
  ...(last_modified === null ? {} : { lastModified: last_modified }),
})

async function copyFromMirror(from: string, { url }: WantedFile, location: string): Promise<Received> {
  await copyFile(from, location).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new OperatorError(`the mirror has no file ${from}`, {
      hint: `Put the publisher's file there (${url}), or name the sources to update.`,
    })
  })
  if ((await stat(location)).size === 0) throw new OperatorError(`${from} is empty`)
  return { location, sha256: await hashOf(location), etag: null, last_modified: null }
}

/** SHA-256 of a file. */
export async function hashOf(location: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(location), hash)
  return hash.digest('hex')
}

const LOOKED_AT = 1000

/** Publishers answer faults, challenges and moved files with a page and the status 200. */
async function refuseWebPage(asked: string, location: string): Promise<void> {
  const handle = await open(location)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0)
    if (!isWebPage(buffer.subarray(0, bytesRead).toString('latin1').replace(/^ï»¿/, ''))) return
  } finally {
    await handle.close()
  }
  throw new OperatorError(`${asked} is a web page, not the file`, {
    hint: 'Open the address in a browser: the site may be down, need a confirmation, or have moved.',
  })
}
