import { randomBytes } from 'node:crypto'
import { bytesToBigInt, toBase62 } from '../../domain/tenancy/base62.ts'

/** 88 random bits, as in the ids of keys. */
const newId = (prefix: string): string => `${prefix}_${toBase62(bytesToBigInt(randomBytes(11)), 16)}`

export const newRunId = (): string => newId('run')
export const newArtifactId = (): string => newId('art')
