import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder, hashOfFiles } from './setup-files.mjs'
import { runScript } from './setup-script.mjs'

/**
 * The databases that first starts copy, in the order in which they are made: the second is made from the first. A start checks more
 * (src/store/embedded/template.ts) and does without one that is not right.
 * @param {string} root
 */
export const databaseTemplates = (root) => [
  { script: 'make-database-template.ts', isMade: () => hasDatabaseTemplate(root), keep: () => {} },
  {
    script: 'make-starter-template.ts',
    isMade: () => hasStarterTemplate(root),
    keep: () => writeFileSync(receiptOf(root), hashOfStarter(root)),
  },
]

/** @param {string} root @param {string} name */
const templateFolder = (root, name) => path.join(root, 'node_modules', '.cache', 'southerly', name)

/**
 * Whether the empty one was made by the installed version of the engine.
 * @param {string} root
 */
function hasDatabaseTemplate(root) {
  const label = versionIn(path.join(templateFolder(root, 'database-template'), 'template.json'))
  const engine = versionIn(path.join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json'))
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

/** @param {string} root */
const receiptOf = (root) => path.join(templateFolder(root, 'starter-template'), 'made-from.txt')

/**
 * Whether the one with the starter dataset was made from the present engine, schema, sources and figures.
 * @param {string} root
 */
function hasStarterTemplate(root) {
  const receipt = receiptOf(root)
  return existsSync(receipt) && readFileSync(receipt, 'utf8') === hashOfStarter(root)
}

/** @param {string} root */
function hashOfStarter(root) {
  const sources = filesUnder(root, 'src/sources').filter((file) =>
    /\/(source|columns|row|origin)\.(ts|json)$/.test(file),
  )
  const sidecars = filesUnder(root, 'data/starter').filter((file) => file.endsWith('.json'))
  const engine = 'node_modules/@electric-sql/pglite/package.json'
  return hashOfFiles(root, [engine, ...filesUnder(root, 'src/store/migrations'), ...sources, ...sidecars])
}

/**
 * Makes one. Answers a line to show when it failed: first starts then take longer.
 * @param {string} root
 * @param {string} node
 * @param {string} script
 * @returns {Promise<string | undefined>}
 */
export async function makeTemplate(root, node, script) {
  const reason = await runScript(root, node, script)
  return (
    reason && `The database that first starts copy cannot be made, so a first start takes longer: ${reason}`
  )
}
