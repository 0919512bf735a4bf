import { loadSource, sourceSlugs } from '../../sources/registry.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import type { DeskCandidate, DeskIdentity, DeskStatement } from './desk-file.ts'

export interface Identified {
  readonly identity: DeskIdentity | null
  /** The sources that a person may choose from. */
  readonly candidates: readonly DeskCandidate[]
}

/** What a file is: what the person says of it. */
export async function identify({ source }: DeskStatement): Promise<Identified> {
  const candidates = await deskSources()
  const found = source === undefined ? undefined : await loadSource(source)
  if (found === undefined) return { identity: null, candidates }
  const { title, publisher } = found.origin
  return { identity: { source: found.origin.source, title, publisher, why: ['You said so.'] }, candidates }
}

/** Sources whose files are loaded row by row. Climate grids come as folders, addresses as a file of gigabytes: both by command. */
async function deskSources(): Promise<DeskCandidate[]> {
  const slugs = sourceSlugs().filter((slug) => slug in ROW_TABLES)
  const sources = await Promise.all(slugs.map((slug) => loadSource(slug)))
  return sources.flatMap((source) =>
    source === undefined ? [] : [{ source: source.origin.source, title: source.origin.title }],
  )
}
