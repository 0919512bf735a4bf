/**
 * `npm run image -- [--arch amd64|arm64] [--tag NAME] [--prepare DIR]`: builds the container image with buildah, or only
 * prepares the folder for another builder. As root on Debian with `mmdebstrap` and `buildah`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, runProgram } from '../run-program.ts'
import { ARCHITECTURES, type Architecture, prepareImage } from './prepare.ts'

const { values } = parseArgs({
  options: {
    arch: { type: 'string', default: process.arch === 'x64' ? 'amd64' : process.arch },
    tag: { type: 'string', default: 'localhost/southerly:0.1.0' },
    prepare: { type: 'string' },
  },
})
const architecture = ARCHITECTURES.find((name) => name === values.arch)
if (architecture === undefined)
  throw new Error(`--arch ${values.arch}: there are images for ${ARCHITECTURES.join(' and ')}`)

if (values.prepare === undefined) await buildImage(architecture, values.tag)
else await prepareImage(path.resolve(values.prepare), architecture)

async function buildImage(built: Architecture, tag: string): Promise<void> {
  const folder = mkdtempSync(path.join(ROOT, '.tmp', 'image-'))
  try {
    await prepareImage(folder, built)
    // Docker's format: the other one has no health check.
    const words = ['bud', '--format', 'docker', '--arch', built, '--tag', tag, folder] as const
    const { code } = await runProgram(['buildah', ...words], { show: true })
    if (code !== 0) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
