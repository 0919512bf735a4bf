import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { objectStoreOptions } from './options.ts'

const SETTINGS = {
  SOUTHERLY_OBJECT_STORE: 's3://bundles/production',
  SOUTHERLY_OBJECT_STORE_ENDPOINT: 'https://s3.example.com/',
  SOUTHERLY_OBJECT_STORE_REGION: 'ap-southeast-2',
  SOUTHERLY_OBJECT_STORE_ACCESS_KEY: 'access',
  SOUTHERLY_OBJECT_STORE_SECRET_KEY: 'the secret',
  SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE: undefined,
}

test('bucket, prefix and endpoint come out in one form', () => {
  expect(objectStoreOptions(SETTINGS)).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'ap-southeast-2',
    bucket: 'bundles',
    prefix: 'production/',
    accessKey: 'access',
    secretKey: 'the secret',
  })
  expect(objectStoreOptions({ ...SETTINGS, SOUTHERLY_OBJECT_STORE: 's3://bundles' })).toMatchObject({
    bucket: 'bundles',
    prefix: '',
  })
})

test('the secret may be in a file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'southerly-options-')), 'secret')
  writeFileSync(file, 'from a file\n')
  const settings = {
    ...SETTINGS,
    SOUTHERLY_OBJECT_STORE_SECRET_KEY: undefined,
    SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE: file,
  }
  expect(objectStoreOptions(settings)).toMatchObject({ secretKey: 'from a file' })
})

test('without a store there are no options, and parts of them are a mistake', () => {
  const none = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, undefined]))
  const unset = { ...none, SOUTHERLY_OBJECT_STORE_REGION: 'us-east-1' } as unknown as typeof SETTINGS
  expect(objectStoreOptions(unset)).toBeUndefined()
  expect(() => objectStoreOptions({ ...unset, SOUTHERLY_OBJECT_STORE_ACCESS_KEY: 'access' })).toThrow(
    'SOUTHERLY_OBJECT_STORE_ACCESS_KEY is set, and SOUTHERLY_OBJECT_STORE is not',
  )
})

test.each([
  [{ SOUTHERLY_OBJECT_STORE_ENDPOINT: undefined }, 'needs SOUTHERLY_OBJECT_STORE_ENDPOINT'],
  [{ SOUTHERLY_OBJECT_STORE_ACCESS_KEY: undefined }, 'needs SOUTHERLY_OBJECT_STORE_ACCESS_KEY'],
  [{ SOUTHERLY_OBJECT_STORE_SECRET_KEY: undefined }, 'needs SOUTHERLY_OBJECT_STORE_SECRET_KEY or'],
  [{ SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE: '/nowhere/secret' }, 'are both set'],
])('%j is refused, without the secret', (change, message) => {
  const refused = (): unknown => objectStoreOptions({ ...SETTINGS, ...change })
  expect(refused).toThrow(message)
  expect(refused).not.toThrow('the secret')
})
