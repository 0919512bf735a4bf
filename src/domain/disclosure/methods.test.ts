import { expect, test } from 'vitest'
import { methodPage } from '../../../test/support/method-page.ts'
import { COMPANY_METHODS } from '../company/methods.ts'
import { DISCLOSURE_METHODS } from './methods.ts'

test.each(DISCLOSURE_METHODS)('$id has a page with every part, and a version', ({ id, version }) => {
  const headings = [...methodPage(id).matchAll(/^#{1,2} (.+)$/gm)].map((match) => match[1])
  expect(headings).toEqual([id, 'Formula', 'Inputs', 'Edge cases', 'Limits', 'Worked example'])
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('no method of disclosure shares an id with another', () => {
  const ids = [...COMPANY_METHODS, ...DISCLOSURE_METHODS].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
