import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importRules, importTable } from '../../scripts/room-imports.ts'
import { foldersOf, ROOT, read } from './tree.ts'

const page = (rows: string): string =>
  `# Architecture\n\n## Who may import whom\n| room | may import |\n|---|---|\n${rows}\n\nThe rest.\n\n## Later\n`

mkdirSync(path.join(ROOT, '.tmp'), { recursive: true })
const directory = mkdtempSync(path.join(ROOT, '.tmp', 'room-imports-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** The modules that the linter refuses to one file under the rules of a table. */
function refused(rows: string, file: string, text: string): string[] {
  const place = path.join(directory, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
  writeFileSync(path.join(directory, '.oxlintrc.json'), JSON.stringify(importRules(page(rows))))
  const options = ['-A', 'all', '-D', 'no-restricted-imports', '--no-ignore', '--format', 'json']
  const linter = path.join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
  try {
    execFileSync(process.execPath, [linter, ...options, file], { cwd: directory, encoding: 'utf8' })
    return []
  } catch (error) {
    const { diagnostics } = JSON.parse((error as { stdout: string }).stdout) as {
      diagnostics: readonly { readonly message: string }[]
    }
    return diagnostics.map(({ message }) => /'([^']+)'/.exec(message)?.[1] ?? message).toSorted()
  }
}

const ROWS = '| domain | domain |\n| store | domain, errors |\n| web | types of clients |'

test('a room is refused what its row does not name', () => {
  const text = "import '../domain/a.ts'\nimport '../errors.ts'\nimport '../clock.ts'\nimport '../api/b.ts'\n"
  expect(refused(`${ROWS}\n| api | store |`, 'src/store/x.ts', text)).toEqual(['../api/b.ts', '../clock.ts'])
})

test('a pure room is refused files and the network', () => {
  expect(refused(ROWS, 'src/domain/x.ts', "import 'node:fs'\nimport 'node:crypto'\n")).toEqual(['node:fs'])
})

test('the web app has the types of the client and nothing of src', () => {
  const text = `import type { A } from '../../clients/typescript/src/a.ts'
import { b } from '../../clients/typescript/src/b.ts'
import { c } from './api/c.ts'
import { d } from '../../src/domain/d.ts'
`
  expect(refused(ROWS, 'web/src/x.ts', text)).toEqual([
    '../../clients/typescript/src/b.ts',
    '../../src/domain/d.ts',
  ])
})

test('a room that the table does not have is refused', () => {
  expect(() => importTable(page('| domain | cellar |'))).toThrow('knows no room "cellar"')
  expect(() => importTable('# Architecture')).toThrow('no table of imports')
})

test.each(foldersOf('src'))('the table has a row for src/%s', (room) => {
  expect(importTable(read('ARCHITECTURE.md')).has(room)).toBe(true)
})
