import {
  failIf,
  joinChecks,
  type RecordCheck,
  type RecordFault,
  repeated,
  unorderedPeriod,
  warnIf,
  wrongAbn,
} from './fault.ts'
import type { ConsolidationApproach } from './fields.ts'
import type { BoundaryEntity, OrganisationalBoundary } from './organisational-boundary.ts'

/** The share that each approach counts of an entity that is in: its equity, or all of it under control. */
export const INCLUSION: Readonly<Record<ConsolidationApproach, (entity: BoundaryEntity) => number>> = {
  equity_share: ({ ownership_percent }) => ownership_percent,
  financial_control: ({ financial_control }) => (financial_control ? 100 : 0),
  operational_control: ({ operational_control }) => (operational_control ? 100 : 0),
}

/** What the schema cannot say: shares against the approach, reasons for what is left out, names that must fit together. */
export function checkOrganisationalBoundary(record: OrganisationalBoundary): RecordCheck {
  const owners = new Map(record.entities.toReversed().map((entity) => [entity.abn, entity]))
  return joinChecks([
    whole(record),
    financialYears(record),
    ...record.entities.map((entity, index) => checkEntity(entity, record.approach, `/entities/${index}`)),
    ...record.facilities.map((facility, index) =>
      checkFacility(facility, owners.get(facility.entity_abn), `/facilities/${index}`),
    ),
    ...record.exclusions.map((exclusion, index) => ({
      // Without a size, nothing could say that what is left out is more than a twentieth of the registry's total.
      errors: failIf(
        exclusion.estimated_t === undefined,
        'validation_failed',
        `/exclusions/${index}/estimated_t`,
        'state the estimated size in t CO2-e; an estimate is enough',
      ),
      warnings: [],
    })),
  ])
}

const whole = (record: OrganisationalBoundary): RecordCheck => ({
  errors: [
    ...unorderedPeriod(record.period, '/period'),
    ...repeated(
      record.entities.map(({ abn }) => abn),
      'validation_failed',
      (index) => `/entities/${index}/abn`,
      'ABN',
    ),
    ...repeated(
      record.reliefs.map(({ relief }) => relief),
      'validation_failed',
      (index) => `/reliefs/${index}/relief`,
      'relief',
    ),
    ...failIf(
      record.entities.every(({ included }) => !included),
      'boundary_shares_invalid',
      '/entities',
      'no entity is included; a boundary needs at least one',
    ),
  ],
  warnings: warnIf(
    record.sign_off === undefined,
    'not_signed_off',
    '/sign_off',
    'the boundary is not approved yet',
  ),
})

/** The first days of financial years in order, this period's among them: years are counted along the list. */
function financialYears({ period, reporting_duty }: OrganisationalBoundary): RecordCheck {
  const starts = reporting_duty?.year_starts ?? []
  const at = '/reporting_duty/year_starts'
  return {
    errors: [
      ...starts.flatMap((start, index) =>
        failIf(
          index > 0 && start <= starts[index - 1]!,
          'validation_failed',
          `${at}/${index}`,
          `${start} does not come after ${starts[index - 1]}; list the first days in order, each once`,
        ),
      ),
      ...failIf(
        starts.length > 0 && !starts.includes(period.start),
        'validation_failed',
        at,
        `leaves out ${period.start}, the first day of this period; add it`,
      ),
    ],
    warnings: [],
  }
}

function checkEntity(entity: BoundaryEntity, approach: ConsolidationApproach, at: string): RecordCheck {
  const counted = INCLUSION[approach](entity)
  const leftOut = !entity.included && counted > 0
  return {
    errors: [
      ...wrongAbn(entity.abn, `${at}/abn`),
      ...shareFaults(entity, approach, counted, at),
      ...reasonFault(entity, at),
    ],
    warnings: warnIf(
      leftOut,
      'entity_left_out',
      `${at}/included`,
      `${approach} would count ${counted} % of ${entity.name}; list it under exclusions with its size`,
    ),
  }
}

function shareFaults(
  { included, inclusion_percent, name }: BoundaryEntity,
  approach: ConsolidationApproach,
  counted: number,
  at: string,
): RecordFault[] {
  if (included && counted === 0)
    return failIf(true, 'boundary_shares_invalid', `${at}/included`, `${approach} counts nothing of ${name}`)
  const expected = included ? counted : 0
  return failIf(
    inclusion_percent !== expected,
    'boundary_shares_invalid',
    `${at}/inclusion_percent`,
    `is ${inclusion_percent}; ${approach} counts ${expected} % of ${name}`,
  )
}

function checkFacility(
  facility: OrganisationalBoundary['facilities'][number],
  owner: OrganisationalBoundary['entities'][number] | undefined,
  at: string,
): RecordCheck {
  return {
    errors: [
      ...failIf(
        owner === undefined,
        'validation_failed',
        `${at}/entity_abn`,
        `no entity has the ABN ${facility.entity_abn}`,
      ),
      ...failIf(
        owner?.included === false && facility.included,
        'boundary_shares_invalid',
        `${at}/included`,
        `is included while its entity ${owner?.name ?? ''} is not`,
      ),
      ...reasonFault(facility, at),
    ],
    warnings: [],
  }
}

const reasonFault = (
  { included, reason }: { readonly included: boolean; readonly reason?: string },
  at: string,
): RecordFault[] =>
  failIf(!included && reason === undefined, 'validation_failed', `${at}/reason`, 'say why it is left out')
