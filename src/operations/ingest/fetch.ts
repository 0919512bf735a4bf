import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { fetchableSlugs, filesToFetch, loadFetchPlan } from '../../sources/fetching/fetch-plan.ts'
import {
  fetchFile,
  type ResponseFacts,
  type TransportOptions,
  USER_AGENT,
} from '../../sources/fetching/transport.ts'
import { requireSource } from './read-file.ts'

export interface FetchContext {
  readonly clock: Clock
  /** $SOUTHERLY_HOME: downloads are in it. */
  readonly home: string
  /** How the network is asked; tests pass a local server's ways in. */
  readonly transport?: Partial<TransportOptions> | undefined
}

export interface Download {
  readonly source: string
  readonly url: string
  /** Where the bytes are. */
  readonly location: string
  /** False when the publisher says that nothing changed since the last download. */
  readonly changed: boolean
  readonly facts: ResponseFacts
}

const MAX_BYTES = 8 * 1024 * 1024 * 1024

/** Downloads the files of a source that its publisher offers at known addresses. */
export async function fetchSource(
  context: FetchContext,
  slug: string,
  edition?: string,
): Promise<Download[]> {
  await requireSource(slug)
  const plan = await loadFetchPlan(slug)
  if (plan === undefined)
    throw new OperatorError(`${slug} has no stable address to fetch from`, {
      hint: `Download the file by hand and run \`southerly ingest ${slug} <file>\`, or pass its address to ingest. Sources with addresses: ${fetchableSlugs().join(', ')}.`,
      exitCode: EXIT.usage,
    })
  const downloads: Download[] = []
  for (const { name, url, redirect_hosts: redirectHosts } of filesToFetch(slug, plan, edition))
    downloads.push(
      await fetchUrl({ ...context, transport: { redirectHosts, ...context.transport } }, slug, url, name),
    )
  return downloads
}

/** Downloads one address, unless the publisher says that it has not changed since the last time. */
export async function fetchUrl(
  context: FetchContext,
  slug: string,
  url: string,
  name = nameOf(url),
): Promise<Download> {
  const directory = path.join(context.home, 'downloads', slug)
  const location = path.join(directory, name)
  await mkdir(directory, { recursive: true })
  // Without the bytes "not modified" would mean nothing.
  const known = existsSync(location) ? await lastResponse(`${location}.answer.json`, url) : undefined
  const fetched = await fetchFile(url, name, {
    clock: context.clock,
    userAgent: USER_AGENT,
    maxBytes: MAX_BYTES,
    saveTo: location,
    ...(known === undefined ? {} : { known }),
    ...context.transport,
  })
  if (fetched.changed)
    await writeFile(
      `${location}.answer.json`,
      `${JSON.stringify({ asked: url, ...fetched.facts }, null, 2)}\n`,
    )
  return { source: slug, url, location, changed: fetched.changed, facts: fetched.facts }
}

/** What the publisher said of the bytes that are there, so that it can answer "not modified". */
async function lastResponse(
  location: string,
  url: string,
): Promise<{ etag?: string; lastModified?: string } | undefined> {
  const text = await readFile(location, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const answer = parsed(text)
  if (answer?.asked !== url) return undefined
  return {
    ...(answer.etag === undefined ? {} : { etag: answer.etag }),
    ...(answer.last_modified === undefined ? {} : { lastModified: answer.last_modified }),
  }
}

/** Undefined for what a process that was killed wrote in part. */
function parsed(text: string): (ResponseFacts & { readonly asked: string }) | undefined {
  try {
    return JSON.parse(text) as ResponseFacts & { asked: string }
  } catch {
    return undefined
  }
}

function nameOf(url: string): string {
  const name = path.posix.basename(new URL(url).pathname)
  return name === '' || name === '/' ? 'download' : name
}

export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text)
