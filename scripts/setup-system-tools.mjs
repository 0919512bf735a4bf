import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** @typedef {{ title: string, package: string, advice: string, find: () => string | undefined }} SystemTool */

/**
 * Programs that the tests start themselves and that npm cannot bring.
 * @type {readonly SystemTool[]}
 */
export const SYSTEM_TOOLS = [
  {
    title: 'PostgreSQL 15 or newer (server programs)',
    package: 'postgresql',
    advice: 'apt-get install postgresql, brew install postgresql, or put initdb and postgres on the PATH',
    find: findPostgres,
  },
  {
    title: 'Chromium',
    package: 'chromium',
    advice: 'apt-get install chromium, or put chromium or google-chrome on the PATH',
    find: findChromium,
  },
  {
    title: 'LibreOffice Calc (recalculates the working papers)',
    package: 'libreoffice-calc',
    advice: 'apt-get install libreoffice-calc, brew install --cask libreoffice, or put soffice on the PATH',
    find: () => findProgram('soffice', ['/Applications/LibreOffice.app/Contents/MacOS']),
  },
  {
    title: 'LibreOffice Writer (opens and saves the readable disclosure)',
    package: 'libreoffice-writer',
    advice: 'apt-get install libreoffice-writer, or brew install --cask libreoffice',
    find: findWriter,
  },
  {
    title: 'Poppler (draws and inspects PDF pages)',
    package: 'poppler-utils',
    advice: 'apt-get install poppler-utils, or brew install poppler',
    find: () => findProgram('pdftoppm'),
  },
  {
    title: 'qpdf (checks PDF files)',
    package: 'qpdf',
    advice: 'apt-get install qpdf, or brew install qpdf',
    find: () => findProgram('qpdf'),
  },
  {
    title: 'HAProxy (stands before three nodes while they are upgraded)',
    package: 'haproxy',
    advice: 'apt-get install haproxy, or brew install haproxy',
    find: findHaproxy,
  },
  {
    title: 'pgbouncer (lends sessions of PostgreSQL out)',
    package: 'pgbouncer',
    advice: 'apt-get install pgbouncer, or brew install pgbouncer',
    find: findPooler,
  },
  {
    title: 'Prometheus (tries the alert rules and the dashboard)',
    package: 'prometheus',
    advice: 'apt-get install prometheus, or brew install prometheus',
    find: findPromtool,
  },
  {
    title: 'OpenStack Swift (an object store that speaks S3)',
    package: 'python3-swift',
    advice: 'apt-get install python3-swift; elsewhere its tests are skipped',
    find: findSwift,
  },
]

/** The directory with `initdb` and `postgres`, newest version first. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const directories = [...versions.map((version) => path.join(debian, version, 'bin')), ...pathDirectories()]
  return directories.find((directory) => isProgram(directory, 'initdb') && isProgram(directory, 'postgres'))
}

/** The browser's program. */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const places = ['/usr/bin', ...pathDirectories(), '/Applications/Google Chrome.app/Contents/MacOS']
  for (const name of [...names, 'Google Chrome'])
    for (const place of places) if (isProgram(place, name)) return path.join(place, name)
  return undefined
}

/** Debian puts this one and the next where only administrators look. */
export function findHaproxy() {
  return findProgram('haproxy', ['/usr/sbin'])
}

export function findPooler() {
  return findProgram('pgbouncer', ['/usr/sbin'])
}

export function findPromtool() {
  return findProgram('promtool')
}

export function findPrometheus() {
  return findProgram('prometheus')
}

/** The Python that has Swift: Debian installs it for its own alone. */
export function findSwift() {
  return existsSync('/usr/lib/python3/dist-packages/swift') && isProgram('/usr/bin', 'python3')
    ? '/usr/bin/python3'
    : undefined
}

/** The library of LibreOffice that reads Word files: Debian installs it apart from the program itself. */
export function findWriter() {
  const program = findProgram('soffice', ['/Applications/LibreOffice.app/Contents/MacOS'])
  if (program === undefined) return undefined
  const folder = path.dirname(realpathSync(program))
  const places = [folder, path.join(folder, '..', 'Frameworks')]
  const names = ['libswlo.so', 'libswlo.dylib', 'swlo.dll']
  return places
    .flatMap((place) => names.map((name) => path.join(place, name)))
    .find((file) => existsSync(file))
}

/**
 * A program of the PATH, or of the places that installers use.
 * @param {string} name
 * @param {readonly string[]} places
 */
export function findProgram(name, places = []) {
  const place = ['/usr/bin', ...pathDirectories(), ...places].find((directory) => isProgram(directory, name))
  return place && path.join(place, name)
}

export const missingSystemTools = () => SYSTEM_TOOLS.filter((tool) => tool.find() === undefined)

/**
 * Installs what is missing where that is safe to do unasked: as root on Debian. Answers what is still missing.
 * @param {readonly SystemTool[]} missing
 * @param {{ say: (text: string) => void }} options
 */
export async function installSystemTools(missing, { say }) {
  if (process.getuid?.() !== 0 || !isDebian()) return [...missing]
  const packages = missing.map((tool) => tool.package)
  say(`Installing ${packages.join(' and ')} with apt-get ...`)
  const allowCluster = packages.includes('postgresql') ? forbidCluster() : () => {}
  const allowServices = forbidServices()
  try {
    if (aptGet(['install', ...packages]) !== 0) {
      aptGet(['update'])
      aptGet(['install', ...packages])
    }
  } finally {
    allowServices()
    allowCluster()
  }
  return missingSystemTools()
}

/** Debian's package would create and start a database server on port 5432; the tests only want the programs. */
function forbidCluster() {
  const file = '/etc/postgresql-common/createcluster.d/southerly-tests.conf'
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'create_main_cluster = false\n')
  return () => rmSync(file, { force: true })
}

/** The same for proxies and poolers, which Debian would start at once; unless the machine has its own rule about that. */
function forbidServices() {
  const file = '/usr/sbin/policy-rc.d'
  if (existsSync(file)) return () => {}
  writeFileSync(file, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  return () => rmSync(file, { force: true })
}

/** @param {string[]} words */
const aptGet = (words) =>
  spawnSync('apt-get', ['-y', '-q', '--no-install-recommends', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))

const pathDirectories = () =>
  (process.env['PATH'] ?? '').split(path.delimiter).filter((entry) => entry !== '')

/**
 * @param {string} directory
 * @param {string} name
 */
function isProgram(directory, name) {
  try {
    accessSync(path.join(directory, process.platform === 'win32' ? `${name}.exe` : name), constants.X_OK)
    return true
  } catch {
    return false
  }
}
