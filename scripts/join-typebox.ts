/**
 * `node scripts/join-typebox.ts`: joins the files of TypeBox, which every process loads, into some ten (src/quick-modules.ts). Set-up runs it for each
 * version. All of its exports are joined at once, so that no process loads parts of it twice.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { ROOT } from './run-program.ts'
import { ENTRIES, joinedTypeBox } from './setup-modules.mjs'

const about = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/typebox/package.json'), 'utf8')) as {
  exports: Record<string, unknown>
}
const imports = Object.keys(about.exports).map((name) => path.posix.join('typebox', name))
const fileOf = (specifier: string): string => `${specifier.replaceAll('/', '-')}.mjs`
const joined = joinedTypeBox(ROOT)
const beside = `${joined}-${process.pid}`

try {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      minify: false,
      outDir: beside,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries(imports.map((specifier) => [fileOf(specifier), specifier])),
        output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const entries = Object.fromEntries(imports.map((specifier) => [specifier, fileOf(specifier)]))
  writeFileSync(path.join(beside, ENTRIES), JSON.stringify(entries))
  mkdirSync(path.dirname(joined), { recursive: true })
  // Another set-up may have been faster; what it made is the same.
  if (!existsSync(joined)) renameSync(beside, joined)
} finally {
  rmSync(beside, { recursive: true, force: true })
}
