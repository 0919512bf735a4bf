import { describe, expect, it } from 'vitest'
import { refusedAddress, refusedUrl } from './webhook-address.ts'
import { nextAttemptAfter } from './webhook-retries.ts'

const strict = { allowPrivate: false }

describe('the URL of a webhook', () => {
  it.each([
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://metadata.google.internal/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://a.localhost:8443/',
    'https://printer.local/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://192.0.2.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::127.0.0.1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'http://example.com/',
    'ftp://example.com/',
    'https://user:password@example.com/',
    'https://example.com/#part',
    'example.com',
    'https://',
  ])('is refused: %s', (url) => {
    expect(refusedUrl(url, strict)).toEqual(expect.any(String))
  })

  it.each([
    'https://example.com/hook',
    'https://example.com:8443/',
    'https://8.8.8.8/',
    'https://[2606:4700::1]/',
  ])('is accepted: %s', (url) => {
    expect(refusedUrl(url, strict)).toBeUndefined()
  })

  it('may be private and plain where the operator allows it', () => {
    expect(refusedUrl('http://127.0.0.1:9000/', { allowPrivate: true })).toBeUndefined()
    expect(refusedUrl('ftp://127.0.0.1/', { allowPrivate: true })).toBe('must be https')
  })
})

it('judges addresses that a name resolves to alike', () => {
  expect(refusedAddress('::ffff:10.0.0.1')).toContain('not a public address')
  expect(refusedAddress('not an address')).toContain('is not an IP address')
  expect(refusedAddress('1.1.1.1')).toBeUndefined()
})

it('attempts for a day, soon at first', () => {
  expect([0, 5, 4000, 60_000].map(nextAttemptAfter)).toEqual([5, 35, 6755, 85_955])
  expect(nextAttemptAfter(86_000)).toBeUndefined()
})
