import { randomBytes } from 'node:crypto'
import { bytesToBigInt, toBase62 } from '../../domain/tenancy/base62.ts'

/** A new identifier of 88 random bits: the prefix, then 16 letters or digits. */
export const newId = (prefix: 'mem_' | 'ses_' | 'ntf_' | 'mai_' | 'nod_'): string =>
  `${prefix}${toBase62(bytesToBigInt(randomBytes(11)), 16)}`
