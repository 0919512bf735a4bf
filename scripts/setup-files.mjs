import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Files below a folder, in an order that is the same everywhere. Built and installed ones are left out.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== 'dist' && entry.name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(root, place) : [place]
    })
}

/**
 * SHA-256 of the names and contents of files. By content, not by time: a checkout gives every file a new one.
 * @param {string} root
 * @param {string[]} files
 */
export function hashOfFiles(root, files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    )
  return hash.digest('hex')
}
