import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { firstLine, ROOT, startNode, temporaryDirectory, testSettings } from './southerly.ts'

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

/** Packs for real, and installs the file without a network: unpacked below `node_modules`, where Node strips no types. */
function installPacked(directory: string): { readonly program: string; readonly files: readonly string[] } {
  const words = ['pack', '--json', '--loglevel=error', '--pack-destination', directory]
  const output = execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 << 20 })
  const packed = parsePacked(output)
  const modules = path.join(directory, 'empty', 'node_modules')
  mkdirSync(path.join(modules, 'southerly'), { recursive: true })
  execFileSync('tar', [
    '-xzf',
    path.join(directory, packed.filename),
    '--strip-components=1',
    '-C',
    path.join(modules, 'southerly'),
  ])
  for (const place of productionPackages()) {
    const target = path.join(directory, 'empty', place)
    mkdirSync(path.dirname(target), { recursive: true })
    symlinkSync(path.join(ROOT, place), target)
  }
  return {
    program: path.join(modules, 'southerly', 'bin', 'southerly'),
    files: packed.files.map((file) => file.path),
  }
}

/** Set-up may print lines of its own before npm's answer. */
const parsePacked = (output: string): Packed =>
  (JSON.parse(output.slice(output.search(/^\[/m))) as [Packed])[0]

function productionPackages(): readonly string[] {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  return Object.entries(lock.packages)
    .filter(([place, locked]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && locked.dev !== true)
    .map(([place]) => place)
}

test.skipIf(!FULL_RUN)('the packed npm package starts in an empty folder and answers /readyz', async () => {
  const directory = temporaryDirectory()
  const { program, files } = installPacked(directory)
  expect(files).toContain('dist/src/main.js')
  expect(files).toContain('dist/src/main.js.map')
  expect(files).toContain('dist/web/dist/index.html')
  expect(files.filter((file) => /\.test\.|\/fixtures\/|\/testing|\.ts$/.test(file))).toEqual([])

  const running = startNode([program, 'serve', '--json', '--with-parent'], testSettings(`${directory}/home`))
  const { url } = JSON.parse(await firstLine(running)) as { url: string }
  const key = readFileSync(`${directory}/home/local-key`, 'utf8').trim()
  const get = (place: string): Promise<Response> =>
    fetch(`${url}${place}`, { headers: { authorization: `Bearer ${key}` } })
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/')).headers.get('content-type')).toContain('text/html')
  // Set by a thread, with templates and fonts: what is named by address and not by import.
  const file = await get('/v1/companies/74115061375/climate-profile/export?format=pdf')
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
