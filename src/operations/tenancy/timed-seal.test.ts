import { expect, test } from 'vitest'
import { clockOf } from '../../clock.ts'
import { createTimedSeal } from './timed-seal.ts'

const SECRET = Buffer.alloc(32, 'secret ')

function sealAt(start: number, purpose = 'purpose', secret = SECRET) {
  let at = start
  const clock = clockOf(() => at)
  return {
    forward: (ms: number) => (at += ms),
    ...createTimedSeal<{ a: string }>({ secret, clock }, purpose, 10),
  }
}

test('gives back what it sealed, for its time', () => {
  const seal = sealAt(0)
  const sealed = seal.close({ a: 'value' })
  expect(sealed).not.toContain('value')
  seal.forward(9_999)
  expect(seal.open(sealed)).toEqual({ a: 'value' })
  seal.forward(1)
  expect(seal.open(sealed)).toBeUndefined()
})

test('opens nothing of another purpose or secret, and nothing that was changed', () => {
  const sealed = sealAt(0).close({ a: 'value' })
  expect(sealAt(0, 'other').open(sealed)).toBeUndefined()
  expect(sealAt(0, 'purpose', Buffer.alloc(32, 'x')).open(sealed)).toBeUndefined()
  expect(sealAt(0).open(`${sealed.slice(0, -4)}AAAA`)).toBeUndefined()
  for (const text of ['', 'x', '%']) expect(sealAt(0).open(text)).toBeUndefined()
})
