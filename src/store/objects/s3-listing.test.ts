import { expect, test } from 'vitest'
import { readListing } from './s3-listing.ts'

const page = (inner: string): Uint8Array =>
  Buffer.from(`<?xml version="1.0"?><ListBucketResult xmlns="x"><Name>b</Name>${inner}</ListBucketResult>`)
const object = (key: string, size = '5'): string =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-17T10:00:00.000Z</LastModified><Size>${size}</Size></Contents>`

test('one object is a list too, keys are text, and the prefix is taken off', () => {
  const { objects, next } = readListing(page(`<IsTruncated>false</IsTruncated>${object('p/007')}`), 'p/')
  expect(objects).toEqual([{ key: '007', size: 5, modified_at: '2026-11-17T10:00:00.000Z' }])
  expect(next).toBeUndefined()
  expect(readListing(page('<IsTruncated>false</IsTruncated>'), 'p/').objects).toEqual([])
})

test('part of a list has a token for the rest', () => {
  const part = `<IsTruncated>true</IsTruncated><NextContinuationToken>abc=</NextContinuationToken>${object('p/1')}${object('p/2')}`
  expect(readListing(page(part), 'p/')).toMatchObject({ objects: [{ key: '1' }, { key: '2' }], next: 'abc=' })
  expect(() => readListing(page('<IsTruncated>true</IsTruncated>'), 'p/')).toThrow('no token for the rest')
})

test.each([
  ['a page of a proxy', Buffer.from('<html>Sign in</html>')],
  ['nothing', Buffer.from('')],
  ['a list without its end', page('')],
  ['an object of another prefix', page(`<IsTruncated>false</IsTruncated>${object('q/1')}`)],
  ['an object without a size', page(`<IsTruncated>false</IsTruncated>${object('p/1', '')}`)],
])('%s does not pass for an empty store', (_, bytes) => {
  expect(() => readListing(bytes, 'p/')).toThrow(/^the object store (sent no list|lists)/)
})
