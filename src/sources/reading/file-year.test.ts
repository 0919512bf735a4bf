import { describe, expect, test } from 'vitest'
import { reportingYearOf, yearsNamedIn } from './file-year.ts'

describe('yearsNamedIn', () => {
  test.each([
    ['nger_2012-13.csv', ['2012-13']],
    ['2023–24 Baselines and emissions table', ['2023-24']],
    ['greenhouse-2015-160-csv', ['2015-16']],
    ['table_2023_24 (1).csv', ['2023-24']],
    ['data-1999-00-2099-00.csv', ['2099-00']],
    ['report-2024-12-31.csv', []],
    ['120232-24.csv', []],
    ['2023-24 and 2024-25', ['2023-24', '2024-25']],
  ])('%j', (text, years) => {
    expect(yearsNamedIn(text)).toEqual(years)
  })
})

describe('reportingYearOf', () => {
  test('prefers the title to the name and the name to the operator', () => {
    expect(reportingYearOf('download.xlsx', '2023–24 table', {})).toBe('2023-24')
    expect(reportingYearOf('nger_2022-23.csv', '', {})).toBe('2022-23')
    expect(reportingYearOf('nger_2022-23.csv', '', { edition: '2022-23' })).toBe('2022-23')
    expect(reportingYearOf('download.csv', '', { edition: '2021-22' })).toBe('2021-22')
  })

  test.each([
    ['nothing at all', 'download.csv', '', {}, '--edition'],
    ['two years in the name', '2022-23-or-2023-24.csv', '', {}, 'contradicts'],
    ['an operator who says another year', 'nger_2022-23.csv', '', { edition: '2023-24' }, 'contradicts'],
    ['an edition that is no reporting year', 'x.csv', '', { edition: '2023-25' }, 'is not a reporting year'],
  ])('refuses %s', (_, file, title, hints, words) => {
    const read = (): string => reportingYearOf(file, title, hints)
    const said = (): string => {
      try {
        return read()
      } catch (error) {
        return `${String(error)} ${(error as { hint?: string }).hint}`
      }
    }
    expect(read).toThrow()
    expect(said()).toContain(words)
  })
})
