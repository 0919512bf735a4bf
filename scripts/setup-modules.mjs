import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the folder of a joined package must hold: which file stands for which import. */
export const ENTRIES = 'entries.json'

/**
 * Where TypeBox is kept with its 683 files joined into some ten, for the installed version.
 * @param {string} root
 */
export function joinedTypeBox(root) {
  const about = JSON.parse(readFileSync(path.join(root, 'node_modules', 'typebox', 'package.json'), 'utf8'))
  return path.join(root, 'node_modules', '.cache', 'southerly', `typebox-${about.version}`)
}

/** @param {string} root */
export const typeBoxIsJoined = (root) => existsSync(path.join(joinedTypeBox(root), ENTRIES))

/**
 * Joins it under a Node that runs TypeScript. Answers a line to show when it failed: starts then take longer.
 * @param {string} root
 * @param {string} node
 * @returns {Promise<string | undefined>}
 */
export function joinTypeBox(root, node) {
  const child = spawn(node, [path.join(root, 'scripts', 'join-typebox.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (bytes) => (errors += bytes))
  const failed = (/** @type {string} */ reason) =>
    `The files of TypeBox cannot be joined, so each start takes longer: ${reason.trim()}`
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(failed(error.message)))
    child.on('close', (code) => resolve(code === 0 ? undefined : failed(errors)))
  })
}
