import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

test.each([
  [
    'https://southerly.example.com/',
    'other.example',
    'southerly.example.com',
    'https://southerly.example.com',
  ],
  [
    'https://southerly.example.com:8443',
    undefined,
    'southerly.example.com',
    'https://southerly.example.com:8443',
  ],
  ['http://localhost:9180', '127.0.0.1:9180', 'localhost', 'http://localhost:9180'],
  [undefined, 'localhost:8080', 'localhost', 'http://localhost:8080'],
])('of %s asked at %s is %s at %s', (publicUrl, host, id, origin) => {
  expect(relyingPartyOf(publicUrl, host)).toEqual({ id, origin })
})

test.each([
  [undefined, '127.0.0.1:8080'],
  [undefined, 'southerly.example.com'],
  [undefined, undefined],
  [undefined, 'localhost@evil.example'],
  ['http://southerly.example.com', 'localhost:8080'],
  ['https://10.0.0.7', undefined],
  ['https://[::1]:8443', undefined],
  ['nonsense', 'localhost:8080'],
])('is missing, in words, for %s asked at %s', (publicUrl, host) => {
  expect(relyingPartyOf(publicUrl, host)).toEqual({ missing: expect.stringContaining('Passkeys need') })
})
