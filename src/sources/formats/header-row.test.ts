import { describe, expect, test } from 'vitest'
import { headingWords, locateColumns, looksLikeHeader, requireWidth } from './header-row.ts'

const columns = {
  name: { headings: ['Project Name'] },
  state: { headings: ['State'] },
  postcode: { headings: ['Postcode'], optional: true },
}
const header = (...cells: string[]) => ({ line: 1, cells })

describe('header row', () => {
  test('reads words, not spacing, capitals, punctuation or footnote marks', () => {
    expect(headingWords(' Fuel\n Source (s)¹ ')).toBe('fuel source s')
  })

  test('finds fields in any order', () => {
    expect(locateColumns('x.csv', header('STATE ', 'project  name'), columns)).toEqual({ state: 0, name: 1 })
  })

  test('refuses unknown, repeated and missing headings, and says what it expected', () => {
    expect(() => locateColumns('x.csv', header('State', 'Project Name', 'Region'), columns)).toThrow(
      /"Region"/,
    )
    expect(() => locateColumns('x.csv', header('State', 'state', 'Project Name'), columns)).toThrow(/twice/)
    expect(() => locateColumns('x.csv', header('State'), columns)).toThrow(
      /lacks a heading; expected "Project Name"/,
    )
  })

  test('tells a header row from a title row', () => {
    expect(looksLikeHeader(['Power stations 2025'], columns)).toBe(false)
    expect(looksLikeHeader(['State', 'Postcode'], columns)).toBe(true)
  })

  test('allows padding after a row, not missing or surplus cells', () => {
    expect(() => requireWidth('x.csv', { line: 3, cells: ['a', 'b', ''] }, 2)).not.toThrow()
    expect(() => requireWidth('x.csv', { line: 3, cells: ['a'] }, 2)).toThrow(/line 3: 1 cells/)
    expect(() => requireWidth('x.csv', { line: 3, cells: ['a', 'b', 'c'] }, 2)).toThrow(/expected 2 cells/)
  })
})
