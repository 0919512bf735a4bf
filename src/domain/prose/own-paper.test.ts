import { expect, test } from 'vitest'
import { checkPaper, type PaperText } from './own-paper.ts'

const COMPOSED: PaperText = {
  texts: ['Scope 1', '6,223,931', 'Scope 2', '786,481', 'Sites', '12', 'Paragraph 12 asks for it.'],
  headings: [],
  footer: 'Company, 2024-25',
  figures: [
    { what: 'Sites', text: '12', is_main: false },
    { what: 'Scope 1', text: '6,223,931', is_main: true },
    { what: 'Scope 2', text: '786,481', is_main: true },
  ],
}
const check = (...lines: readonly string[]) =>
  checkPaper([{ page: 1, text: lines.join('\n') }], COMPOSED).not_printed.map(
    ({ what, printed, composed }) => `${what} ${printed}/${composed}`,
  )

test('a whole paper lacks no figure', () => {
  expect(check('Scope 1\t6,223,931', 'Scope 2\t786,481', 'Sites\t12', 'Paragraph 12 asks for it.')).toEqual(
    [],
  )
})

test('the foot of a page is no number of the paper, on one line or on two', () => {
  const strangeIn = (...lines: readonly string[]) =>
    checkPaper([{ page: 1, text: lines.join('\n') }], COMPOSED).strange.map(({ quote }) => quote)
  expect(strangeIn('Company, 2024-25\tPage 3 of 38')).toEqual([])
  expect(strangeIn('Company, 2024-25', 'Page 3 of 38')).toEqual([])
  expect(strangeIn('See Page 3 of 38')).toEqual(['3', '38'])
})

test('a paper without a figure is told which, main figures first', () => {
  expect(check('Scope 2\t786,481')).toEqual(['Scope 1 0/1', 'Sites 0/2'])
})

test('a number of a sentence that was lost is no figure that is missing', () => {
  expect(check('Scope 1\t6,223,931', 'Scope 2\t786,481', 'Sites\t12')).toEqual([])
})
