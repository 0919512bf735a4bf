import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { API_KEY_RANDOM_BYTES, formatApiKey, hashKeySecret, makeApiKey, parseApiKey } from './api-key.ts'

const randomBytes = fc.uint8Array({ minLength: API_KEY_RANDOM_BYTES, maxLength: API_KEY_RANDOM_BYTES })

describe('API keys', () => {
  it('are written in one form whatever the random bytes', () => {
    expect(formatApiKey(makeApiKey('live', new Uint8Array(API_KEY_RANDOM_BYTES)))).toBe(
      `sth_live_${'0'.repeat(16)}_${'0'.repeat(43)}${formatApiKey(makeApiKey('live', new Uint8Array(API_KEY_RANDOM_BYTES))).slice(-6)}`,
    )
    fc.assert(
      fc.property(randomBytes, fc.constantFrom('live', 'test'), (bytes, mode) => {
        const key = makeApiKey(mode, bytes)
        expect(parseApiKey(formatApiKey(key))).toEqual(key)
      }),
    )
  })

  it('are refused when one character is wrong, two are swapped or one is missing', () => {
    fc.assert(
      fc.property(
        randomBytes,
        fc.nat(),
        fc.constantFrom('a', 'Z', '0', '9', '_', '-'),
        (bytes, place, character) => {
          const text = formatApiKey(makeApiKey('live', bytes))
          const at = place % text.length
          const changed = text.slice(0, at) + character + text.slice(at + 1)
          if (changed !== text) expect(parseApiKey(changed)).toBeUndefined()
          const swapped = text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2)
          if (swapped !== text) expect(parseApiKey(swapped)).toBeUndefined()
          expect(parseApiKey(text.slice(0, at) + text.slice(at + 1))).toBeUndefined()
        },
      ),
    )
  })

  it('have hashes that depend on the server, the id and the secret', () => {
    const server = Buffer.alloc(32, 1)
    const hash = (secret: Buffer, id: string, text: string) => hashKeySecret(secret, id, text).toString('hex')
    const hashes = [
      hash(server, 'a', 'b'),
      hash(Buffer.alloc(32, 2), 'a', 'b'),
      hash(server, 'c', 'b'),
      hash(server, 'a', 'c'),
    ]
    expect(new Set(hashes).size).toBe(4)
  })
})
