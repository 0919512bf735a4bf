import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'

interface Indicators {
  readonly indicators: readonly {
    readonly indicator: string
    readonly series: string | { readonly id: string } | null
    readonly years?: readonly { readonly year: number; readonly value: number }[]
    readonly summary?: {
      readonly baseline: { readonly n: number; readonly mean: number }
      readonly recent: { readonly years: readonly number[]; readonly mean: number }
      readonly complete_years: number
    } | null
  }[]
}

describeOnOneEngine('GET /v1/companies/{abn}/climate-series', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })

  it('lets baseline and recent mean be re-computed, from the series that the profile names', async () => {
    const profile = await app.get(`/v1/companies/${AGL}/climate-profile?include=climate_context`)
    const answered = await app.get(`/v1/companies/${AGL}/climate-series`)
    const context = profile.data['climate_context'] as Indicators
    const { indicators } = answered.data as unknown as Indicators
    expect(indicators.map(({ indicator }) => indicator)).toEqual(
      context.indicators.map(({ indicator }) => indicator),
    )
    expect(indicators.filter(({ years }) => years!.length > 0).length).toBeGreaterThan(0)
    for (const [index, { series, years = [] }] of indicators.entries()) {
      const { summary, series: named } = context.indicators[index]!
      expect(series).toBe(typeof named === 'object' ? (named?.id ?? null) : named)
      if (summary === null || summary === undefined) {
        expect(years).toEqual([])
        continue
      }
      expect(years).toHaveLength(summary.complete_years)
      expect(years).toEqual(years.toSorted((a, b) => a.year - b.year))
      const baseline = years.filter(({ year }) => year >= 1981 && year <= 2010)
      expect(baseline).toHaveLength(summary.baseline.n)
      expect(meanOf(baseline)).toBeCloseTo(summary.baseline.mean, 2)
      const recent = years.filter(({ year }) => summary.recent.years.includes(year))
      expect(meanOf(recent)).toBeCloseTo(summary.recent.mean, 2)
    }
  })

  it('says why there is none', async () => {
    const { data } = await app.get('/v1/companies/10000000339/climate-series')
    expect(data).toMatchObject({
      availability: { status: 'no_match', reason_code: 'not_located' },
      indicators: [],
    })
    await app.get('/v1/companies/10000000032/climate-series', 404)
  })
})

const meanOf = (years: readonly { readonly value: number }[]): number =>
  years.reduce((sum, { value }) => sum + value, 0) / years.length
