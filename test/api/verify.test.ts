import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSigner } from '../../src/operations/disclosure-report/signing-key.ts'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { type TestApp, testApp } from './support.ts'

const home = mkdtempSync(path.join(tmpdir(), 'southerly-keys-'))
let database: Database
let app: TestApp
beforeAll(async () => {
  database = await openOnOneEngine()
  app = await testApp(database, { environment: { SOUTHERLY_HOME: home } })
})
afterAll(async () => {
  await database.close()
  rmSync(home, { recursive: true, force: true })
})

const get = async (url: string) => {
  const response = await app.inject({ method: 'GET', url })
  return {
    status: response.statusCode,
    body: response.json<Record<string, unknown>>(),
    headers: response.headers,
  }
}

describe('signing keys', () => {
  const keys = async () => (await get('/.well-known/southerly-keys.json')).body['keys']

  test('none is made by looking; the first bundle makes one that only its owner can read', async () => {
    expect(await keys()).toEqual([])
    const { key_id, public_key } = await openSigner({ home, configured: undefined })
    expect((await openSigner({ home, configured: undefined })).key_id).toBe(key_id)
    expect(await keys()).toEqual([{ id: key_id, algorithm: 'Ed25519', public_key, status: 'active' }])
    if (process.platform !== 'win32')
      expect(statSync(path.join(home, 'keys', 'signing-key.pem')).mode & 0o777).toBe(0o600)
  })

  test('a retired key stays published, by its public half', async () => {
    const { publicKey } = generateKeyPairSync('ed25519')
    mkdirSync(path.join(home, 'keys'), { recursive: true })
    writeFileSync(
      path.join(home, 'keys', 'retired-2025.pem'),
      publicKey.export({ format: 'pem', type: 'spki' }),
    )
    expect(await keys()).toContainEqual(
      expect.objectContaining({ status: 'retired', public_key: publicKey.export({ format: 'jwk' }).x }),
    )
  })

  test('a file that is no key, or is not there, is said to be so', async () => {
    const file = path.join(home, 'broken.pem')
    writeFileSync(file, 'nothing of the kind')
    await expect(openSigner({ home, configured: file })).rejects.toThrow('does not contain an Ed25519 key')
    await expect(openSigner({ home, configured: path.join(home, 'none.pem') })).rejects.toThrow(
      'there is no signing key',
    )
  })
})

describe('schemas', () => {
  test.each(['report', 'coverage-matrix', 'provenance', 'manifest'])('%s is published', async (name) => {
    const { status, body, headers } = await get(`/schemas/${name}`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/schema+json; charset=utf-8')
    expect(body).toMatchObject({ $id: `/schemas/${name}`, type: 'object', additionalProperties: false })
  })

  test('an unknown one is not, and the known ones are named', async () => {
    expect((await get('/schemas/nothing')).body).toMatchObject({
      code: 'route_not_found',
      valid_values: ['report', 'coverage-matrix', 'provenance', 'manifest'],
    })
  })
})

test('a hash that this service did not issue', async () => {
  const unknown = 'a'.repeat(64)
  expect((await get(`/v1/verify/${unknown}`)).body).toEqual({ sha256: unknown, issued: false, bundle: null })
  expect((await get('/v1/verify/short')).status).toBe(400)
})
