import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { joinedPackage, namedModule } from '../../src/quick-modules.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const IMPORT = /(?:from|import|import\()\s*'(?<specifier>\.[^']+)'/g

interface Import {
  readonly parent: string
  readonly specifier: string
}

const importsUnder = (folder: string, extension: string): Import[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension) && !file.endsWith('.d.ts'))
    .flatMap((file) => {
      const place = path.join(ROOT, folder, file)
      return [...readFileSync(place, 'utf8').matchAll(IMPORT)].map((match) => ({
        parent: pathToFileURL(place).href,
        specifier: match.groups!['specifier']!,
      }))
    })

test('set-up joins all of TypeBox, each export under its own name', async () => {
  const about = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/typebox/package.json'), 'utf8')) as {
    exports: Record<string, { import: string }>
  }
  const joined = joinedPackage()
  expect(joined.size).toBe(Object.keys(about.exports).length)
  for (const [name, file] of Object.entries(about.exports)) {
    const whole = await import(joined.get(path.posix.join('typebox', name))!)
    const parts = await import(path.join(ROOT, 'node_modules/typebox', file.import))
    expect(Object.keys(whole), name).toEqual(Object.keys(parts))
  }
})

describe('a module is found without asking the disk', () => {
  test.each([
    ['src', '.ts', 'module-typescript'],
    ['node_modules/typebox/build', '.mjs', 'module'],
  ])('where Node would find it, for every import in %s', (folder, extension, format) => {
    const imports = importsUnder(folder, extension).filter(({ specifier }) => specifier.endsWith(extension))
    expect(imports.length).toBeGreaterThan(1000)
    for (const { parent, specifier } of imports) {
      const { href } = new URL(specifier, parent)
      expect(namedModule(specifier, parent), `${specifier} in ${parent}`).toEqual({ url: href, format })
      expect(existsSync(fileURLToPath(href)), href).toBe(true)
    }
  })

  const own = pathToFileURL(path.join(ROOT, 'src/api/app.ts')).href
  const foreign = pathToFileURL(path.join(ROOT, 'node_modules/fastify/fastify.mjs')).href
  test.each([
    ['a package', 'typebox', own],
    ['a built-in module', 'node:fs', own],
    ['a file without its extension', './app', own],
    ['a folder', './routes/', own],
    ['data', './names.json', own],
    ['JavaScript beside our TypeScript', './app.js', own],
    ['a detour, which would load a module twice', './routes/../app.ts', own],
    ['a letter that addresses write in another way', './a b.ts', own],
    ['a question after the name', './app.ts?again', own],
    ['a parent with a question', './app.ts', `${own}?again`],
    ['a module that has no file', './app.ts', 'data:text/javascript,1'],
    ['a file that starts the process', './app.ts', undefined],
    ['TypeScript of a package', './index.ts', foreign],
    ['JavaScript of a package, of which its package.json tells the kind', './index.js', foreign],
  ])('Node looks for %s itself', (_, specifier, parent) => {
    expect(namedModule(specifier, parent)).toBeUndefined()
  })
})
