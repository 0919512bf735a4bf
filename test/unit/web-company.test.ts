import { describe, expect, test } from 'vitest'
import { changedText } from '../../web/src/pages/company/glance/changed-text.ts'

type Arguments = Parameters<typeof changedText>
type History = Arguments[0]
type Trend = NonNullable<Arguments[1]>
type Safeguard = NonNullable<Arguments[2]>

/** As much of an answer as the sentences are made of. */
const history = [
  { reporting_year: '2023-24', scope1_and_2_t: 1_000_000, net_energy_gj: { value: 50e6 } },
  { reporting_year: '2024-25', scope1_and_2_t: 900_000, net_energy_gj: { value: 60e6 } },
] as unknown as History

const YEARS = { from: '2023-24', to: '2024-25' }

const trendOf = (flags: readonly string[] = [], moves: readonly object[] = []): Trend =>
  ({
    series: [
      {
        series: 'scope1',
        changes: [{ ...YEARS, change: -150_000, change_percent: -16, flags: [] }],
      },
      { series: 'scope2', changes: [{ ...YEARS, change: 50_000, change_percent: 90, flags: [] }] },
      {
        series: 'scope1_and_2',
        changes: [{ ...YEARS, change: -100_000, change_percent: -10, flags }],
        headline: {
          from: '2020-21',
          change_percent_per_year: -1.97,
          latest: { ...YEARS, change_percent: -10 },
        },
      },
    ],
    changes_of_control: moves,
  }) as unknown as Trend

const facility = (name: string, reporting_year: string, covered_emissions_t: number) => ({
  facility: name,
  reporting_year,
  covered_emissions_t,
})

describe('what changed since last year', () => {
  test('is told in three sentences, each from published figures', () => {
    expect(changedText(history, trendOf(), undefined)).toEqual({
      since: '2023-24',
      sentences: [
        'Emissions fell by 10.0% to 900 kt: scope 1 fell by 150 kt, scope 2 rose by 50.0 kt.',
        'Net energy rose by 20.0% to 60.0 PJ; emissions per unit of energy fell by 25.0%.',
        'Since 2020-21 emissions have fallen by 2.0% a year.',
      ],
    })
  })

  test('names the Safeguard facility that changed most, and before it one that changed hands', () => {
    const safeguard = {
      facilities: [
        facility('North mine', '2023-24', 100_000),
        facility('North mine', '2024-25', 140_000),
        facility('South mine', '2023-24', 200_000),
        facility('South mine', '2024-25', 190_000),
        facility('New mine', '2024-25', 900_000),
      ],
    } as unknown as Safeguard
    expect(changedText(history, trendOf(), safeguard)?.sentences[2]).toBe(
      'Of its Safeguard facilities, North mine changed most: it rose by 40.0 kt to 140 kt.',
    )
    const sold = [{ ...facility('Old mine', '2024-25', 300_000), role: 'seller' }]
    expect(changedText(history, trendOf([], sold), safeguard)?.sentences[2]).toBe(
      'It passed on Old mine (300 kt covered).',
    )
  })

  test('says that what did not change stayed', () => {
    const [before, now] = history
    const same = { ...now, net_energy_gj: { value: 50e6 } } as unknown as History[number]
    expect(changedText([before!, same], trendOf(), undefined)?.sentences[1]).toBe(
      'Net energy stayed at 50.0 PJ; emissions per unit of energy fell by 10.0%.',
    )
  })

  test('warns of a step that a new boundary may have made', () => {
    expect(changedText(history, trendOf(['structural_break']), undefined)?.sentences[0]).toMatch(
      /a purchase, a sale or a new boundary\.$/,
    )
  })

  test('leaves out what is not published, and says nothing without two years', () => {
    const [before, now] = history
    const unknown = { ...now, net_energy_gj: null } as unknown as History[number]
    expect(changedText([before!, unknown], trendOf(), undefined)?.sentences).toHaveLength(2)
    expect(changedText([now!], trendOf(), undefined)).toBeUndefined()
    expect(changedText(history, undefined, undefined)).toBeUndefined()
  })
})
