import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { compareText } from '../../domain/text-order.ts'
import { requireSource } from '../ingest/read-file.ts'
import type { WantedFile } from './wanted-files.ts'

/** Files that a mirror directory holds of a source without a known address: what someone downloaded by hand, by name. */
export async function filesOfMirror(mirror: string, slug: string): Promise<WantedFile[]> {
  const entries = await readdir(path.join(mirror, slug), { withFileTypes: true }).catch(() => [])
  const { origin } = await requireSource(slug)
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => ({
      source: slug,
      name,
      url: origin.landing_page,
      redirect_hosts: [],
      edition: null,
      holds_newest: false,
      doubtful_notes: [],
      nothing: null,
    }))
    .toSorted((a, b) => compareText(a.name, b.name))
}
