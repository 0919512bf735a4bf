import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

interface Overview {
  readonly reporting_year: string
  readonly years: readonly { readonly reporting_year: string; readonly scope1_t: number }[]
  readonly change: { readonly scope1: { readonly change_percent: number } }
  readonly largest: readonly {
    readonly abn: string
    readonly name: string
    readonly display_name: string
    readonly scope1_t: number
    readonly previous_t: number | null
  }[]
  readonly facilities: { readonly state: readonly (string | null)[]; readonly tonnes: readonly number[] }
}

interface Reporters {
  readonly years: readonly {
    readonly reporting_year: string
    readonly scope1_t: { readonly value: number }
  }[]
  readonly companies: {
    readonly abn: readonly string[]
    readonly scope1_t: readonly (readonly (number | null)[])[]
  }
}

interface Facilities {
  readonly facilities: readonly {
    readonly covered_emissions_t: number | null
    readonly scope1_t: number | null
  }[]
}

describeOnOneEngine('the overview of the registry', (open) => {
  let app: StarterApp
  let overview: Overview
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    overview = (await app.get('/v1/registry/overview')).data as unknown as Overview
  })

  it('has the totals and the largest companies of the list of reporters', async () => {
    const { years, companies } = (await app.get('/v1/registry/reporters')).data as unknown as Reporters
    expect(overview.years.map(({ reporting_year, scope1_t }) => [reporting_year, scope1_t])).toEqual(
      years.map(({ reporting_year, scope1_t }) => [reporting_year, scope1_t.value]),
    )
    const newest = years.findIndex(({ reporting_year }) => reporting_year === overview.reporting_year)
    const rows = companies.abn.map((abn, at) => ({
      abn,
      scope1_t: companies.scope1_t[at]?.[newest] ?? null,
      previous_t: companies.scope1_t[at]?.[newest - 1] ?? null,
    }))
    const expected = rows.toSorted((a, b) => (b.scope1_t ?? 0) - (a.scope1_t ?? 0)).slice(0, 10)
    expect(overview.largest.map(({ abn, scope1_t, previous_t }) => ({ abn, scope1_t, previous_t }))).toEqual(
      expected,
    )
  })

  it('begins with AGL, as printed and as people write it', () => {
    expect(overview.largest[0]).toMatchObject({
      name: 'AGL ENERGY LIMITED',
      display_name: 'AGL Energy Limited',
      scope1_t: 30_439_497,
    })
  })

  it('maps every located facility that has emissions, the largest first', async () => {
    const known = (await app.get('/v1/climate/facilities?state=TAS')).data as unknown as Facilities
    const emitting = known.facilities
      .map((one) => one.covered_emissions_t ?? one.scope1_t ?? 0)
      .filter((tonnes) => tonnes > 0)
    expect(emitting.length).toBeGreaterThan(5)
    const { tonnes, state } = overview.facilities
    expect(tonnes.filter((_, at) => state[at] === 'TAS')).toEqual(emitting.toSorted((a, b) => b - a))
    expect(tonnes).toEqual(tonnes.toSorted((a, b) => b - a))
  })
})
