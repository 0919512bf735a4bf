import { describe, expect, it } from 'vitest'
import {
  auditHash,
  breakAfter,
  type ChainedEntry,
  type ChainHead,
  chain,
  EMPTY_CHAIN,
} from './audit-chain.ts'

const entry = (subject: string) => ({
  tenantId: 'ten_test',
  occurredAt: '2026-11-15T03:00:00.000Z',
  actor: 'operator',
  action: 'api_key.created',
  subject,
  detail: '{}',
})

const three = (): ChainedEntry[] => {
  const first = chain(EMPTY_CHAIN, entry('api_key:1'))
  const second = chain(first, entry('api_key:2'))
  return [first, second, chain(second, entry('api_key:3'))]
}

const firstBreak = (entries: readonly ChainedEntry[]): string | undefined => {
  let head: ChainHead = EMPTY_CHAIN
  for (const next of entries) {
    const broken = breakAfter(head, next)
    if (broken !== undefined) return broken
    head = next
  }
  return undefined
}

describe('audit chain', () => {
  it('holds when nothing was touched', () => {
    expect(firstBreak(three())).toBeUndefined()
  })

  it('has hashes that anybody can compute from the document', () => {
    expect(auditHash({ ...entry('api_key:1'), sequence: 1 }, EMPTY_CHAIN.hash)).toBe(
      '28693648ea78c57d4b1787532367da4210f55199c9d435433aa2c3ba8285647d',
    )
  })

  it.each([
    [
      'an altered event',
      ([a, b, c]: ChainedEntry[]) => [a!, { ...b!, actor: 'nobody' }, c!],
      'event 2 was altered',
    ],
    ['a removed event', ([a, , c]: ChainedEntry[]) => [a!, c!], 'event 2 is missing'],
    ['a removed first event', ([, b, c]: ChainedEntry[]) => [b!, c!], 'event 1 is missing'],
    [
      'an event that was altered and hashed anew',
      ([a, b, c]: ChainedEntry[]) => [a!, chain(a!, { ...b!, actor: 'nobody' }), c!],
      'event 3 names',
    ],
  ])('breaks at %s', (_name, tamper, message) => {
    expect(firstBreak(tamper(three()))).toContain(message)
  })
})
