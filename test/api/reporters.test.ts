import { beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { roundFigure } from '../../src/domain/company/round-figures.ts'
import { climateProfiles } from '../../src/operations/company/climate-profile.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'

interface Peers {
  readonly n: number
  readonly code: string
  readonly peers: readonly {
    readonly abn: string
    readonly name: string
    readonly metrics: Readonly<Record<string, number | null>>
  }[]
}

interface Benchmark {
  readonly code: string
  readonly metrics: readonly { readonly metric: string; readonly n: number; readonly percentile: number }[]
}

interface Sum {
  readonly value: number | null
  readonly missing: number
}

type ByYear = readonly (readonly (number | null)[])[]

interface Reporters {
  readonly years: readonly {
    readonly reporting_year: string
    readonly rows: number
    readonly counted: number
    readonly scope1_t: Sum
    readonly scope2_t: Sum
  }[]
  readonly companies: {
    readonly abn: readonly string[]
    readonly state: readonly (string | null)[]
    readonly division: readonly (string | null)[]
    readonly safeguard: readonly (string | null)[]
    readonly trend_percent: readonly (number | null)[]
    readonly sector_absence: readonly (number | null)[]
    readonly trend_absence: readonly (number | null)[]
    readonly scope1_t: ByYear
    readonly scope2_t: ByYear
    readonly net_energy_gj: ByYear
    readonly income_intensity: ByYear
    readonly absence: ByYear
    readonly income_absence: ByYear
  }
  readonly sectors: readonly { readonly code: string }[]
  readonly absences: readonly { readonly status: string; readonly reason_code: string }[]
  readonly not_counted: readonly { readonly reporting_year: string; readonly abn: string | null }[]
}

/** Every so many companies are held against their profiles: fifty are one batch. */
const EVERY = 17

const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : roundFigure(value)

describeOnOneEngine('reporters of the registry', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })

  describe('GET /v1/companies/{abn}/sector-peers', () => {
    const peersOf = async (abn: string) =>
      (await app.get(`/v1/companies/${abn}/sector-peers`)).data as unknown as Peers

    it('names the population behind the benchmark, the company among it', async () => {
      const profile = await app.get(`/v1/companies/${AGL}/climate-profile?include=sector_benchmark`)
      const benchmark = profile.data['sector_benchmark'] as Benchmark
      const { n, code, peers } = await peersOf(AGL)
      expect(code).toBe(benchmark.code)
      expect(peers).toHaveLength(n)
      expect(peers.find(({ abn }) => abn === AGL)?.name).toBe('AGL ENERGY LIMITED')
      expect(peers.every(({ abn, name }) => name !== abn && name !== '')).toBe(true)
      expect(peers.map(({ abn }) => abn)).toEqual(peers.map(({ abn }) => abn).toSorted())
      for (const metric of benchmark.metrics) {
        const values = peers.map((peer) => peer.metrics[metric.metric]).filter((value) => value !== null)
        expect([metric.metric, values.length]).toEqual([metric.metric, metric.n])
      }
    })

    it('lets the percentile be re-computed', async () => {
      const profile = await app.get(`/v1/companies/${AGL}/climate-profile?include=sector_benchmark`)
      const { metrics } = profile.data['sector_benchmark'] as Benchmark
      const stated = metrics.find(({ metric }) => metric === 'scope1')?.percentile ?? 0
      const { peers } = await peersOf(AGL)
      const values = peers.flatMap((peer) => peer.metrics['scope1'] ?? [])
      const own = peers.find(({ abn }) => abn === AGL)?.metrics['scope1'] ?? 0
      const below = values.filter((value) => value < own).length
      const same = values.filter((value) => value === own).length
      expect((100 * (below + same / 2)) / values.length).toBeCloseTo(stated, 3)
    })

    it('refuses an unknown company', async () => {
      const answer = await app.get('/v1/companies/51824753556/sector-peers', 404)
      expect(answer['code']).toBe('company_not_found')
    })
  })

  describe('GET /v1/registry/reporters', () => {
    let found: Reporters
    beforeAll(async () => {
      found = (await app.get('/v1/registry/reporters')).data as unknown as Reporters
    })

    it('has the figures of the profiles', async () => {
      const snapshot = await new SnapshotDirectory(app.database, systemClock).newest()
      const { companies, years } = found
      const sample = companies.abn.flatMap((abn, at) => (at % EVERY === 0 ? [{ abn, at }] : []))
      const profiles = await climateProfiles(
        app.database,
        snapshot,
        sample.map(({ abn }) => abn),
      )
      const faults: string[] = []
      for (const { abn, at } of sample) {
        const { blocks } = profiles.get(abn)!.profile
        const { history = [], latest, income_intensity } = blocks.emissions.result ?? {}
        const latestAt = years.findIndex(({ reporting_year }) => reporting_year === latest?.reporting_year)
        const trend = blocks.emissions_trend.result?.series.find(({ series }) => series === 'scope1_and_2')
        const pairs = {
          state: [companies.state[at], blocks.entity.result?.state ?? null],
          division: [
            companies.division[at],
            blocks.sector_classification.result?.anzsic.division?.code ?? null,
          ],
          safeguard: [companies.safeguard[at], blocks.safeguard_mechanism.result?.coverage ?? null],
          trend: [companies.trend_percent[at], rounded(trend?.headline.change_percent_per_year)],
          income: [companies.income_intensity[at]![latestAt], rounded(income_intensity?.t_per_aud_million)],
          scope1: [companies.scope1_t[at], history.map(({ scope1_t }) => scope1_t?.value ?? null)],
          scope2: [companies.scope2_t[at], history.map(({ scope2_t }) => scope2_t?.value ?? null)],
          energy: [companies.net_energy_gj[at], history.map((year) => year.net_energy_gj?.value ?? null)],
        }
        for (const [name, [got, wanted]] of Object.entries(pairs))
          if (JSON.stringify(got) !== JSON.stringify(wanted))
            faults.push(`${abn} ${name}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`)
      }
      expect(faults).toEqual([])
      expect(sample.length).toBeGreaterThan(40)
    })

    it('gives a reason for every null', () => {
      const { companies, absences, sectors } = found
      const codes = new Set(sectors.map(({ code }) => code))
      const faults = companies.abn.flatMap((abn, at) => [
        ...companies.absence[at]!.flatMap((absence, year) => {
          const hasFigure = companies.scope1_t[at]![year] !== null
          const hasIncome = companies.income_intensity[at]![year] !== null
          const isTold = hasFigure
            ? hasIncome === (companies.income_absence[at]![year] === null)
            : absence !== null
          return isTold && hasFigure === (absence === null) ? [] : [`${abn} in year ${year}`]
        }),
        ...((companies.trend_percent[at] === null) === (companies.trend_absence[at] !== null)
          ? []
          : [`${abn} trend`]),
        ...((companies.division[at] === null) === (companies.sector_absence[at] !== null)
          ? []
          : [`${abn} sector`]),
        ...(companies.division[at] === null || codes.has(companies.division[at]!) ? [] : [`${abn} title`]),
      ])
      expect(faults).toEqual([])
      expect(absences.every(({ status, reason_code }) => status !== 'available' && reason_code !== '')).toBe(
        true,
      )
    })

    it('adds up to what the registry prints, a shared facility once', async () => {
      const printed = await app.database.query<{ reporting_year: string; rows: number; scope1_t: number }>(
        SQL`select reporting_year, count(*)::int as rows, sum(scope1_t)::bigint as scope1_t
         from nger_corporate_emission group by 1 order by 1`,
      )
      expect(printed.map(({ reporting_year, rows }) => [reporting_year, rows])).toEqual(
        found.years.map(({ reporting_year, rows }) => [reporting_year, rows]),
      )
      for (const [at, year] of found.years.entries()) {
        const left = found.not_counted.filter((one) => one.reporting_year === year.reporting_year)
        expect(year.counted).toBe(year.rows - left.length)
        const repeated = left.reduce((sum, { abn }) => {
          const place = found.companies.abn.indexOf(abn ?? '')
          return sum + (found.companies.scope1_t[place]?.[at] ?? 0)
        }, 0)
        if (left.every(({ abn }) => abn !== null))
          expect(year.scope1_t.value).toBe(printed[at]!.scope1_t - repeated)
      }
      expect(found.not_counted.length).toBeGreaterThan(0)
    })

    it('lists no invented company and answers 304 to its own ETag', async () => {
      expect(found.companies.abn.some((abn) => abn.startsWith('10'))).toBe(false)
      const ask = (headers: Record<string, string>) =>
        app.inject({
          method: 'GET',
          url: '/v1/registry/reporters',
          headers: { ...app.tenant.headers, ...headers },
        })
      const { etag } = (await ask({})).headers
      expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(304)
    })
  })
})
