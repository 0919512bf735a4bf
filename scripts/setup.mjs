/**
 * Makes the tree ready to run: `npm start`, `npm test` and `npm run southerly` call this first.
 * Plain JavaScript for Node 20, because it runs before the pinned Node 24 is there.
 *
 *   node scripts/setup.mjs              install packages when node_modules does not match package-lock.json, build
 *                                       the web app when its sources changed, make the databases that first
 *                                       starts copy when the engine, the schema or the starter dataset changed,
 *                                       and join the files of TypeBox when its version changed
 *   node scripts/setup.mjs --quiet      the same, silent when there is nothing to do
 *   node scripts/setup.mjs --for-tests  also PostgreSQL, Chromium, LibreOffice and PDF tools, which the tests start themselves
 */
import path from 'node:path'
import process from 'node:process'
import { databaseTemplates, makeTemplate } from './setup-database.mjs'
import { joinTypeBox, typeBoxIsJoined } from './setup-modules.mjs'
import { installPackages, packagesToInstall } from './setup-packages.mjs'
import { hostRunsTypeScript, pinnedNode } from './setup-runtime.mjs'
import { installSystemTools, missingSystemTools } from './setup-system-tools.mjs'
import { buildWeb, canBuildWeb, webIsBuilt } from './setup-web.mjs'

const root = path.resolve(import.meta.dirname, '..')
const forTests = process.argv.includes('--for-tests')

/** @param {string} text */
const say = (text) => process.stderr.write(`${text}\n`)

/**
 * @param {string[]} lines
 * @returns {never}
 */
const stop = (...lines) => {
  say(['', ...lines, ''].join('\n'))
  process.exit(1)
}

const wanted = packagesToInstall(root, { forTests })
if (wanted.length > 0) {
  const failure = await installPackages(root, wanted, { forTests, say })
  if (failure) stop(...failure)
}

const node =
  pinnedNode(root) ??
  (hostRunsTypeScript() ? process.execPath : undefined) ??
  stop(
    `Southerly needs Node 24 or newer; this is ${process.version}.`,
    'It brings its own Node for Linux with glibc (x64, arm64) and Windows (x64), unless optional packages are left out;',
    `here (${process.platform}-${process.arch}) there is none that runs. Install Node 24 from https://nodejs.org and try again.`,
  )

// Side by side: each keeps one processor busy for some seconds.
await Promise.all([prepareModules().then(prepareWeb), prepareDatabase()])

if (forTests) {
  let missing = missingSystemTools()
  if (missing.length > 0) missing = await installSystemTools(missing, { say })
  if (missing.length > 0) {
    const advice = missing.map((tool) => `  ${tool.title}: ${tool.advice}`)
    if (process.env['CI'] === 'true')
      stop('These programs are needed by the tests and CI=true allows no skipping:', ...advice)
    say(['These programs are missing, so the tests that need them are skipped:', ...advice].join('\n'))
  }
}

async function prepareModules() {
  if (typeBoxIsJoined(root) || !canBuildWeb(root)) return
  const failure = await joinTypeBox(root, node)
  if (failure) say(failure)
}

async function prepareWeb() {
  if (webIsBuilt(root)) return
  if (!canBuildWeb(root)) {
    say('The web app is not built: the packages for development are left out. `npm ci` brings them.')
    return
  }
  say('Building the web app ...')
  const failure = await buildWeb(root, node)
  if (failure) stop(...failure)
}

async function prepareDatabase() {
  const missing = databaseTemplates(root).filter(({ isMade }) => !isMade())
  if (missing.length > 0) say('Preparing the databases that first starts copy ...')
  for (const { script, keep } of missing) {
    const failure = await makeTemplate(root, node, script)
    if (failure === undefined) keep()
    else say(failure)
  }
}
