import { expect, test } from 'vitest'
import { readScenarios } from './scenario-question.ts'

test.each([
  ['2.5', 'is not a level'],
  ['', 'is not a scenario'],
  ['1.5,,3', 'is not a scenario'],
  ['SSP4-6.0:2050', 'is not a scenario'],
  ['RCP8.5:2050', 'is not a scenario'],
  ['SSP2-4.5', 'is not a scenario'],
  ['SSP2-4.5:2150', 'names a year outside'],
  ['1.5,2,3,4,SSP1-1.9:2050,SSP1-2.6:2050,SSP2-4.5:2050,SSP3-7.0:2050,SSP5-8.5:2050', 'names 9'],
])('the scenarios %s are refused', (text, problem) => {
  expect(readScenarios(text)).toMatchObject({ problem: expect.stringContaining(problem) })
})

test('a scenario that is asked for twice is answered once', () => {
  expect(readScenarios('3, 1.5,3')).toMatchObject([{ id: '3' }, { id: '1.5' }])
})
