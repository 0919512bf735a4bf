import { parse } from 'csv-parse/sync'
import { RISK_LEVELS, type RiskLevel } from '../src/domain/company/bands.ts'
import type { CompanyProfile } from '../src/operations/company/climate-profile.ts'
import { shown } from './screening-table.ts'

/** Two companies of which any analyst would call the first more exposed to the transition. */
export interface RiskPair {
  readonly higher_abn: string
  readonly higher: string
  readonly lower_abn: string
  readonly lower: string
  readonly reason: string
}

export const companyRiskPairs = (text: string): readonly RiskPair[] => parse(text, { columns: true })

/** The place of a band, from the lowest; null without one. */
export const rankOf = (band: RiskLevel | undefined): number | null =>
  band === undefined ? null : RISK_LEVELS.indexOf(band)

interface Ranked {
  readonly name: string
  readonly division: string
  readonly band: RiskLevel | null
  readonly text: string
  /** Orders companies within a band: tonnes of scope 1 per A$ million, or tonnes where no income counts. */
  readonly size: number
}

const LISTED = 10

/** Every company by its band, and the ten highest and lowest of each division. */
export function printRanking(profiles: readonly CompanyProfile[]): void {
  const ranked = profiles.map(rankedCompany).toSorted(higherFirst)
  console.log(`\n  transition risk of ${ranked.length} companies`)
  for (const band of [...RISK_LEVELS.toReversed(), null]) {
    const own = ranked.filter((one) => one.band === band)
    if (own.length > 0) console.log(`    ${(band ?? 'no band').padEnd(10)} ${own.length}`)
  }
  if (process.argv.includes('--ranking')) for (const one of ranked) console.log(`    ${one.text}`)
  const divisions = [...Map.groupBy(ranked, ({ division }) => division)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  for (const [division, own] of divisions) {
    console.log(`\n  division ${division}: ${own.length} companies, the highest first`)
    const lowest = own.slice(Math.max(LISTED, own.length - LISTED))
    for (const one of own.slice(0, LISTED)) console.log(`    ${one.text}`)
    if (own.length > LISTED + lowest.length) console.log('    ...')
    for (const one of lowest) console.log(`    ${one.text}`)
  }
}

const higherFirst = (a: Ranked, b: Ranked): number =>
  (rankOf(b.band ?? undefined) ?? -1) - (rankOf(a.band ?? undefined) ?? -1) || b.size - a.size

function rankedCompany({ profile: { blocks } }: CompanyProfile): Ranked {
  const result = blocks.transition_risk.result
  const name = blocks.entity.result?.name ?? ''
  const cost = result?.carbon_cost
  const perIncome = cost?.scope1_t_per_aud_million ?? null
  const about = [
    `scope 1 ${shown(cost?.scope1_t ?? null)} t`,
    perIncome === null ? 'no income' : `${perIncome.toPrecision(3)} t per A$ million`,
    ...(result?.raised_by ?? []).map((by) => `raised by ${by}`),
  ]
  return {
    name,
    division: blocks.sector_classification.result?.anzsic.division?.code ?? 'none',
    band: result?.band ?? null,
    size: perIncome ?? (cost?.scope1_t ?? 0) / 1000,
    text: `${name.slice(0, 40).padEnd(40)} ${(result?.band ?? 'no band').padEnd(10)} ${about.join(', ')}`,
  }
}
