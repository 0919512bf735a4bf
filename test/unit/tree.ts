import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Made by tools or by running the service; not part of the project. */
const NOT_OURS = new Set(['node_modules', '.git', '.southerly', '.tmp', 'coverage', 'dist'])

export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** Files under a folder, as paths from the root with forward slashes. */
export function filesUnder(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const place = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(place) : [place]
  })
}

export const foldersOf = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.has(entry.name))
    .map((entry) => entry.name)

export const linesOf = (file: string): number => read(file).trimEnd().split('\n').length
