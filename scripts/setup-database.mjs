import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether there is a template of the embedded database, made by the installed version of the engine. A first start checks more
 * (src/store/embedded/template.ts) and does without one that is not right.
 * @param {string} root
 */
export function hasDatabaseTemplate(root) {
  const modules = path.join(root, 'node_modules')
  const label = versionIn(path.join(modules, '.cache', 'southerly', 'database-template', 'template.json'))
  const engine = versionIn(path.join(modules, '@electric-sql', 'pglite', 'package.json'))
  return label !== undefined && label === engine
}

/** @param {string} file */
function versionIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).version
  } catch {
    return undefined
  }
}

/**
 * Makes it under a Node that runs TypeScript. Answers a line to show when it failed: first starts then take some seconds more.
 * @param {string} root
 * @param {string} node
 * @returns {Promise<string | undefined>}
 */
export function makeDatabaseTemplate(root, node) {
  const child = spawn(node, [path.join(root, 'scripts', 'make-database-template.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (bytes) => (errors += bytes))
  const failed = (/** @type {string} */ reason) =>
    `The template of the embedded database cannot be kept, so a first start takes some seconds longer: ${reason.trim()}`
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(failed(error.message)))
    child.on('close', (code) => resolve(code === 0 ? undefined : failed(errors)))
  })
}
