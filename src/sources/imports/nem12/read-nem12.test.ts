import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import { fileInMemory } from '../../input-file.ts'
import { isMeterFile, readNem12 } from './read-nem12.ts'

const PERIOD = { start: '2025-07-01', end: '2025-07-03' }
const FIXTURE = readFileSync(new URL('../fixtures/nem12-solar-site.csv', import.meta.url), 'utf8')

const read = (text: string, period = PERIOD) => readNem12(fileInMemory('meter.csv', text), period)

const HEAD = '100,NEM12,202607150930,MDP1,RETAILR1'
const stream = (suffix = 'E1', unit = 'kWh', minutes = 30, nmi = '4103035678') =>
  `200,${nmi},E1,1,${suffix},N1,METER1,${unit},${minutes},`
const day = (date: string, value: string, { quality = 'A', updated = '', intervals = 48 } = {}) =>
  `300,${date},${Array<string>(intervals).fill(value).join()},${quality},,,${updated},`
const file = (...lines: readonly string[]) => [HEAD, ...lines, '900', ''].join('\n')

describe('a meter file', () => {
  test('of a site with solar: consumption, export apart, estimates, streams that do not count', async () => {
    const { meters, faults, warnings } = await read(FIXTURE)
    expect({ faults, warnings }).toEqual({ faults: [], warnings: [] })
    const lines = FIXTURE.split('\r\n')
    const sumOf = (line: number) =>
      lines[line]!.split(',')
        .slice(2, 50)
        .reduce((total, value) => total + Math.round(Number(value) * 1000), 0) / 1000
    const [meter] = meters
    expect(meter).toMatchObject({
      nmi: '4103035678',
      line: 2,
      covered: PERIOD,
      complete_days: 3,
      gaps: [],
      intervals: 144,
      estimated_intervals: 48 + 20,
      streams: [
        { suffix: 'B1', use: 'export' },
        { suffix: 'E1', use: 'consumption' },
        { suffix: 'Q1', use: 'not_counted', kwh: null },
      ],
    })
    expect(Number(meter!.kwh)).toBeCloseTo(sumOf(2) + sumOf(3) + 72, 9)
    expect(Number(meter!.estimated_kwh)).toBeCloseTo(sumOf(3) + 30, 9)
    expect(Number(meter!.export_kwh)).toBeCloseTo(sumOf(8) + sumOf(9), 9)
  })

  test('sums exactly in every unit and interval length', async () => {
    for (const [unit, minutes, intervals, value, kwh] of [
      ['kWh', 30, 48, '0.1', '4.8'],
      ['WH', 15, 96, '3', '0.288'],
      ['MWh', 5, 288, '0.000001', '0.288'],
    ] as const) {
      const { meters } = await read(file(stream('E1', unit, minutes), day('20250701', value, { intervals })))
      expect(meters[0]!.kwh).toBe(kwh)
    }
  })

  test('names days without readings, and days outside the period', async () => {
    const null_day = `300,20250702,${','.repeat(47)},N,,,,`
    const { meters, faults } = await read(
      file(stream(), day('20250703', '1'), null_day, day('20250701', '1'), day('20250630', '9')),
    )
    expect(faults).toEqual([])
    expect(meters[0]).toMatchObject({
      kwh: '96',
      complete_days: 2,
      days_in_period: 3,
      gaps: [{ start: '2025-07-02', end: '2025-07-02' }],
      days_outside: 1,
    })
  })

  test('counts a day that stands twice once, and the newer version of one that changed', async () => {
    const [old, newer] = [
      day('20250701', '1', { updated: '20250801000000' }),
      day('20250701', '2', { updated: '20250901000000' }),
    ]
    for (const lines of [
      [old, newer, newer],
      [newer, old],
    ]) {
      const { meters, warnings } = await read(file(stream(), ...lines))
      expect(meters[0]!.kwh).toBe('96')
      expect(warnings).toMatchObject([{ code: 'days_repeated' }])
    }
    const undated = await read(file(stream(), day('20250701', '1'), day('20250701', '2')))
    expect(undated.faults).toMatchObject([
      { at: 'line 4', column: 'IntervalDate', message: expect.stringContaining('line 3') as string },
    ])
  })

  test.each([
    ['an NMI with the letter O', file(stream('E1', 'kWh', 30, '41O3035678')), 'line 2', 'NMI'],
    ['consumption in a unit of power', file(stream('E1', 'kW')), 'line 2', 'UOM'],
    ['an NMI with a wrong check digit', file(stream('E1', 'kWh', 30, '20019857327')), 'line 2', 'NMI'],
    [
      'a day of 50 half hours',
      file(stream(), day('20250701', '1', { intervals: 50 })),
      'line 3',
      'QualityMethod',
    ],
    ['an empty reading', file(stream(), day('20250701', '')), 'line 3', 'IntervalValue1'],
    ['an interval of 60 minutes', file(stream('E1', 'kWh', 60)), 'line 2', 'IntervalLength'],
    ['too few values', file(stream(), '300,20250701,1,2,3,A,,,,'), 'line 3', 'QualityMethod'],
    ['a value below zero', file(stream(), day('20250701', '-1')), 'line 3', 'IntervalValue1'],
    ['a word in place of a value', file(stream(), day('20250701', 'n/a')), 'line 3', 'IntervalValue1'],
    ['no such day', file(stream(), day('20250231', '1')), 'line 3', 'IntervalDate'],
    ['a day before its meter', file(day('20250701', '1')), 'line 2', 'RecordIndicator'],
    ['a 400 before its day', file(stream(), '400,1,48,A', day('20250701', '1')), 'line 3', 'RecordIndicator'],
    ['an unknown record', file(stream(), '333,x'), 'line 3', 'RecordIndicator'],
    [
      'a variable day without its 400',
      file(stream(), day('20250701', '1', { quality: 'V' })),
      'line 3',
      'QualityMethod',
    ],
    [
      'a 400 beyond the day',
      file(stream(), day('20250701', '1', { quality: 'V' }), '400,1,49,A'),
      'line 4',
      'StartInterval, EndInterval',
    ],
    ['another version', '100,NEM14,202607150930,A,B\n900\n', 'line 1', 'VersionHeader'],
    [
      'more digits than a meter has',
      file(stream(), day('20250701', '0.0000000001')),
      'line 3',
      'IntervalValue1',
    ],
  ])('names %s by its line', async (_, text, at, column) => {
    const { faults } = await read(text)
    expect(faults[0]).toMatchObject({ at, column })
  })

  test('counts a day once that stands in two units, and intervals of different length side by side', async () => {
    const lines = [
      stream('E1', 'kWh', 30, '20019857328'),
      day('20250701', '1'),
      stream('E1', 'MWh', 30, '2001985732'),
      day('20250701', '0.001'),
      stream('E1', 'Wh', 5, '2001985732'),
      day('20250702', '10', { intervals: 288 }),
      stream('E2', 'kWh', 15, '2001985732'),
      day('20250702', '0.5', { intervals: 96, quality: 'S14' }),
    ]
    const { meters, faults, warnings } = await read(file(...lines))
    expect(faults).toEqual([])
    expect(warnings).toMatchObject([{ code: 'days_repeated', at: 'line 5' }])
    expect(meters).toMatchObject([{ nmi: '2001985732', kwh: '98.88', estimated_kwh: '48' }])
  })

  test('has 48 half hours on the days on which clocks move, and 366 days in a leap year', async () => {
    const year = { start: '2027-07-01', end: '2028-06-30' }
    const days = ['20280229', '20271003', '20280402'].map((date) => day(date, '1'))
    const { meters, faults } = await read(file(stream(), ...days), year)
    expect(faults).toEqual([])
    expect(meters).toMatchObject([{ kwh: '144', complete_days: 3, days_in_period: 366 }])
  })

  test('counts neither net, average nor check streams, nor what was sent out', async () => {
    const streams = ['B1', 'D1', 'A1', 'C1', 'F1'].flatMap((suffix) => [stream(suffix), day('20250701', '2')])
    const { meters } = await read(file(...streams, stream('E1'), day('20250701', '1')))
    expect(meters).toMatchObject([{ kwh: '48', export_kwh: '96' }])
  })

  test('reads a file without its header or its end, and says so', async () => {
    const { meters, faults, warnings } = await read([stream(), day('20250701', '1')].join('\n'))
    expect(faults).toEqual([])
    expect(meters).toMatchObject([{ kwh: '48' }])
    expect(warnings).toMatchObject([
      { code: 'no_header_record', at: 'line 1' },
      { code: 'no_end_record', at: 'line 2', message: expect.stringContaining('cut short') as string },
    ])
    const cut = await read([HEAD, stream(), '300,20250701,1,2,3'].join('\n'))
    expect(cut.faults).toMatchObject([{ at: 'line 3', column: 'QualityMethod' }])
  })

  test.each([
    ['.005', '0.24'],
    ['0.0208333', '0.9999984'],
    ['5E-1', '24'],
    ['+0.5', '24'],
    ['1.5e+1', '720'],
    ['12E-9', '0.000000576'],
    ['0.000000000', '0'],
  ])('reads %s as printed', async (value, kwh) => {
    const { meters, faults } = await read(file(stream(), day('20250701', value)))
    expect(faults).toEqual([])
    expect(meters[0]!.kwh).toBe(kwh)
  })

  test.each(['', '.', '+', 'E1', '1e', '0x10', '1,5', '1e99', '1234567890'])(
    'refuses %s as a reading',
    async (value) => {
      const { faults } = await read(file(stream(), day('20250701', `"${value}"`)))
      expect(faults[0]).toMatchObject({ column: 'IntervalValue1' })
    },
  )

  test('asks for unit and length only of streams that count, and says what it leaves out', async () => {
    const { meters, faults, warnings } = await read(
      file(
        stream('E1'),
        day('20250701', '1'),
        stream('V1', 'V', 60),
        day('20250701', '240', { intervals: 24 }),
        stream('S1', 'kVA'),
        day('20250701', '-3'),
        stream('C1', '', 1),
        '300,20250701,x',
      ),
    )
    expect(faults).toEqual([])
    expect(meters[0]!.kwh).toBe('48')
    expect(warnings.map(({ code, at }) => [code, at])).toEqual([
      ['stream_left_out', 'line 4'],
      ['stream_left_out', 'line 6'],
    ])
  })
  test('stops after many faults', async () => {
    const { faults } = await read(file(...Array<string>(5000).fill('x')))
    expect(faults).toHaveLength(200)
  })

  test('gives the same sums whatever the order of days and meters', async () => {
    const days = [0, 1, 2].map((offset) => addDays(PERIOD.start, offset).replaceAll('-', ''))
    const blocks = ['4103035678', '6305888444'].flatMap((nmi) =>
      days.map((date, index) => [stream('E1', 'kWh', 30, nmi), day(date, `0.${index + 1}`)]),
    )
    const expected = await read(file(...blocks.flat()))
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(blocks, { minLength: blocks.length }), async (shuffled) => {
        const { meters } = await read(file(...shuffled.flat()))
        expect(meters.map((meter) => ({ ...meter, line: 0 }))).toEqual(
          expected.meters.map((meter) => ({ ...meter, line: 0 })),
        )
      }),
      { numRuns: 20 },
    )
  })

  test('is known by its first record', () => {
    const isOne = (text: string): boolean => isMeterFile(Buffer.from(text))
    expect(isOne(FIXTURE)).toBe(true)
    expect(isOne('\uFEFF"100","NEM12",2025')).toBe(true)
    expect(isOne(stream())).toBe(true)
    expect(isOne('100,200,300')).toBe(false)
    expect(isOne('200,4103035678,a,b,c,d,e,f,g')).toBe(false)
  })
})
