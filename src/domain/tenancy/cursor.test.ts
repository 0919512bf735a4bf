import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CursorBinding, decodeCursor, encodeCursor } from './cursor.ts'

const secret = Buffer.alloc(32, 3)
const binding: CursorBinding = { route: 'listKeys', tenant: 'ten_a', filters: { q: 'x' }, snapshot: 'snap_1' }

describe('cursors', () => {
  it('give back the position they were made of', () => {
    const position = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer()), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(position, (values) => {
        expect(decodeCursor(secret, binding, encodeCursor(secret, binding, values))).toEqual(values)
      }),
    )
  })

  it.each([
    ['route', { ...binding, route: 'listOthers' }],
    ['tenant', { ...binding, tenant: 'ten_b' }],
    ['filter', { ...binding, filters: { q: 'y' } }],
    ['snapshot', { ...binding, snapshot: 'snap_2' }],
  ])('are bound to their %s', (_name, other) => {
    expect(decodeCursor(secret, other, encodeCursor(secret, binding, ['a']))).toBeUndefined()
  })

  it('are refused when a character changes or another server made them', () => {
    const cursor = encodeCursor(secret, binding, ['2026-11-15', 'id'])
    for (let at = 0; at < cursor.length; at++) {
      const changed = cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1)
      expect(decodeCursor(secret, binding, changed)).toBeUndefined()
    }
    expect(decodeCursor(Buffer.alloc(32, 4), binding, cursor)).toBeUndefined()
    expect(decodeCursor(secret, binding, `${cursor}=`)).toBeUndefined()
  })
})
