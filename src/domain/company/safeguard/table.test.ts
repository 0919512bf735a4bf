import { expect, test } from 'vitest'
import { stationsInSectorBaseline } from './table.ts'

test('the baseline of the sector is for owners of a station on a listed network in the newest year', () => {
  const station = (reporting_year: string, grid: string | null) => ({ reporting_year, grid, evidence: [] })
  const stations = new Map([
    ['on it', [station('2023-24', null), station('2024-25', 'NEM')]],
    ['sold it', [station('2023-24', 'NEM')]],
    ['off grid', [station('2024-25', 'Off-grid'), station('2024-25', null)]],
  ])
  expect([...stationsInSectorBaseline(stations, '2024-25')]).toEqual([['on it', [station('2024-25', 'NEM')]]])
  expect([...stationsInSectorBaseline(stations, null)]).toEqual([])
})
