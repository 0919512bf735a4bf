/**
 * Makes `dist/`, what the npm package holds beside `bin/`: the tree as it is, with JavaScript in place of TypeScript, because Node
 * strips no types below `node_modules`. `npm pack` runs this first and removes `dist/` afterwards.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runProgram } from '../run-program.ts'
import { webIsBuilt } from '../setup-web.mjs'
import { pointToJavaScript, threadFiles } from './emitted.ts'
import { belongsInPackage } from './package-files.ts'

const DIST = path.join(ROOT, 'dist')
const PROJECT = path.join(ROOT, '.tmp', `package-${process.pid}.json`)

if (!webIsBuilt(ROOT))
  throw new Error('the web app is not built from these sources: run `npm run setup` before `npm pack`')

rmSync(DIST, { recursive: true, force: true })
await emitPrograms()
for (const folder of ['src', 'clients/typescript', 'docs', 'data', 'web/dist']) copyFiles(folder)
cpSync(path.join(ROOT, 'package.json'), path.join(DIST, 'package.json'))

/** Emits what `main.ts` and the files of threads and child processes import, so that helpers of tests stay outside. */
async function emitPrograms(): Promise<void> {
  const sources = filesUnder('src').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const entries = sources.flatMap((file) => threadFiles(file, readFileSync(path.join(ROOT, file), 'utf8')))
  const project = {
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      // `npm run check` has checked the types, with the declarations of the tests that a few of them need.
      noCheck: true,
      rootDir: '..',
      outDir: '../dist',
      sourceMap: true,
      inlineSources: true,
    },
    include: [],
    files: ['src/main.ts', ...entries].map((file) => `../${file}`),
  }
  mkdirSync(path.dirname(PROJECT), { recursive: true })
  writeFileSync(PROJECT, JSON.stringify(project))
  const { code, text } = await runProgram(['tsc', '--project', PROJECT], { show: false })
  rmSync(PROJECT)
  if (code !== 0) throw new Error(`the JavaScript of the package was not made:\n${text}`)
  for (const file of filesUnder('dist').filter((name) => name.endsWith('.js'))) {
    const place = path.join(ROOT, file)
    writeFileSync(place, pointToJavaScript(file, readFileSync(place, 'utf8')))
  }
}

function copyFiles(folder: string): void {
  for (const file of filesUnder(folder))
    if (belongsInPackage(file) && !existsSync(path.join(DIST, file)))
      cpSync(path.join(ROOT, file), path.join(DIST, file))
}

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort((a, b) => (a < b ? -1 : 1))
}
