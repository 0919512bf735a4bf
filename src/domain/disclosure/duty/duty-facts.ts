import type { Entity } from '../../company/identity/entity.ts'
import { type Period, showPeriod } from '../../period.ts'
import { recordReference, type StoredRecord } from '../records/kinds.ts'
import type { OrganisationalBoundary } from '../records/organisational-boundary.ts'
import type { RegistryFeed } from '../registry-feed.ts'
import { isKindExcluded, isPublicCompany, isUnsourced, kindOfType } from './entity-kind.ts'
import { type DutyFacts, FACT_NAMES, knownFacts } from './facts.ts'
import type { Listing } from './listing.ts'
import { isIncomeOfGroup, isRevenueTooLow } from './published-size.ts'
import type { TakenClaim } from './taken-claims.ts'

/** The facts that decide the duty, each with where it comes from. */
export interface KnownDutyFacts {
  readonly facts: DutyFacts
  readonly basis: readonly { readonly fact: keyof DutyFacts; readonly basis: string }[]
}

/**
 * What the company said in its boundary, unless something published speaks against it in the direction of the duty; then what
 * published data tells. A public company reports under Chapter 2M of the Act, and a company that the newest table of the
 * registry prints is above its threshold; absence from it says nothing. Published sizes are of one entity of the group, so they
 * stand only against a declared size that they show to be too small. What only the company's word would take out of the duty does not
 * count before it is explained and a member other than its author approved that.
 */
export function dutyFactsOf(known: {
  readonly period: Period
  readonly boundary: StoredRecord<OrganisationalBoundary> | null
  readonly entity: Entity | null
  readonly registry: RegistryFeed
  readonly income: { readonly aud: number; readonly year: string } | null
  readonly employer: { readonly least: number; readonly year: string } | null
  /** A current code of the exchange that no one has explained. */
  readonly listing?: Listing | null
  /** An earlier period of the company that ends on another day of the year, or shares days with this one. */
  readonly other_year?: Period | null
  /** What the company says of itself that was explained and approved. */
  readonly taken?: ReadonlySet<TakenClaim>
}): KnownDutyFacts {
  const { period, boundary, entity, registry, income, employer, listing = null, other_year = null } = known
  const taken = known.taken ?? new Set()
  const entityType = entity?.entity_type ?? ''
  const declared = boundary?.body.reporting_duty ?? {}
  const kind = declared.entity_kind
  const isKindRefused =
    kind !== undefined &&
    (isKindExcluded(entityType, kind) || (isUnsourced(kind) && !taken.has('entity_status')))
  const ofType = isKindRefused ? kindOfType(entityType) : undefined
  const said = withoutClaims(declared, {
    entity_kind: isKindRefused && ofType === undefined,
    lodges_financial_reports:
      declared.lodges_financial_reports === false &&
      !taken.has('entity_status') &&
      speaksForDuty({ registry, income }),
  })
  const byType: Source['facts'] = {
    ...(isPublicCompany(entityType) ? { lodges_financial_reports: true } : {}),
    ...(ofType === undefined ? {} : { entity_kind: ofType }),
  }
  const published: readonly Source[] = [
    ...(Object.keys(byType).length > 0 ? [{ facts: byType, basis: `entity type: ${entityType}` }] : []),
    ...(taken.has('period_length')
      ? [{ facts: { first_year_shown: true }, basis: 'the length of the period, explained and approved' }]
      : []),
    ...(registry.availability.status !== 'available'
      ? []
      : [{ facts: { nger: 'above_threshold' as const }, basis: `registry ${registry.reporting_year}` }]),
    // It speaks against what the company says of its kind, and fills nothing in where it says nothing.
    ...(listing?.is_current === true && (said.listed !== undefined || kind !== undefined)
      ? [{ facts: { listed: true }, basis: `ASX code ${listing.code}, ${listing.as_of}` }]
      : []),
    ...(income !== null && said.revenue_aud !== undefined && isRevenueTooLow(said.revenue_aud, income.aud)
      ? [{ facts: { revenue_aud: income.aud }, basis: `tax transparency ${income.year}` }]
      : []),
    ...(employer !== null && said.employees !== undefined && said.employees < employer.least
      ? [{ facts: { employees: employer.least }, basis: `employers ${employer.year}` }]
      : []),
  ]
  const sources: readonly Source[] = [
    ...(boundary === null
      ? []
      : declaredSources(said, recordReference('organisational_boundary', boundary), published)),
    { facts: { year_end: period.end.slice(5) }, basis: 'the end of the period' },
    ...(other_year === null || taken.has('year_end')
      ? []
      : [
          {
            facts: { earlier_year_end: other_year.end.slice(5) },
            basis: `the period ${showPeriod(other_year)}`,
          },
        ]),
    ...published,
  ]
  const found = FACT_NAMES.flatMap((fact) => {
    const source = sources.find(({ facts }) => facts[fact] !== undefined)
    return source === undefined ? [] : [{ fact, value: source.facts[fact], basis: source.basis }]
  })
  return {
    facts: knownFacts(Object.fromEntries(found.map(({ fact, value }) => [fact, value]))),
    basis: found.map(({ fact, basis }) => ({ fact, basis })),
  }
}

/** Whether something published says that the company is in the duty: its emissions, or an income of the size of the last group. */
const speaksForDuty = ({
  registry,
  income,
}: {
  readonly registry: Pick<RegistryFeed, 'availability'>
  readonly income: { readonly aud: number } | null
}): boolean => registry.availability.status === 'available' || isIncomeOfGroup(income?.aud ?? 0)

type Declared = NonNullable<OrganisationalBoundary['reporting_duty']>

const withoutClaims = (
  { entity_kind, lodges_financial_reports, ...rest }: Declared,
  left: Readonly<Record<'entity_kind' | 'lodges_financial_reports', boolean>>,
): Declared => ({
  ...rest,
  ...(entity_kind === undefined || left.entity_kind ? {} : { entity_kind }),
  ...(lodges_financial_reports === undefined || left.lodges_financial_reports
    ? {}
    : { lodges_financial_reports }),
})

/** The declared facts; where a published one differs it stands instead, and says against what. */
function declaredSources(
  declared: Partial<DutyFacts>,
  reference: string,
  published: readonly Source[],
): Source[] {
  const beaten = published.flatMap(({ facts, basis }) => {
    const against = (Object.keys(facts) as (keyof DutyFacts)[]).filter(
      (fact) => declared[fact] !== undefined && declared[fact] !== facts[fact],
    )
    return against.length === 0 ? [] : [{ facts, basis: `${basis}, against ${reference}` }]
  })
  return [...beaten, { facts: declared, basis: reference }]
}

interface Source {
  readonly facts: Partial<DutyFacts>
  readonly basis: string
}
