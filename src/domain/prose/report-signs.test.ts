import { expect, test } from 'vitest'
import { requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import REPORT_SIGNS from '../../frameworks/aasb-s2/report-signs.json' with { type: 'json' }
import { VERSIONS } from '../../frameworks/aasb-s2/requirement.ts'
import { type SignPage, signsIn } from './report-signs.ts'

const page = (number: number, ...lines: readonly string[]): SignPage => ({
  page: number,
  first_line: 1,
  text: lines.join('\n'),
})

/** Ids whose words stand somewhere in the pages. */
const found = (...pages: readonly SignPage[]): string[] =>
  signsIn(REPORT_SIGNS, pages).flatMap(({ requirement_id: id, places }) => (places.length > 0 ? [id] : []))

test('every paragraph is one of the standard, in each version', () => {
  for (const version of VERSIONS) {
    const known = new Set(requirementsOf(version).map(({ id }) => id))
    expect(REPORT_SIGNS.filter(({ id }) => !known.has(id))).toEqual([])
  }
  expect(new Set(REPORT_SIGNS.map(({ id }) => id)).size).toBe(REPORT_SIGNS.length)
})

test.each([
  ['6(a)', 'The Board’s risk committee has oversight of', 'climate-related risks and opportunities.'],
  ['10(b)', 'Each risk is a physical risk or a transition risk.', ''],
  ['10(c)', 'Short term is up to 2030, medium term to 2040', 'and long term to 2050.'],
  ['22(b)(i)(1)', 'We analysed scenarios of 1.5 °C and 2.5 °C.', ''],
  ['29(a)(i)(1)', 'Scope 1 emissions', '30,439,497 t CO2-e'],
  ['29(a)(i)(2)', 'Scope 1 and Scope 2 emissions were 5 kt.', ''],
  ['29(f)(i)', 'We apply an internal carbon price of A$75 a tonne.', ''],
  ['29(g)(i)', 'Executive remuneration depends on', 'emissions targets.'],
  ['36(e)(i)', 'The target relies on ACCUs.', ''],
])('the words of %s are found', (id, ...lines) => {
  expect(found(page(4, ...lines))).toContain(id)
})

test('words that stand far apart, or on a line of the contents, are not found', () => {
  const far = ['The board oversees strategy.', '', '', '', '', 'The climate was mild.']
  expect(found(page(1, ...far))).not.toContain('6(a)')
  expect(found(page(1, 'Board oversight of climate risk ........ 12'))).toEqual([])
  expect(found(page(1, 'The keyboard and its responsible climate.'))).not.toContain('6(a)')
})

test('a place names page and line and quotes the words, on the first two pages only', () => {
  const long = `Carbon price ${'of many words '.repeat(30)}`
  const pages = [page(2, 'Nothing.', 'A carbon price of A$75.'), page(5, 'Our carbon price.'), page(9, long)]
  const place = signsIn(REPORT_SIGNS, pages).find(({ requirement_id: id }) => id === '29(f)(i)')!
  expect(place.places).toEqual([
    { page: 2, line: 2, words: 'A carbon price of A$75.' },
    { page: 5, line: 1, words: 'Our carbon price.' },
  ])
  const [cut] = signsIn(REPORT_SIGNS, [page(9, long)]).find(
    ({ requirement_id: id }) => id === '29(f)(i)',
  )!.places
  expect(cut!.words.length).toBeLessThanOrEqual(162)
  expect(cut!.words).toMatch(/ …$/)
})

test('a report of 300 pages is read within a second or two', () => {
  const lines = Array.from(
    { length: 60 },
    (_, at) => `Line ${at} of board, climate, scope 1, targets and emissions.`,
  )
  const pages = Array.from({ length: 300 }, (_, at) => page(at + 1, ...lines))
  expect(signsIn(REPORT_SIGNS, pages)).toHaveLength(REPORT_SIGNS.length)
})
