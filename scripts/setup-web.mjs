import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Holds the hash of what web/dist was built from. */
export const RECEIPT = 'built-from.txt'

/**
 * Whether web/dist is what the present sources would give. By content, not by time: a checkout gives every file a new one.
 * @param {string} root
 */
export function webIsBuilt(root) {
  const receipt = path.join(root, 'web', 'dist', RECEIPT)
  return existsSync(receipt) && readFileSync(receipt, 'utf8') === hashOfWebSources(root)
}

/** @param {string} root */
export function hashOfWebSources(root) {
  const files = [...filesUnder(root, 'web'), 'openapi.json', 'package-lock.json']
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    )
  return hash.digest('hex')
}

/** Whether the packages that build the app are there; an installation without those for development has none. */
export const canBuildWeb = (/** @type {string} */ root) => existsSync(path.join(root, 'node_modules', 'vite'))

/**
 * Builds the app under a Node that runs TypeScript. Answers the lines to show when it failed.
 * @param {string} root
 * @param {string} node
 * @returns {Promise<string[] | undefined>}
 */
export function buildWeb(root, node) {
  const child = spawn(node, [path.join(root, 'scripts', 'build-web.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve([`The web app cannot be built: ${error.message}`]))
    child.on('close', (code) =>
      resolve(code === 0 ? undefined : ['The web app cannot be built; the messages are above.']),
    )
  })
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== 'dist' && entry.name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(root, place) : [place]
    })
}
