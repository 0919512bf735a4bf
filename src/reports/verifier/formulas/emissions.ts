import { percentile, quantile } from '../arithmetic.ts'
import type { Formula } from './formula.ts'

export type Figure = number | null

export const addKnown = (terms: readonly Figure[]): Figure =>
  terms.reduce<Figure>((all, term) => (all === null || term === null ? null : all + term), 0)

interface Member {
  readonly abn: string
  readonly scope1_t: Figure
  readonly scope2_t: Figure
  readonly net_energy_gj: Figure
  readonly total_income_aud: Figure
}

const ratio = (part: Figure, whole: Figure, scale: number): Figure =>
  part === null || whole === null ? null : (part / whole) * scale

/** Unit and value of each metric, as the page of sector_benchmark has them. */
const POSITIONS: readonly (readonly [name: string, unit: string, of: (member: Member) => Figure])[] = [
  ['scope1_and_2', 't CO2-e', (one) => addKnown([one.scope1_t, one.scope2_t])],
  ['scope1', 't CO2-e', (one) => one.scope1_t],
  ['scope2', 't CO2-e', (one) => one.scope2_t],
  [
    'energy_intensity',
    't CO2-e per TJ',
    (one) =>
      ratio(
        addKnown([one.scope1_t, one.scope2_t]),
        one.net_energy_gj !== null && one.net_energy_gj >= 1 ? one.net_energy_gj : null,
        1e3,
      ),
  ],
  [
    'income_intensity',
    't CO2-e per A$ million',
    (one) => ratio(addKnown([one.scope1_t, one.scope2_t]), one.total_income_aud, 1e6),
  ],
]

const FEWEST_PEERS = 5

/** docs/methods/sector_benchmark.md, among the members that the bundle names. */
export const sectorPosition: Formula = (given) => {
  const { abn, members } = given as { abn: string; members: readonly Member[] }
  const found = POSITIONS.map(([metric, unit, of]) => {
    const peers = members
      .flatMap((member) => {
        const value = of(member)
        return value === null ? [] : [{ abn: member.abn, value, is_company: member.abn === abn }]
      })
      .toSorted((a, b) => a.value - b.value || (a.abn < b.abn ? -1 : 1))
    const values = peers.map(({ value }) => value)
    const own = peers.find(({ is_company }) => is_company)?.value ?? null
    const isPlaced = own !== null && values.length >= FEWEST_PEERS
    const rank = isPlaced ? percentile(own, values) : null
    const at = (share: number): Figure => (isPlaced ? quantile(values, share) : null)
    const shown = { value: own, p25: at(0.25), median: at(0.5), p75: at(0.75) }
    return {
      series: { metric, unit, ...shown, peers },
      figures: {
        ...shown,
        n: values.length,
        percentile: rank,
        quartile: rank === null ? null : Math.min(4, Math.floor(rank / 25) + 1),
      },
    }
  })
  return {
    ...Object.fromEntries(
      found.flatMap(({ series, figures }) =>
        Object.entries(figures).map(([name, value]) => [`${series.metric}.${name}`, value]),
      ),
    ),
    metrics: found.map(({ series }) => series),
  }
}
