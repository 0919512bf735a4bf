import type { Source } from './source.ts'

/** Every source by slug. A new source is a folder and a line here. Loaded lazily: the CLI reads one source at a time. */
const SOURCES: Readonly<Record<string, () => Promise<Source>>> = {}

export const sourceSlugs = (): string[] => Object.keys(SOURCES).toSorted()

export async function loadSource(slug: string): Promise<Source | undefined> {
  return SOURCES[slug]?.()
}
