import { expect, test } from 'vitest'
import { ownersInSectorBaseline } from './table.ts'

test('the baseline of the sector is for owners of a station on a listed network in the newest year', () => {
  const station = (reporting_year: string, grid: string | null) => ({ reporting_year, grid })
  const stations = new Map([
    ['on it', [station('2023-24', null), station('2024-25', 'NEM')]],
    ['sold it', [station('2023-24', 'NEM')]],
    ['off grid', [station('2024-25', 'Off-grid'), station('2024-25', null)]],
  ])
  expect([...ownersInSectorBaseline(stations, '2024-25')]).toEqual(['on it'])
  expect([...ownersInSectorBaseline(stations, null)]).toEqual([])
})
