import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runProgram } from '../run-program.ts'

export const ARCHITECTURES = ['amd64', 'arm64'] as const
export type Architecture = (typeof ARCHITECTURES)[number]

/** What Node needs of a system, and nothing else: C libraries, time zones, names of protocols. */
const DEBIAN_PACKAGES = ['base-files', 'libc6', 'libgcc-s1', 'libstdc++6', 'netbase', 'tzdata']
const DEBIAN_SUITE = 'bookworm'
/** As npm calls them. */
const PROCESSORS = { amd64: 'x64', arm64: 'arm64' } as const
const USER = 10001

/**
 * Fills `folder` with what deploy/image/Containerfile copies. Debian's packages are unpacked and never run, so that either
 * architecture can be prepared on the other.
 */
export async function prepareImage(folder: string, architecture: Architecture): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'app', 'bin'), { recursive: true })
  mkdirSync(path.join(folder, 'state'))
  for (const file of ['Containerfile', 'health.mjs'])
    cpSync(
      path.join(ROOT, 'deploy', 'image', file),
      path.join(folder, file === 'health.mjs' ? 'app' : '', file),
    )
  prepareSystem(path.join(folder, 'root'), architecture)
  await prepareService(path.join(folder, 'app'), architecture)
}

function prepareSystem(root: string, architecture: Architecture): void {
  run('mmdebstrap', [
    '--variant=extract',
    `--architectures=${architecture}`,
    `--include=${DEBIAN_PACKAGES.join(',')}`,
    '--format=directory',
    DEBIAN_SUITE,
    root,
  ])
  // Traces of the build: lists of packages stay, since scanners for known faults read them.
  for (const place of ['var/cache/apt', 'var/lib/apt', 'var/log', 'usr/share/doc-base', 'etc/apt'])
    rmSync(path.join(root, place), { recursive: true, force: true })
  writeFileSync(
    path.join(root, 'etc', 'passwd'),
    `southerly:x:${USER}:${USER}::/var/lib/southerly:/nonexistent\n`,
  )
  writeFileSync(path.join(root, 'etc', 'group'), `southerly:x:${USER}:\n`)
}

/** The npm package, with the packages of its lock file for the image's processor. */
async function prepareService(app: string, architecture: Architecture): Promise<void> {
  const built = await runProgram(['node', 'scripts/package/build.ts'], { show: false })
  if (built.code !== 0) throw new Error(built.text)
  for (const name of ['dist', 'package.json', 'package-lock.json', '.npmrc', 'LICENSE', 'NOTICE'])
    cpSync(path.join(ROOT, name), path.join(app, name), { recursive: true })
  await runProgram(['node', 'scripts/package/clean.ts'], { show: false })
  const processor = PROCESSORS[architecture]
  run(
    'npm',
    [
      'ci',
      '--omit=dev',
      '--ignore-scripts',
      '--prefer-offline',
      '--engine-strict=false',
      '--loglevel=error',
      '--os=linux',
      `--cpu=${processor}`,
      '--libc=glibc',
    ],
    app,
  )
  const node = `node-linux-${processor}`
  const others = readdirSync(path.join(app, 'node_modules')).filter(
    (name) => name.startsWith('node-') && /^node-(linux|win)-/.test(name) && name !== node,
  )
  if (others.length > 0) throw new Error(`packages of other systems came along: ${others.join(', ')}`)
  cpSync(path.join(app, 'node_modules', node, 'bin', 'node'), path.join(app, 'bin', 'node'))
  // Moved, not kept twice: it is by far the largest file of the image.
  rmSync(path.join(app, 'node_modules', node), { recursive: true })
}

function run(program: string, words: readonly string[], directory = ROOT): void {
  try {
    execFileSync(program, words, { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const { stderr, message } = error as Error & { readonly stderr?: Buffer }
    throw new Error(`${program} failed: ${stderr?.toString().trim() || message}`, { cause: error })
  }
}
