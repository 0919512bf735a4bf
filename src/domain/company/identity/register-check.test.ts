import { expect, test } from 'vitest'
import { checkRegister, NOT_ASKED } from './register-check.ts'

const here = { name: 'BHP IRON ORE PTY LTD', status: null }
const answer = (found: { name: string | null; status: string } | null, reached = true) =>
  ({ asked: true, reached, on: '2026-11-15', found }) as const

test.each([
  ['not_asked', NOT_ASKED, here],
  ['unavailable', answer(null, false), here],
  ['confirmed', answer({ name: 'BHP Iron Ore Proprietary Limited', status: 'active' }), here],
  ['confirmed', answer({ name: 'SOMEBODY ELSE', status: 'active' }), { name: null, status: null }],
  ['differs', answer({ name: 'ZINC HOLDINGS', status: 'active' }), here],
  ['differs', answer({ name: here.name, status: 'cancelled' }), here],
  ['differs', answer({ name: here.name, status: 'active' }), { ...here, status: 'cancelled' }],
  ['confirmed', answer({ name: here.name, status: 'cancelled' }), { ...here, status: 'cancelled' }],
  ['differs', answer(null), here],
] as const)('%s', (status, asked, known) => {
  expect(checkRegister(asked, known).status).toBe(status)
})

test('shows both names and the day', () => {
  expect(checkRegister(answer({ name: 'ZINC HOLDINGS', status: 'active' }), here)).toEqual({
    status: 'differs',
    answered_on: '2026-11-15',
    name_here: 'BHP IRON ORE PTY LTD',
    name_in_register: 'ZINC HOLDINGS',
  })
  expect(checkRegister(NOT_ASKED, here)).toMatchObject({ answered_on: null, name_in_register: null })
})
