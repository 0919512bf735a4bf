import { expect, test } from 'vitest'
import { nameKey } from './entity-name.ts'
import { indexNames, type SearchableName } from './name-index.ts'
import { searchNames as search } from './name-search.ts'

const searchNames = (question: string, names: readonly SearchableName[]) =>
  search(question, indexNames(names, []))

const name = (abn: string, text: string, last_year = '2024-25'): SearchableName => ({
  abn,
  name: text,
  first_year: '2020-21',
  last_year,
  role: 'controlling_corporation',
  key: nameKey(text),
})
const NAMES = [
  name('1', 'AGL ENERGY LIMITED'),
  name('2', 'AGL TORRENS ISLAND PTY LIMITED', '2015-16'),
  name('3', 'ORIGIN ENERGY LIMITED'),
  name('4', 'WOODSIDE ENERGY GROUP LTD'),
  name('4', 'WOODSIDE PETROLEUM LTD', '2021-22'),
  name('5', 'AGL ENERGY LTD', '2016-17'),
]
const found = (question: string) => searchNames(question, NAMES).map(({ abn, find }) => [abn, find])

test('the same name first, the latest reporter before an earlier one', () => {
  expect(found('agl energy').slice(0, 2)).toEqual([
    ['1', 'same'],
    ['5', 'same'],
  ])
})

test('words, then beginnings, then letters', () => {
  expect(found('energy')).toEqual([
    ['1', 'all_words'],
    ['3', 'all_words'],
    ['4', 'all_words'],
    ['5', 'all_words'],
  ])
  expect(found('torr')).toEqual([['2', 'word_beginnings']])
  expect(found('wodside petroleum')).toEqual([['4', 'similar']])
  expect(found('qantas')).toEqual([])
  // A word in common is no sign of who is meant.
  expect(found('origin water')).toEqual([])
})

test('a company is found once, by its best name, in an order of its own', () => {
  const [first] = searchNames('woodside petroleum', NAMES)
  expect(first).toMatchObject({ abn: '4', matched_name: 'WOODSIDE PETROLEUM LTD', score: 1 })
  expect(searchNames('energy', NAMES.toReversed())).toEqual(searchNames('energy', NAMES))
})

test('an emitter comes after the corporation that reports', () => {
  const emitter = { ...name('7', 'ALCOA OF AUSTRALIA LIMITED'), role: 'responsible_emitter' as const }
  const found = searchNames('alcoa', [emitter, name('8', 'ALCOA AUSTRALIAN HOLDINGS PTY LTD')])
  expect(found.map(({ abn }) => abn)).toEqual(['8', '7'])
})
