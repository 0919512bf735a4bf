import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { allCommands, commandsFor } from '../../src/cli/commands.ts'
import { SETTINGS } from '../../src/config.ts'
import { EXIT } from '../../src/errors.ts'
import { filesUnder, foldersOf, ROOT, read } from './tree.ts'

const COMMANDS = await allCommands()

describe('ARCHITECTURE.md', () => {
  const page = read('ARCHITECTURE.md')

  test.each(foldersOf('src'))('shows src/%s in the tree', (folder) => {
    expect(page).toMatch(new RegExp(`^  ${folder}/`, 'm'))
  })

  test.each(foldersOf('.').filter((name) => !name.startsWith('.')))('mentions %s/', (folder) => {
    expect(page).toContain(`${folder}/`)
  })

  test.each(filesUnder('src').filter((file) => file.split('/').length === 2))(
    'shows %s in the tree',
    (file) => {
      expect(page).toMatch(new RegExp(`^  ${path.basename(file).replace('.', '\\.')} `, 'm'))
    },
  )

  test('fits on one page', () => {
    expect(page.split('\n').length).toBeLessThanOrEqual(100)
  })
})

describe('docs/guide/configuration.md', () => {
  const rows = read('docs/guide/configuration.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))

  test.each(Object.entries(SETTINGS))('explains %s as the code does', (name, setting) => {
    const fallback = setting.fallback === '' ? 'unset' : `\`${setting.fallback}\``
    expect(rows).toContain(`| \`${name}\` | ${fallback} | ${setting.doc} |`)
  })

  test('explains nothing else', () => {
    expect(rows).toHaveLength(Object.keys(SETTINGS).length)
  })
})

describe('docs/guide/cli.md', () => {
  const page = read('docs/guide/cli.md')

  test.each(COMMANDS.map((command) => command.name))('has a section on %s', (name) => {
    expect(page).toMatch(new RegExp(`^## ${name}$`, 'm'))
  })

  test.each(Object.entries(EXIT))('explains exit code %s', (name, code) => {
    expect(page).toContain(`| ${code} | ${name} |`)
  })
})

test.each(COMMANDS.map((command) => [command.name, command] as const))(
  '%s is found by its name and has examples',
  async (name, command) => {
    expect(await commandsFor(name.split(' '))).toContain(command)
    expect(command.examples.length).toBeGreaterThan(0)
    for (const [line] of command.examples) expect(line.startsWith(name)).toBe(true)
  },
)

describe('links', () => {
  const pages = filesUnder().filter((file) => file.endsWith('.md'))

  test.each(pages)('of %s lead somewhere', (page) => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      (match) => match[1] ?? '',
    )
    const broken = targets.filter((target) => !existsSync(path.resolve(ROOT, path.dirname(page), target)))
    expect(broken).toEqual([])
  })

  test('of the reading table in CONTRIBUTING.md lead somewhere', () => {
    const files = [...read('CONTRIBUTING.md').matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '')
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })
})

describe('docs/decisions', () => {
  test.each(filesUnder('docs/decisions'))('%s is numbered and has its four parts', (file) => {
    expect(path.basename(file)).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
    const headings = [...read(file).matchAll(/^## (.+)$/gm)].map((match) => match[1])
    expect(headings).toEqual(['Context', 'Decision', 'Measured', 'Consequences'])
  })
})
