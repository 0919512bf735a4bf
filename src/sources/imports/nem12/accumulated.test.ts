import { expect, test } from 'vitest'
import { fileInMemory } from '../../input-file.ts'
import { readNem12 } from './read-nem12.ts'

const PERIOD = { start: '2025-07-01', end: '2026-06-30' }

interface Read {
  readonly from?: string
  readonly to?: string
  readonly quantity?: string
  readonly quality?: string
  readonly suffix?: string
  readonly direction?: string
  readonly unit?: string
  readonly updated?: string
}

const read250 = ({
  from = '20250701103000',
  to = '20250929091500',
  quantity = '900',
  quality = 'A',
  suffix = '11',
  direction = 'E',
  unit = 'kWh',
  updated = '',
}: Read = {}) =>
  `250,4103035678,1141,01,${suffix},${suffix},METER1,${direction},100,${from},A,,,1000,${to},${quality},,,${quantity},${unit},20251231,${updated},`
const file = (...lines: readonly string[]) =>
  ['100,NEM13,202607150930,MDP1,RETAILR1', ...lines, '550,N,,A,', '900', ''].join('\n')
const read = (...lines: readonly string[]) => readNem12(fileInMemory('reads.csv', file(...lines)), PERIOD)

test('reads one after the other make one load, with estimates and what was sent to the grid apart', async () => {
  const { meters, faults, warnings } = await read(
    read250(),
    read250({ from: '20250929091500', to: '20251231', quantity: '0.93', unit: 'MWh', quality: 'E64' }),
    read250({ suffix: '41', direction: 'I', quantity: '45' }),
  )
  expect({ faults, warnings }).toEqual({ faults: [], warnings: [] })
  expect(meters).toMatchObject([
    {
      kwh: '1830',
      estimated_kwh: '930',
      export_kwh: '45',
      covered: { start: '2025-07-01', end: '2025-12-30' },
      gaps: [{ start: '2025-12-31', end: '2026-06-30' }],
    },
  ])
})

test('a read across the edge of the period counts for its days inside, as an estimate', async () => {
  const { meters, faults, warnings } = await read(
    read250({ from: '20250621', to: '20250711', quantity: '20' }),
  )
  expect(faults).toEqual([])
  expect(meters).toMatchObject([{ kwh: '10', estimated_kwh: '10', days_outside: 10 }])
  expect(warnings).toMatchObject([{ code: 'reads_apportioned', at: 'line 2' }])
})

test('parts of a read that does not divide add up to it; two reads on one day count for that day', async () => {
  const { meters } = await read(
    read250({ from: '20250701', to: '20250708', quantity: '1' }),
    read250({ from: '20250708090000', to: '20250708170000', quantity: '2' }),
  )
  expect(meters).toMatchObject([{ kwh: '3', complete_days: 8 }])
})

test('a read without a value leaves a gap', async () => {
  const { meters, faults } = await read(read250({ quality: 'N', quantity: '' }))
  expect(faults).toEqual([])
  expect(meters).toMatchObject([{ covered: null }])
})

test('a newer version of a read counts; two of the same time with other values are named', async () => {
  const first = read250({ updated: '20251001' })
  const newer = await read(first, read250({ quantity: '990', updated: '20251101' }))
  expect(newer.meters).toMatchObject([{ kwh: '990' }])
  const { faults } = await read(first, read250({ quantity: '990', updated: '20251001' }))
  expect(faults).toMatchObject([{ at: 'line 3', message: expect.stringContaining('line 2') as string }])
})

test.each([
  ['a direction', read250({ direction: 'X' }), 'DirectionIndicator'],
  ['a day', read250({ from: '20250231' }), 'PreviousRegisterReadDateTime'],
  ['an end before the start', read250({ to: '20250601' }), 'CurrentRegisterReadDateTime'],
  ['two years', read250({ from: '20230701' }), 'PreviousRegisterReadDateTime'],
  ['a quantity', read250({ quantity: '-5' }), 'Quantity'],
  ['a unit', read250({ unit: 'kVArh' }), 'UOM'],
  ['a flag', read250({ quality: 'Q' }), 'QualityMethod'],
  ['an interval stream among reads', '200,4103035678,E1,1,E1,N1,METER1,kWh,30,', 'RecordIndicator'],
])('names %s that cannot be', async (_, line, column) => {
  const { faults } = await read(line)
  expect(faults[0]).toMatchObject({ at: 'line 2', column })
})
