import { expect, test } from 'vitest'
import { emptiedCells, figureFindings, type LostFigure, notLeftOut } from './lost-figures.ts'

const lost = (name: string, rest: Partial<LostFigure> = {}): LostFigure => ({
  measure: 'scope1_t',
  name,
  abn: null,
  figure: 1234,
  about: [name, '2023-24'],
  is_listed: true,
  ...rest,
})

test('a figure that is gone is named with its company, column and value', () => {
  const findings = figureFindings(
    [
      lost('BHP', { abn: '49004028077' }),
      lost('Loy Yang', { about: ['Loy Yang', '2023-24', 'AGL'], is_listed: false }),
    ],
    '2023-24',
  )
  expect(findings).toEqual([
    {
      kind: 'figure_lost',
      abn: '49004028077',
      message: 'BHP (49004028077): scope1_t was 1234 in 2023-24 and has no figure now.',
    },
    {
      kind: 'figure_lost',
      abn: null,
      message: 'Loy Yang, AGL: scope1_t was 1234 in 2023-24 and is no longer listed.',
    },
  ])
})

test('of very many the rest is counted', () => {
  const findings = figureFindings(
    Array.from({ length: 103 }, (_, index) => lost(`Company ${index}`)),
    '2023-24',
  )
  expect(findings).toHaveLength(101)
  expect(findings.at(-1)?.message).toBe('3 more figures of 2023-24 are lost.')
})

test('a row that a person left out is not lost by the publisher', () => {
  const gone = lost('BHP', { abn: '49004028077', is_listed: false })
  const emptied = lost('BHP', { abn: '49004028077' })
  const left = { decision: 'leave_out', about: { abn: '49004028077', organisation: 'BHP Ltd' } } as const
  expect(notLeftOut([gone, emptied], [left])).toEqual([emptied])
  expect(notLeftOut([gone], [{ ...left, about: { abn: '1', organisation: 'Other' } }])).toEqual([gone])
  expect(notLeftOut([gone], [{ decision: 'take', about: left.about }])).toEqual([gone])
})

test('a row that was left out and is nobody\u2019s explains one row that is gone, and no more', () => {
  const gone = (name: string) => lost(name, { is_listed: false })
  const left = { decision: 'leave_out', about: null } as const
  expect(notLeftOut([gone('A'), { ...gone('A'), measure: 'scope2_t' }], [left])).toEqual([])
  expect(notLeftOut([gone('A'), gone('B')], [left])).toHaveLength(2)
})

test('cells of the next year that are empty are said by column, with who had a figure', () => {
  const rows = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => lost(name, { about: [name] }))
  expect(
    emptiedCells([...rows, lost('gone', { is_listed: false })], { from: '2023-24', to: '2024-25' }),
  ).toEqual([
    'scope1_t: 7 rows have no figure in 2024-25 and had one in 2023-24: A 1234; B 1234; C 1234; D 1234; E 1234; and 2 more.',
  ])
})
