import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runScript } from './setup-script.mjs'

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
 * Joins it. Answers a line to show when it failed: starts then take longer.
 * @param {string} root
 * @param {string} node
 * @returns {Promise<string | undefined>}
 */
export async function joinTypeBox(root, node) {
  const reason = await runScript(root, node, 'join-typebox.ts')
  return reason && `The files of TypeBox cannot be joined, so each start takes longer: ${reason}`
}
