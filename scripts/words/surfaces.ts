/** Where people read our words, and in which files they are written. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Passage } from './passage.ts'
import { wordsOfMarkdown } from './read-markdown.ts'
import { wordsOfSource } from './read-source.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export const SURFACES: Readonly<Record<string, readonly string[]>> = {
  web: ['web/src'],
  answers: ['src/domain', 'src/frameworks'],
  errors: ['src/errors.ts', 'docs/errors'],
  api: ['src/api', 'src/operations'],
  agents: ['src/mcp'],
  reports: ['src/reports'],
  commands: ['src/cli', 'src/config.ts'],
  guide: ['README.md', 'docs/guide', 'docs/tutorials'],
  methods: ['docs/methods'],
  sources: ['src/sources'],
  decisions: ['docs/decisions', 'docs/runbook', 'docs/security.md', 'CHANGELOG.md'],
}

/** Every passage of a surface, file by file. */
export function wordsOf(surface: string): Passage[] {
  const places = SURFACES[surface]
  if (places === undefined)
    throw new Error(`no surface is called ${surface}; there are ${Object.keys(SURFACES).join(', ')}`)
  return places
    .flatMap(filesAt)
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8')
      return file.endsWith('.md') ? wordsOfMarkdown(file, text) : wordsOfSource(file, text)
    })
}

function filesAt(place: string): string[] {
  if (statSync(path.join(ROOT, place)).isFile()) return [place]
  return readdirSync(path.join(ROOT, place), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.posix.join(place, entry.name)
    if (entry.isDirectory()) return filesAt(inside)
    return isRead(entry.name) ? [inside] : []
  })
}

/** Tests speak to us; declarations hold no words. */
const isRead = (name: string): boolean => /\.(tsx?|md)$/.test(name) && !/\.(test|d)\.ts$/.test(name)
