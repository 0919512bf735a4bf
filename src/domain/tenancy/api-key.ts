import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { bytesToBigInt, toBase62 } from './base62.ts'

/**
 * API keys: `sth_{live|test}_{id}_{secret}{crc}`. The prefix lets secret scanners find a leaked key, the checksum lets a
 * mistyped key be told from an unknown one without asking the database.
 */
export type KeyMode = 'live' | 'test'

export interface ApiKeyParts {
  readonly mode: KeyMode
  readonly id: string
  readonly secret: string
}

/** Random bytes that `makeApiKey` needs: 11 for the id (88 bits), 32 for the secret (256 bits). */
export const API_KEY_RANDOM_BYTES = 43

const ID_BYTES = 11
const PATTERN = /^sth_(live|test)_([0-9A-Za-z]{16})_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/

export function makeApiKey(mode: KeyMode, random: Uint8Array): ApiKeyParts {
  if (random.length !== API_KEY_RANDOM_BYTES)
    throw new RangeError(`an API key needs ${API_KEY_RANDOM_BYTES} random bytes, got ${random.length}`)
  return {
    mode,
    id: toBase62(bytesToBigInt(random.subarray(0, ID_BYTES)), 16),
    secret: toBase62(bytesToBigInt(random.subarray(ID_BYTES)), 43),
  }
}

export function formatApiKey({ mode, id, secret }: ApiKeyParts): string {
  const body = `sth_${mode}_${id}_${secret}`
  return body + checksum(body)
}

/** The parts of a well-formed key; undefined when a character is wrong, missing or superfluous. */
export function parseApiKey(text: string): ApiKeyParts | undefined {
  const match = PATTERN.exec(text)
  if (match === null) return undefined
  const [, mode, id = '', secret = '', crc] = match
  return checksum(text.slice(0, -6)) === crc ? { mode: mode as KeyMode, id, secret } : undefined
}

/** What is stored instead of the secret. The id is part of the message, so a hash cannot be moved to another key. */
export function hashKeySecret(serverSecret: Uint8Array, id: string, secret: string): Buffer {
  return createHmac('sha256', serverSecret).update(`api-key\n${id}\n${secret}`).digest()
}

const checksum = (body: string): string => toBase62(BigInt(crc32(body)), 6)
