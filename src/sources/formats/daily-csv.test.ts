import { expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { readDailyCsv } from './daily-csv.ts'

const HEADINGS = 'date,tmax_c,tmin_c,precip_mm'
const read = (...lines: string[]) => readDailyCsv(fileInMemory('days.csv', [...lines, ''].join('\n')))

test('a blank cell is a day without a value, and columns may stand in any order', async () => {
  expect(await read('precip_mm,date,tmin_c,tmax_c', '0.2,2001-01-01,-3.5,', ',2001-01-02,,31')).toEqual([
    { date: '2001-01-01', tmax: null, tmin: -3.5, rain: 0.2 },
    { date: '2001-01-02', tmax: 31, tmin: null, rain: null },
  ])
})

test.each([
  [['date,tmax_c,tmin_c'], 'line 1', 'no column "precip_mm"'],
  [[`${HEADINGS},wind`, '2001-01-01,1,1,1,1'], 'line 1', '"wind" is not a column'],
  [[HEADINGS], 'days.csv', 'holds no days'],
  [[HEADINGS, '2001-01-01,20,10'], 'line 2', 'cells stand in this row'],
  [[HEADINGS, '2001-02-30,20,10,0'], 'line 2, column "date"', '"2001-02-30" is not a day'],
  [[HEADINGS, '2001-01-02,20,10,0', '2001-01-02,20,10,0'], 'line 3, column "date"', 'stands twice'],
  [[HEADINGS, '2001-01-02,20,10,0', '2001-01-01,20,10,0'], 'line 3, column "date"', 'comes after 2001-01-02'],
  [[HEADINGS, '2001-01-01,hot,10,0'], 'line 2, column "tmax_c"', '"hot" is not a number'],
  [[HEADINGS, '2001-01-01,-999,10,0'], 'line 2, column "tmax_c"', 'expected -60 to 60 °C'],
  [[HEADINGS, '2001-01-01,20,10,-0.1'], 'line 2, column "precip_mm"', 'expected 0 to 2000 mm'],
])('%j is refused at its place', async (lines, place, problem) => {
  await expect(read(...lines)).rejects.toThrow(place)
  await expect(read(...lines)).rejects.toThrow(problem)
})
