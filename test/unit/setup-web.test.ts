import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canBuildWeb, hashOfWebSources, RECEIPT, webIsBuilt } from '../../scripts/setup-web.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'southerly setup '))
  mkdirSync(path.join(root, 'web', 'src'), { recursive: true })
  writeFileSync(path.join(root, 'package-lock.json'), '{}')
  writeFileSync(path.join(root, 'openapi.json'), '{}')
  writeFileSync(path.join(root, 'web', 'src', 'main.tsx'), 'first')
})
afterEach(() => rmSync(root, { recursive: true }))

function build(): void {
  mkdirSync(path.join(root, 'web', 'dist'))
  writeFileSync(path.join(root, 'web', 'dist', RECEIPT), hashOfWebSources(root))
}

test('an app that was never built is not', () => {
  expect(webIsBuilt(root)).toBe(false)
})

test('an app is built until a source, a package or the API changes; what was built does not count as a source', () => {
  build()
  expect(webIsBuilt(root)).toBe(true)
  writeFileSync(path.join(root, 'web', 'src', 'main.tsx'), 'second')
  expect(webIsBuilt(root)).toBe(false)
  writeFileSync(path.join(root, 'web', 'src', 'main.tsx'), 'first')
  expect(webIsBuilt(root)).toBe(true)
  writeFileSync(path.join(root, 'package-lock.json'), '{"changed": true}')
  expect(webIsBuilt(root)).toBe(false)
  writeFileSync(path.join(root, 'package-lock.json'), '{}')
  writeFileSync(path.join(root, 'openapi.json'), '{"changed": true}')
  expect(webIsBuilt(root)).toBe(false)
})

test('a file that was added or renamed makes it stale', () => {
  build()
  writeFileSync(path.join(root, 'web', 'src', 'added.tsx'), '')
  expect(webIsBuilt(root)).toBe(false)
})

test('nothing can be built without the packages for development', () => {
  expect(canBuildWeb(root)).toBe(false)
})
