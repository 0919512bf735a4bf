import { expect, test } from 'vitest'
import { nameOfAccount, UNNAMED } from './account-name.ts'

test.each([
  ['maria.chen', 'Maria Chen'],
  ['OFFICE\\jo-anne_smith', 'Jo Anne Smith'],
  ['lee@example.com', 'Lee'],
  ['McKay', 'McKay'],
  ['root', UNNAMED],
  ['1000', UNNAMED],
  ['', UNNAMED],
])('the account %j is called %j', (account, name) => {
  expect(nameOfAccount(account)).toBe(name)
})
