import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { filesUnder, hashOfFiles } from './setup-files.mjs'

/** Holds the hash of what web/dist was built from. */
export const RECEIPT = 'built-from.txt'

/**
 * Whether web/dist is what the present sources would give.
 * @param {string} root
 */
export function webIsBuilt(root) {
  const receipt = path.join(root, 'web', 'dist', RECEIPT)
  return existsSync(receipt) && readFileSync(receipt, 'utf8') === hashOfWebSources(root)
}

/** @param {string} root */
export function hashOfWebSources(root) {
  return hashOfFiles(root, [...filesUnder(root, 'web'), 'openapi.json', 'package-lock.json'])
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
