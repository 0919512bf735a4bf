import type { Body, Documents, Period, RecordEntry } from '../documents.ts'
import { type Claim, registersSay } from '../registers/look.ts'
import type { Finding } from '../verification.ts'
import { type Facts, listOf } from './facts.ts'
import { figuresOf, yearBeside } from './figures.ts'
import { actualsOf, standingTargets } from './targets.ts'

/** docs/methods/contradictions.md, what is not compared: the places that nothing speaks about, looked for again. */
export function checkNotCompared({ report }: Documents, facts: Facts): Finding[] {
  const stated = new Set(report.not_compared.map(({ record, pointer }) => `${record} ${pointer}`))
  const repeated = new Set(placesOf(facts))
  const finding = (place: string, detail: string): Finding => ({
    kind: 'status',
    where: `not compared ${place}`,
    detail,
  })
  return [
    ...[...repeated]
      .filter((place) => !stated.has(place))
      .map((place) => finding(place, 'no data can be compared with it, but the report does not say so')),
    ...[...stated]
      .filter((place) => !repeated.has(place))
      .map((place) =>
        finding(place, 'the report says it was not compared, but data to compare it with exists'),
      ),
  ]
}

const at = (record: RecordEntry | undefined, pointers: readonly string[]): string[] =>
  record === undefined ? [] : pointers.map((pointer) => `${record.record} ${pointer}`)

const placesOf = (facts: Facts): string[] => [
  ...at(
    facts.statements,
    figuresOf(facts)
      .filter(({ measure }) => !isPrinted(measure, facts))
      .map(({ pointer }) => pointer),
  ),
  ...at(facts.targets, targetValues(facts)),
  ...at(facts.boundary, boundaryFacts(facts)),
  ...at(facts.electricity, electricityFacts(facts)),
]

function isPrinted(measure: string, { period, ...facts }: Facts): boolean {
  switch (measure) {
    case 'scope3_t':
      return facts.ledger?.measures.has(measure) === true
    case 'scope2_market_t':
      return facts.marketBased !== null
    case 'safeguard_covered_t':
      return facts.safeguard !== null
    case 'safeguard_baseline_t':
      return facts.safeguard !== null && facts.safeguard.baseline !== null
    default:
      return isInRegistry(measure, period, { period, ...facts })
  }
}

const isInRegistry = (measure: string, period: Period, facts: Facts): boolean =>
  (yearBeside(period, facts)?.values[measure] ?? null) !== null

const targetValues = (facts: Facts): string[] =>
  standingTargets(facts).flatMap((target) => {
    const base = {
      period: (target.body['base'] as { period: Period }).period,
      pointer: `${target.at}/base/value`,
    }
    if (target.tonnes === undefined) return [base.pointer]
    const actuals = actualsOf(target).map(({ period }, n) => ({
      period,
      pointer: `${target.at}/actuals/${n}/value`,
    }))
    return [base, ...actuals]
      .filter(({ period }) => !isInRegistry(target.measure, period, facts))
      .map(({ pointer }) => pointer)
  })

function boundaryFacts({ boundary, income, employer, facilities }: Facts): string[] {
  const duty = (boundary?.body['reporting_duty'] ?? {}) as Body
  const unknown = [
    'gross_assets_aud',
    ...(income === null ? ['revenue_aud'] : []),
    ...(employer === null ? ['employees'] : []),
  ]
  const isUnlisted = facilities.length > 0 && listOf(boundary, 'facilities').length === 0
  return [
    ...unknown.filter((name) => duty[name] !== undefined).map((name) => `/reporting_duty/${name}`),
    ...(isUnlisted ? ['/facilities'] : []),
  ]
}

function electricityFacts({ electricity, locationBased, registers, percentages }: Facts): string[] {
  const said = registersSay(electricity?.body, registers)
  const claims = listOf(electricity, 'instruments') as unknown as readonly Claim[]
  const stated = listOf(electricity, 'percentages')
  const isUnknown = ({ id, certificate }: Claim): boolean =>
    said.get(id)?.result === 'no_data' ||
    (certificate !== undefined && certificate.scheme !== 'lgc' && certificate.scheme !== 'accu')
  return [
    ...(listOf(electricity, 'consumption').length > 0 && locationBased === null ? ['/consumption'] : []),
    ...claims.flatMap((claim, n) => (isUnknown(claim) ? [`/instruments/${n}/certificate`] : [])),
    ...stated.flatMap(({ percentage, year }, n) =>
      percentages.some((one) => one.percentage === percentage && one.year === year)
        ? []
        : [`/percentages/${n}/percent`],
    ),
  ]
}
