import { expect, test } from 'vitest'
import { methodPage } from '../../../test/support/method-page.ts'
import { COMPANY_METHODS } from '../company/methods.ts'
import { publishedMethod } from '../formulas.ts'
import { DISCLOSURE_METHODS } from './methods.ts'

test.each(DISCLOSURE_METHODS)('$id has a page with every part, and a version', ({ id, version }) => {
  const headings = [...methodPage(id).matchAll(/^#{1,2} (.+)$/gm)].map((match) => match[1])
  const published = publishedMethod({ id, version })?.formulas
  const hasSteps = Object.keys(published?.formulas ?? {}).length > 0
  const written = published === undefined ? [] : [hasSteps ? 'Steps' : 'Rules']
  expect(headings).toEqual([id, 'Formula', ...written, 'Inputs', 'Edge cases', 'Limits', 'Worked example'])
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('no method of disclosure shares an id with another', () => {
  const ids = [...COMPANY_METHODS, ...DISCLOSURE_METHODS].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
