import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
const lockedPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Names of packages that package-lock.json wants and node_modules lacks or has in another version. npm writes
 * node_modules/.package-lock.json as the last act of an install, so an interrupted one counts as none, and an install
 * made by hand with `npm ci` counts too.
 * @param {string} root
 * @param {{ forTests: boolean }} options
 */
export function packagesToInstall(root, { forTests }) {
  const wanted = lockedPackages(path.join(root, 'package-lock.json'))
  const receipt = path.join(root, 'node_modules', '.package-lock.json')
  const installed = existsSync(receipt) ? lockedPackages(receipt) : {}
  const names = Object.entries(wanted)
    .filter(([place, lock]) => place !== '' && installed[place]?.version !== lock.version)
    // Packages for other systems are optional and rightly absent; `npm ci --omit=dev` is enough to serve.
    .filter(([place, lock]) => !(lock.optional || lock.devOptional) || installed[place] !== undefined)
    .filter(([place, lock]) => forTests || !lock.dev || installed[place] !== undefined)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
  return existsSync(receipt) || names.length === 0 ? names : Object.keys(wanted).slice(1)
}

/**
 * Runs `npm ci`. Answers the lines to show when it failed.
 * @param {string} root
 * @param {string[]} wanted
 * @param {{ forTests: boolean, say: (text: string) => void }} options
 */
export async function installPackages(root, wanted, { forTests, say }) {
  say(`Installing packages (${wanted.length} missing or changed) ...`)
  releaseRunningNode(root)
  const options = [
    'ci',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    // Some packages ask for a newer Node than the one npm may run on; they will run on the pinned one.
    '--engine-strict=false',
    '--loglevel=error',
    ...(forTests ? ['--include=dev'] : []),
  ]
  const { code, errors } = await run(root, options)
  if (code === 0 && packagesToInstall(root, { forTests }).length === 0) return undefined
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|EHOSTUNREACH/.test(errors)
  )
    return [
      'The packages are not installed yet and the npm registry cannot be reached.',
      'Connect to the network once and run the command again; after that no network is needed.',
    ]
  return [
    code === 0
      ? 'npm ci ended well, yet node_modules does not match package-lock.json.'
      : `npm ci failed (exit code ${code}).`,
    'Its messages are above. Node 20 or newer with npm 10 or newer is needed; `npm ci` by hand shows the full log.',
  ]
}

/**
 * Prefers the npm that called us, under the Node it runs on: `node` on the PATH may be the one inside node_modules,
 * which `npm ci` is about to remove.
 * @param {string} root
 * @param {string[]} options
 * @returns {Promise<{ code: number | null, errors: string }>}
 */
function run(root, options) {
  const script = process.env['npm_execpath']
  const byNpm = script !== undefined && /npm-cli\.[cm]?js$/.test(script)
  const child = byNpm
    ? spawn(process.env['npm_node_execpath'] ?? process.execPath, [script, ...options], spawnOptions(root))
    : spawn('npm', options, { ...spawnOptions(root), shell: process.platform === 'win32' })
  return new Promise((resolve) => {
    let errors = ''
    child.stderr?.on('data', (bytes) => {
      errors += bytes
      process.stderr.write(bytes)
    })
    child.on('error', (error) => resolve({ code: 1, errors: `${errors}${error.message}` }))
    child.on('close', (code) => resolve({ code, errors }))
  })
}

/**
 * @param {string} root
 * @returns {import('node:child_process').SpawnOptions}
 */
const spawnOptions = (root) => ({ cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })

/**
 * Windows cannot delete a running program but can move it away.
 * @param {string} root
 */
function releaseRunningNode(root) {
  const modules = path.join(root, 'node_modules') + path.sep
  if (process.platform !== 'win32' || !process.execPath.startsWith(modules)) return
  mkdirSync(path.join(root, '.tmp'), { recursive: true })
  renameSync(process.execPath, path.join(root, '.tmp', `node-${process.pid}.exe`))
}
