import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askPerson } from './ask.ts'

const question = { text: 'Which?', choices: ['nger-corporate', 'nger-transfer'] }

test.each([
  ['2\n', 'nger-transfer'],
  ['nger-corporate\n', 'nger-corporate'],
  ['3\n1\n', 'nger-corporate'],
  ['\n', undefined],
  ['', undefined],
])('the answer %j is %s', async (typed, chosen) => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const asked = askPerson(question, { input, output })
  input.end(typed)
  expect(await asked).toBe(chosen)
  expect(String(output.read())).toContain('Which?\n  1  nger-corporate\n  2  nger-transfer\n')
})
