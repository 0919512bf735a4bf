import { beforeAll, expect, it } from 'vitest'
import { describeOnBothEngines } from '../support/engines.ts'
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

describeOnBothEngines('GET /v1/companies/{abn}/sector-peers', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
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

  it('says why there are none', async () => {
    const answer = await app.get('/v1/companies/51824753556/sector-peers', 404)
    expect(answer['code']).toBe('company_not_found')
  })
})
