import { expect, test } from 'vitest'
import { hasAbnChecksum } from '../../abn.ts'
import { KNOWN_SUCCESSORS, suggestKnown } from './known-successors.ts'
import { joinSuggestions, suggestSuccessors } from './successors.ts'

const name = (abn: string, text: string, first_year: string, last_year: string) => ({
  abn,
  name: text,
  first_year,
  last_year,
})
const suggest = suggestSuccessors([
  name('33051775556', 'TELSTRA CORPORATION LIMITED', '2012-13', '2021-22'),
  name('56650620303', 'TELSTRA GROUP LIMITED', '2022-23', '2024-25'),
  name('1', 'AGL ENERGY LIMITED', '2012-13', '2024-25'),
  name('2', 'AGL Energy Ltd', '2014-15', '2015-16'),
  name('3', 'TELSTRA TOWERS AND MASTS HOLDINGS', '2022-23', '2024-25'),
])
const found = (abn: string) => suggest(abn).map((one) => one.abn)

test('one that began as the other ended, under a name alike', () => {
  expect(suggest('33051775556')).toMatchObject([
    { abn: '56650620303', reason: expect.stringContaining('started reporting the year after') },
  ])
  expect(suggest('56650620303')).toMatchObject([
    { abn: '33051775556', reason: expect.stringContaining('stopped reporting the year before') },
  ])
})

test('the same name in any years, and nobody else', () => {
  expect(found('1')).toEqual(['2'])
  expect(found('3')).toEqual([])
  expect(found('unknown')).toEqual([])
})

test('an assignment of ours is shown on both sides, with its reason', () => {
  const [from, to] = ['11005357522', '16659510791']
  const known = suggestKnown([
    name(from, 'AUSTRALIA AND NEW ZEALAND BANKING GROUP LIMITED', '2013-14', '2021-22'),
    name(to, 'ANZ GROUP HOLDINGS LIMITED', '2022-23', '2024-25'),
  ])
  expect(known(from)).toMatchObject([{ abn: to, first_year: '2022-23' }])
  expect(known(to)).toMatchObject([{ abn: from, last_year: '2021-22' }])
  expect(known('1')).toEqual([])
  for (const one of KNOWN_SUCCESSORS) expect([one.from, one.to].every(hasAbnChecksum)).toBe(true)
})

test('several reasons for one company stand together, companies in the order of ABNs', () => {
  const because = (abn: string, reason: string) => () => [{ ...name(abn, abn, '2020-21', '2024-25'), reason }]
  const joined = joinSuggestions([because('2', 'alike'), because('1', 'known'), because('2', 'facilities')])
  expect(joined('0').map(({ abn, reason }) => [abn, reason])).toEqual([
    ['1', 'known'],
    ['2', 'alike; facilities'],
  ])
})
