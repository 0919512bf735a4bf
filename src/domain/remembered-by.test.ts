import { expect, test } from 'vitest'
import { rememberedBy } from './remembered-by.ts'

test('answers once for each object, nothing included', () => {
  const asked: object[] = []
  const nameOf = rememberedBy((one: { readonly name?: string }) => {
    asked.push(one)
    return one.name
  })
  const [named, unnamed] = [{ name: 'a' }, {}]
  expect([nameOf(named), nameOf(unnamed), nameOf(named), nameOf(unnamed), nameOf({ name: 'a' })]).toEqual([
    'a',
    undefined,
    'a',
    undefined,
    'a',
  ])
  expect(asked).toHaveLength(3)
})
