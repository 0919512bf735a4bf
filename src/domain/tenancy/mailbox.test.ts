import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Lee@Example.com', 'lee@example.com'],
  [' lee+climate@example.com', 'lee@example.com'],
  ['lee+a+b@example.com', 'lee@example.com'],
  ['+lee@example.com', '+lee@example.com'],
  ['l.ee@example.com', 'l.ee@example.com'],
  ['lee@example.com.', 'lee@example.com'],
  ['L.e.e+x@googlemail.com', 'lee@gmail.com'],
  ['ｌee@example.com', 'lee@example.com'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
