import { execFileSync, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { serialOf, settledBill } from '../../scripts/release/bill-of-materials.ts'
import { publicPem, sealRelease, verifyRelease } from '../../scripts/release/seal.ts'
import { ROOT } from './tree.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const COMMIT = '9b74c9897bac770ffc029102a200c5de9b74c989'
const FACTS = {
  version: '0.1.0',
  commit: COMMIT,
  committedAt: '2026-11-17T00:00:00.000Z',
  lockSha256: 'a'.repeat(64),
  node: 'v24.21.0',
}
let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'southerly release '))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(path.join(directory, 'southerly-0.1.0.tgz'), 'package')
  writeFileSync(path.join(directory, 'southerly-0.1.0.cdx.json'), '{}')
  sealRelease(directory, FACTS, privateKey)
})
const file = (name: string): string => path.join(directory, name)

describe('a release', () => {
  test('verifies as it was made', () => {
    expect(verifyRelease(directory, publicKey)).toEqual([])
  })

  test('says which commit each file was made from', () => {
    const statement = JSON.parse(readFileSync(file('provenance.json'), 'utf8')) as {
      subject: { name: string }[]
      predicate: { buildDefinition: { resolvedDependencies: object[] } }
    }
    expect(statement.subject.map(({ name }) => name)).toEqual([
      'southerly-0.1.0.cdx.json',
      'southerly-0.1.0.tgz',
    ])
    expect(statement.predicate.buildDefinition.resolvedDependencies[0]).toEqual({
      name: 'source',
      digest: { gitCommit: COMMIT },
    })
  })

  test.each(['southerly-0.1.0.tgz', 'southerly-0.1.0.cdx.json', 'provenance.json'])(
    'does not verify when %s was changed, or is gone',
    (name) => {
      appendFileSync(file(name), ' ')
      expect(verifyRelease(directory, publicKey)[0]).toMatch(`${name} has SHA-256`)
      rmSync(file(name))
      expect(verifyRelease(directory, publicKey)).toEqual([`${name} is missing`])
    },
  )

  test('does not verify with other checksums, another key, or another file', () => {
    expect(verifyRelease(directory, generateKeyPairSync('ed25519').publicKey)[0]).toContain('does not fit')
    writeFileSync(file('more.tgz'), 'smuggled')
    expect(verifyRelease(directory, publicKey)).toEqual(['more.tgz is not part of the release'])
    appendFileSync(file('SHA256SUMS'), `${'0'.repeat(64)}  more.tgz\n`)
    expect(verifyRelease(directory, publicKey)[0]).toContain('does not fit')
  })

  test.skipIf(spawnSync('openssl', ['version']).status !== 0)(
    'can be checked with openssl and sha256sum',
    () => {
      const key = path.join(tmpdir(), `southerly-release-${process.pid}.pem`)
      onTestFinished(() => rmSync(key))
      writeFileSync(key, publicPem(privateKey))
      const words = ['pkeyutl', '-verify', '-pubin', '-inkey', key, '-rawin', '-in', 'SHA256SUMS']
      execFileSync('openssl', [...words, '-sigfile', 'SHA256SUMS.sig'], { cwd: directory, stdio: 'pipe' })
      execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: directory, stdio: 'pipe' })
    },
  )
})

test('the bill of materials lists what is shipped, without addresses, and is the same twice', () => {
  const words = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=error']
  const make = (): string =>
    settledBill(
      execFileSync('npm', words, {
        cwd: ROOT,
        encoding: 'utf8',
        maxBuffer: 64 << 20,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
      { committedAt: FACTS.committedAt, serial: serialOf(COMMIT) },
    )
  const bill = make()
  const { components, bomFormat } = JSON.parse(bill) as {
    bomFormat: string
    components: { name: string; hashes?: object[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  expect(components.map(({ name }) => name)).toContain('fastify')
  expect(components.map(({ name }) => name)).not.toContain('vitest')
  expect(bill).not.toMatch(/registry\./)
  expect(make()).toBe(bill)
})
