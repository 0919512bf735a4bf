import { expect, test } from 'vitest'
import { newestVersions, stationVersionOf } from './series-versions.ts'

test.each([
  ['ACORN-SAT v2.5 daily 009021', { station: '009021', version: 2.5 }],
  ['ACORN-SAT v1 daily 015590', { station: '015590', version: 1 }],
  ['ACORN-SAT adjusted annual 085072 (ClimateExplorer)', { station: '085072', version: 0 }],
  ['BoM CDO daily 009021 Perth Airport + BoM rain 009151', undefined],
  ['SILO via ApsimX:70014_CombGSE.met', undefined],
])('%s', (series, expected) => {
  expect(stationVersionOf(series)).toEqual(expected)
})

test('of a station only its newest version is used, whatever the order; other records stand beside it', () => {
  const all = [
    'ACORN-SAT v2.5 daily 009021',
    'ACORN-SAT v2 daily 009021',
    'ACORN-SAT adjusted annual 009021 (ClimateExplorer)',
    'ACORN-SAT v2 daily 066062',
    'BoM CDO daily 009021 Perth Airport + BoM rain 009151',
  ]
  const expected = [
    'ACORN-SAT v2.5 daily 009021',
    'ACORN-SAT v2 daily 066062',
    'BoM CDO daily 009021 Perth Airport + BoM rain 009151',
  ]
  expect(newestVersions(all, (series) => series)).toEqual(expected)
  expect(newestVersions(all.toReversed(), (series) => series)).toEqual(expected.toReversed())
})
