import { loadSource, sourceSlugs } from '../../sources/registry.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import type { Candidate } from '../ingest/identify/identification.ts'
import { type IdentifyLimits, identifyFile } from '../ingest/identify/identify.ts'
import type { DeskCandidate, DeskFile, DeskIdentity } from './desk-file.ts'

interface Identified {
  readonly identity: DeskIdentity | null
  /** The sources that a person may choose from: first those that fit, each with why. */
  readonly candidates: readonly DeskCandidate[]
  /** Why it is of no source, or of several; null where it is clear. */
  readonly unclear: string | null
}

/** What a file is: what the person says of it, or what its content tells. */
export async function identify(
  { asked: { source }, origin }: Pick<DeskFile, 'asked' | 'origin'>,
  location: string,
  limits: IdentifyLimits,
): Promise<Identified> {
  const candidates = await deskSources()
  if (source !== undefined) {
    const why =
      source === origin?.source ? 'An update got it from the address of this source.' : 'You said so.'
    const identity = await identityOf(source, [why])
    const unclear = identity === null ? `There is no source ${JSON.stringify(source)}.` : null
    return { identity, candidates, unclear }
  }
  const told = await identifyFile(location, limits)
  const fitting = new Map(told.candidates.map((candidate) => [candidate.source, candidate]))
  const ordered = candidates
    .map((candidate) => ({ ...candidate, why: reasonsOf(fitting.get(candidate.source)) }))
    .toSorted((a, b) => Number(fitting.has(b.source)) - Number(fitting.has(a.source)))
  const identity = told.source === null ? null : await identityOf(told.source, [told.reason])
  return { identity, candidates: ordered, unclear: identity === null ? told.reason : null }
}

async function identityOf(slug: string, why: readonly string[]): Promise<DeskIdentity | null> {
  const found = await loadSource(slug)
  if (found === undefined) return null
  const { source, title, publisher } = found.origin
  return { source, title, publisher, why }
}

const reasonsOf = (candidate: Candidate | undefined): readonly string[] =>
  candidate === undefined
    ? []
    : [...candidate.reasons, ...(candidate.fault === null ? [] : [candidate.fault])]

/** Sources whose files are loaded row by row. Climate grids come as folders, addresses as a file of gigabytes: both by command. */
async function deskSources(): Promise<DeskCandidate[]> {
  const slugs = sourceSlugs().filter((slug) => slug in ROW_TABLES)
  const sources = await Promise.all(slugs.map((slug) => loadSource(slug)))
  return sources.flatMap((source) =>
    source === undefined ? [] : [{ source: source.origin.source, title: source.origin.title, why: [] }],
  )
}
