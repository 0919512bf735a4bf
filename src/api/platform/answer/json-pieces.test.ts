import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rememberedBy } from '../../../domain/remembered-by.ts'
import { jsonText, sharedText, writeArray, writeObject } from './json-pieces.ts'
import { serialise } from './rendered.ts'

/** Names and text with letters of one, two and more bytes. */
const value = fc.jsonValue({ stringUnit: 'grapheme' })
const members = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), value)

describe('an object put together from pieces', () => {
  test('is what JSON writes of the whole, whichever members were written before', () => {
    fc.assert(
      fc.property(members, fc.array(value), fc.array(fc.boolean()), (object, list, isWritten) => {
        const some = Object.entries(object).map(([name, member], at) => [
          name,
          isWritten[at] === true ? sharedText(jsonText(member)) : member,
        ])
        const items = list.map((item, at) => (isWritten[at] === true ? sharedText(jsonText(item)) : item))
        const whole = writeObject({ ...Object.fromEntries(some), list: writeArray(items) })
        expect(serialise(whole).toString()).toBe(JSON.stringify({ ...object, list }))
      }),
    )
  })

  test('leaves out what is undefined', () => {
    expect(serialise(writeObject({ a: undefined })).toString()).toBe('{}')
    expect(serialise(writeObject({ a: undefined, b: 1, c: undefined })).toString()).toBe('{"b":1}')
    expect(serialise(writeArray([])).toString()).toBe('[]')
  })

  test('refuses a number that JSON would write as null', () => {
    expect(() => writeObject({ a: { b: [1, Number.NaN] } })).toThrow('NaN at /b/1')
  })
})

test('a letter beyond Latin-1 keeps to its own piece', () => {
  const whole = writeObject({ a: 'é', b: sharedText('"company’s"'), c: sharedText('"é"') })
  expect(whole.pieces).toEqual(['{"a":"é","b":', '"company’s"', ',"c":"é"}'])
})

test('what is shared is written once for each object', () => {
  let times = 0
  const write = rememberedBy((one: object) => {
    times += 1
    return sharedText(jsonText(one))
  })
  const shared = { name: 'one' }
  expect(write(shared)).toBe(write(shared))
  expect(write({ name: 'one' }).pieces).toEqual(write(shared).pieces)
  expect(times).toBe(2)
})
