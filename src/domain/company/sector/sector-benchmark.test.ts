import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evidence, expectWorkedExample, findNonFinite } from '../../../../test/support/method-page.ts'
import { Printed } from '../../working.ts'
import type { AnzsicCode } from './anzsic.ts'
import { jointlyReportedFacility } from './joint-reporting.ts'
import { preparePopulation, type Reporter } from './population.ts'
import { benchmarkSector } from './sector-benchmark.ts'

const code = (level: AnzsicCode['level'], text: string): AnzsicCode => ({
  level,
  code: text,
  title: text,
  parent_code: null,
})

function reporter(abn: string, group: string, figures: Partial<Reporter> = {}): Reporter {
  return {
    abn,
    reporting_year: '2024-25',
    scope1_t: 100,
    scope2_t: 10,
    net_energy_gj: 1_000,
    incomes: [],
    joint_facility: null,
    anzsic: {
      division: code('division', group.slice(0, 1)),
      subdivision: code('subdivision', group.slice(0, 2)),
      group: code('group', group),
      class: null,
    },
    evidence: [evidence('scope1_t', '2024-25', figures.scope1_t ?? 100)],
    ...figures,
  }
}
const crowd = (n: number, group: string): Reporter[] =>
  Array.from({ length: n }, (_, at) => reporter(`${group}-${at}`, group, { scope1_t: 100 + at }))

const income = (abn: string, income_year: string, total_income_aud: number | null) => ({
  abn,
  income_year,
  total_income_aud,
  evidence: [],
})

const among = (company: Reporter, reporters: readonly Reporter[]) =>
  benchmarkSector(company, preparePopulation(reporters))

const metric = (outcome: ReturnType<typeof benchmarkSector>, id: string) =>
  outcome.result?.metrics.find((one) => one.metric === id)

describe('the working', () => {
  test('names every member of the chosen level in the order of ABNs, by what prints its figures', () => {
    const company = reporter('me', 'D61', { scope1_t: 50 })
    const [working] = among(company, [company, ...crowd(10, 'D61'), ...crowd(3, 'D77')]).workings()
    const members = [...crowd(10, 'D61'), company]
    expect(working).toMatchObject({
      formula: 'sector_position',
      observed: '2024-25',
      arguments: {
        abn: 'me',
        members: members.map(({ abn, scope1_t, evidence: one }) => ({
          abn,
          scope1_t: new Printed(scope1_t!, one),
          total_income_aud: null,
        })),
      },
      outputs: { scope1_value: { value: 50 }, scope1_n: { value: 11 } },
    })
  })

  test('says of each missing figure why it is missing', () => {
    const [working] = among(reporter('me', 'D61'), crowd(10, 'D61')).workings()
    expect(working?.kind === 'calculated' && working.outputs['income_intensity_value']).toMatchObject({
      value: null,
      availability: { reason_code: 'no_income_row' },
    })
  })

  test('peers are those that were counted: of a shared facility the company itself stays', () => {
    const shared = { joint_facility: 'Callide C' }
    const company = reporter('me', 'D61', { scope1_t: 50, ...shared })
    const partner = reporter('partner', 'D61', { scope1_t: 500, ...shared })
    const outcome = among(company, [company, partner, ...crowd(9, 'D61')])
    expect(outcome.peers().map(({ abn }) => abn)).toEqual([...crowd(9, 'D61').map(({ abn }) => abn), 'me'])
    expect(outcome.result?.n).toBe(outcome.peers().length)
  })

  test('without peers there is none', () => {
    const outcome = among(reporter('me', 'D61'), [])
    expect([outcome.workings(), outcome.peers()]).toEqual([[], []])
  })
})

describe('the population', () => {
  test('is the deepest level with ten reporters, the company being one of them', () => {
    const company = reporter('me', 'D61')
    const outcome = among(company, [company, ...crowd(8, 'D61'), ...crowd(1, 'D62'), ...crowd(20, 'D77')])
    expect(outcome.result).toMatchObject({ level: 'subdivision', code: 'D6', n: 10 })
    expect(outcome.result?.levels_tried.map(({ level, n }) => [level, n])).toEqual([
      ['group', 9],
      ['subdivision', 10],
      ['division', 30],
    ])
    expect(outcome.trace.map(({ threshold, result }) => [threshold, result])).toEqual([
      [10, 'passed_over'],
      [10, 'chosen'],
    ])
    expect(outcome.flags).toEqual(['headline_per_energy'])
    expect(metric(outcome, 'scope1')?.wider_levels).toMatchObject([{ level: 'division', n: 30 }])
  })

  test('is the widest level with five to nine where none has ten, flagged', () => {
    const outcome = among(reporter('me', 'D61'), [...crowd(5, 'D61'), ...crowd(2, 'D77')])
    expect(outcome.result).toMatchObject({ level: 'division', n: 8 })
    expect(outcome.flags).toEqual(['small_population', 'headline_per_energy'])
  })

  test('is refused below five everywhere, and without a class', () => {
    expect(among(reporter('me', 'D61'), crowd(3, 'D61'))).toMatchObject({
      result: null,
      availability: { status: 'below_threshold', reason_code: 'too_few_peers' },
    })
    const unclassified = { division: null, subdivision: null, group: null, class: null }
    expect(among(reporter('me', 'D61', { anzsic: unclassified }), crowd(20, 'D61'))).toMatchObject({
      availability: { reason_code: 'no_class' },
    })
  })

  test('counts a jointly reported facility once, and never leaves out the company itself', () => {
    const joint = { joint_facility: 'Callide C Power Station' }
    const large = reporter('large', 'D61', { ...joint, scope1_t: 900 })
    const small = reporter('small', 'D61', { ...joint, scope1_t: 300 })
    const others = crowd(10, 'D61')
    const seenBy = (company: Reporter) => among(company, [large, small, ...others]).result
    expect(seenBy(others[0] ?? large)).toMatchObject({ n: 11, left_out_as_jointly_reported: ['small'] })
    expect(seenBy(small)).toMatchObject({ n: 11, left_out_as_jointly_reported: ['large'] })
  })

  test('the note names the facility', () => {
    const note =
      'C S ENERGY LIMITED and IG POWER HOLDINGS LIMITED, have each included the same data for the Callide C Power Station in their NGER reports.'
    expect(jointlyReportedFacility(note)).toBe('Callide C Power Station')
    expect(jointlyReportedFacility('NGER data has been published late.')).toBeNull()
    expect(jointlyReportedFacility(null)).toBeNull()
  })
})

describe('income', () => {
  const withIncome = (own: Partial<Reporter>): Reporter => reporter('me', 'D61', own)
  const reason = (own: Partial<Reporter>) =>
    metric(among(withIncome(own), crowd(10, 'D61')), 'income_intensity')?.availability.reason_code

  test('of the year or the two before fits, and the answer says which', () => {
    const peers = crowd(10, 'D61').map((peer) => ({ ...peer, incomes: [income(peer.abn, '2024-25', 1e6)] }))
    const outcome = among(withIncome({ incomes: [income('me', '2023-24', 2e6)] }), peers)
    expect(outcome.result?.income_year).toBe('2023-24')
    expect(metric(outcome, 'income_intensity')).toMatchObject({ value: 55, n: 11 })
  })

  test.each([
    ['no_income_row', { incomes: [income('me', '2021-22', 1e6)] }],
    ['too_few_values', { incomes: [income('me', '2022-23', 1e6)] }],
    ['no_income_row', { incomes: [income('another', '2024-25', 1e6)] }],
    ['income_not_positive', { incomes: [income('me', '2024-25', null)] }],
    ['income_boundary_differs', { incomes: [income('me', '2024-25', 110e6 / 12_001)] }],
    ['too_few_values', { incomes: [income('me', '2024-25', 1e6)] }],
  ])('does not fit: %s', (expected, own) => {
    expect(reason(own)).toBe(expected)
  })
})

/** Water supply, sewerage and drainage (281): all reporters of 2024-25 as the registry prints them. */
const WATER = [
  ['81945386953', 238_835, 158_810, 2_087_735],
  ['69336525019', 68_132, 147_051, 3_579_192],
  ['28003434917', 54_718, 531_055, 4_200_029],
  ['86673835011', 50_350, 66_656, 674_809],
  ['49776225038', 39_647, 246_118, 2_585_293],
  ['86069381960', 37_097, 94_923, 663_932],
  ['89791717472', 22_501, 55_727, 400_372],
  ['39144522565', 11_242, 43_471, 449_852],
  ['75450239876', 6_504, 123_784, 659_642],
  ['17020276523', 3_627, 123_439, 676_477],
] as const

test('Sydney Water stands where its page says', () => {
  const population = WATER.map(([abn, scope1_t, scope2_t, net_energy_gj]) =>
    reporter(abn, 'D81', { scope1_t, scope2_t, net_energy_gj }),
  )
  const company = population.find(({ abn }) => abn === '49776225038')
  if (company === undefined) throw new Error('Sydney Water is not in the table')
  const outcome = among(company, population)
  const shown = (id: string) => {
    const found = metric(outcome, id)
    return {
      value: found?.value,
      percentile: found?.percentile,
      quartile: found?.quartile,
      p25: found?.p25,
      median: found?.median,
      p75: found?.p75,
      percentile_interval: found?.percentile_interval,
    }
  }
  expectWorkedExample('sector_benchmark', {
    company: 'SYDNEY WATER CORPORATION',
    abn: company.abn,
    reporting_year: '2024-25',
    group: '281',
    inputs: WATER.map(([abn, scope1_t, scope2_t, net_energy_gj]) => ({
      abn,
      scope1_t,
      scope2_t,
      net_energy_gj,
    })),
    result: {
      n: outcome.result?.n,
      scope1_and_2: shown('scope1_and_2'),
      energy_intensity: shown('energy_intensity'),
    },
  })
})

test('any population gives finite figures, whatever its order', () => {
  const figure = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }))
  const figures = fc.record({ scope1_t: figure, scope2_t: figure, net_energy_gj: figure })
  fc.assert(
    fc.property(fc.array(figures, { minLength: 1, maxLength: 40 }), (rows) => {
      const population = rows.map((row, at) => reporter(`r${at}`, 'D61', row))
      const company = population[0] ?? reporter('me', 'D61')
      const outcome = among(company, population)
      expect(findNonFinite(outcome.result)).toEqual([])
      expect(among(company, population.toReversed()).result).toEqual(outcome.result)
      for (const one of outcome.result?.metrics ?? [])
        if (one.percentile_interval !== null)
          expect(one.percentile_interval.low).toBeLessThanOrEqual(one.percentile_interval.high)
    }),
  )
})

describe('levels of another business', () => {
  test('leave a network without a rank rather than among generators', () => {
    const outcome = among(reporter('me', '263'), [...crowd(6, '263'), ...crowd(20, '261')])
    expect(outcome.result).toBeNull()
    expect(outcome.availability).toMatchObject({
      status: 'below_threshold',
      reason_code: 'too_few_alike',
      detail: expect.stringContaining('subdivision 26: 74 % generators'),
    })
  })

  test('rank it among networks where there are ten', () => {
    const outcome = among(reporter('me', '263'), [...crowd(9, '263'), ...crowd(20, '261')])
    expect(outcome.result).toMatchObject({ level: 'group', code: '263', n: 10 })
    expect(metric(outcome, 'scope1')?.wider_levels).toEqual([])
  })

  test('leave a wider level that is alike in use', () => {
    const outcome = among(reporter('me', '262'), [...crowd(4, '262'), ...crowd(8, '263'), ...crowd(2, '261')])
    expect(outcome.result).toMatchObject({ level: 'subdivision', code: '26', n: 15 })
  })
})

describe('the headline', () => {
  const peers = (withIncome: number) =>
    crowd(12, 'D61').map((peer, at) => ({
      ...peer,
      incomes: at < withIncome ? [income(peer.abn, '2024-25', 1e6)] : [],
    }))
  const me = reporter('me', 'D61', { incomes: [income('me', '2024-25', 1e6)] })

  test('is per income where ten reporters have one, the company among them', () => {
    const { result, flags } = among(me, [me, ...peers(9)])
    expect(result?.headline).toMatchObject({ metric: 'income_intensity', n: 10, note: null })
    expect(flags).toEqual([])
  })

  test('is per energy where fewer have, and says so', () => {
    const { result, flags } = among(me, [me, ...peers(8)])
    expect(result?.headline).toMatchObject({ metric: 'energy_intensity', unit: 't CO2-e per TJ', n: 13 })
    expect(result?.headline?.note).toContain('only 9 of the 13 reporters have an income')
    expect(flags).toEqual(['headline_per_energy'])
  })

  test('is missing where ten others have an income and the company has none', () => {
    const without = reporter('me', 'D61')
    const outcome = among(without, [without, ...peers(10)])
    expect(outcome.result).toMatchObject({
      headline: null,
      headline_availability: { reason_code: 'no_income_row' },
    })
    const [working] = outcome.workings()
    expect(working?.kind === 'calculated' && working.outputs).toMatchObject({
      headline_metric: { value: 'income_intensity' },
      headline_percentile: { value: null, availability: { reason_code: 'no_income_row' } },
    })
  })
})
