import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Asks the disk for everything below a directory: the files of a new database are written without fsync. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const inside = path.join(directory, entry.name)
    if (entry.isDirectory()) syncTree(inside)
    else if (entry.isFile()) syncFile(inside)
  }
  syncFile(directory)
}

export function syncFile(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
