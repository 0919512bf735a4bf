import type { RecordKind } from '../records/kinds.ts'
import type { ContradictionFacts } from './facts.ts'
import { nameOfFigure, registryFigure, type StatedFigure, statedFigures } from './figures.ts'
import { registryYearOf } from './registry-year.ts'
import { MEASURE_WORDS } from './rule.ts'
import { measureOf, standing, tonnesIn } from './targets.ts'

/** Why nothing could be held against a value. */
export const NOT_COMPARED_REASONS = [
  'not_published',
  'other_measure',
  'factor_not_loaded',
  'not_stated',
  'no_register',
  'percentage_not_loaded',
  'register_not_loaded',
  'day_not_loaded',
  'day_not_stated',
  'manner_not_told',
  'units_not_printed',
] as const
export type NotComparedReason = (typeof NOT_COMPARED_REASONS)[number]

/** A declared value that nothing loaded can speak for or against: said, so that silence is not taken for agreement. */
export interface NotCompared {
  readonly what: string
  readonly record: RecordKind
  readonly pointer: string
  readonly reason_code: NotComparedReason
  readonly detail: string
}

export const notCompared = (facts: ContradictionFacts): NotCompared[] => [
  ...figures(facts),
  ...targets(facts),
  ...sizes(facts),
  ...facilities(facts),
  ...electricity(facts),
  ...claims(facts),
  ...percentages(facts),
]

function figures(facts: ContradictionFacts): NotCompared[] {
  return statedFigures(facts.records).flatMap((figure) => {
    const detail = whyNot(figure, facts)
    if (detail === undefined) return []
    return [
      {
        what: nameOfFigure(figure),
        record: 's2_statements',
        pointer: figure.pointer,
        reason_code: 'not_published',
        detail,
      },
    ]
  })
}

/** Why nothing is printed beside a figure; undefined where something is. */
function whyNot({ measure }: StatedFigure, facts: ContradictionFacts): string | undefined {
  const { safeguard, market_based_t, period, registry_years } = facts
  const words = MEASURE_WORDS[measure]
  switch (measure) {
    case 'scope3_t':
      return facts.ledger?.measures.scope3_t === undefined
        ? 'No table loaded by this service has a company’s scope 3.'
        : undefined
    case 'scope2_market_t':
      return market_based_t === null
        ? 'The registry publishes no market-based scope 2, and none can be computed from the electricity record.'
        : undefined
    case 'safeguard_covered_t':
      return safeguard === null ? 'The Safeguard table lists no facility for the company.' : undefined
    case 'safeguard_baseline_t':
      return (safeguard?.baseline_t ?? null) === null
        ? 'The Safeguard table has no baseline for the company.'
        : undefined
    case 'scope1_t':
    case 'scope2_location_t':
    case 'scope1_and_2_t':
    case 'net_energy_gj':
      break
  }
  const beside = registryYearOf(period, registry_years)
  const printed = beside === undefined ? null : registryFigure(beside.year, measure)
  return printed === null
    ? `The registry publishes no ${words} for the company for the period or for the year before.`
    : undefined
}

/** Base and actual years of targets that the registry prints nothing of. */
const targets = (facts: ContradictionFacts): NotCompared[] =>
  standing(facts).flatMap(({ target, at }): NotCompared[] => {
    const record = 'emission_targets' as const
    if (tonnesIn(target) === undefined)
      return [
        {
          what: `base year of target ${target.id}`,
          record,
          pointer: `${at}/base/value`,
          reason_code: 'other_measure' as const,
          detail: `The registry publishes gross tonnes of scope 1 and location-based scope 2; the target is ${target.basis}, ${target.type}, in ${target.unit}.`,
        },
      ]
    const values = [
      { what: `base year of target ${target.id}`, pointer: `${at}/base/value`, period: target.base.period },
      ...(target.actuals ?? []).map(({ period }, index) => ({
        what: `actual of ${period.start} to ${period.end} of target ${target.id}`,
        pointer: `${at}/actuals/${index}/value`,
        period,
      })),
    ]
    return values.flatMap(({ what, pointer, period }) => {
      const beside = registryYearOf(period, facts.registry_years)
      const isPrinted = beside !== undefined && registryFigure(beside.year, measureOf(target)) !== null
      return isPrinted
        ? []
        : [
            {
              what,
              record,
              pointer,
              reason_code: 'not_published' as const,
              detail: 'The registry publishes nothing for the company for that year or the year before.',
            },
          ]
    })
  })

function sizes({ records, income, employer }: ContradictionFacts): NotCompared[] {
  const duty = records.organisational_boundary?.body.reporting_duty
  const missing = [
    {
      member: 'gross_assets_aud',
      isOpen: true,
      what: 'gross assets',
      detail: 'No table loaded by this service has gross assets.',
    },
    {
      member: 'revenue_aud',
      isOpen: income === null,
      what: 'consolidated revenue',
      detail:
        'The tax office’s table has no income for the company, or for a company that matches the group.',
    },
    {
      member: 'employees',
      isOpen: employer === null,
      what: 'employees of the group',
      detail: 'The employers’ table has no band for the company.',
    },
  ] as const
  return missing.flatMap(({ member, isOpen, what, detail }) =>
    isOpen && duty?.[member] !== undefined
      ? [
          {
            what,
            record: 'organisational_boundary' as const,
            pointer: `/reporting_duty/${member}`,
            reason_code: 'not_published' as const,
            detail,
          },
        ]
      : [],
  )
}

/** Facilities that tables print, and a boundary that lists none. */
const facilities = ({ records, facilities: printed }: ContradictionFacts): NotCompared[] =>
  records.organisational_boundary?.body.facilities.length === 0 && printed.length > 0
    ? [
        {
          what: 'facilities of the boundary',
          record: 'organisational_boundary',
          pointer: '/facilities',
          reason_code: 'not_stated',
          detail: `The boundary lists no facilities; the Safeguard and generation tables list ${printed.length} for the company.`,
        },
      ]
    : []

const electricity = ({ records, location_based_t }: ContradictionFacts): NotCompared[] =>
  (records.market_based_evidence?.body.consumption.length ?? 0) > 0 && location_based_t === null
    ? [
        {
          what: 'electricity of all regions',
          record: 'market_based_evidence',
          pointer: '/consumption',
          reason_code: 'factor_not_loaded',
          detail: 'A region has no factor for the period, so its tonnes cannot be computed.',
        },
      ]
    : []

/** Certificates and credits that a register could not tell about, or that none is loaded of. */
const claims = ({ records, looks }: ContradictionFacts): NotCompared[] =>
  (records.market_based_evidence?.body.instruments ?? []).flatMap(
    ({ id, certificate }, index): NotCompared[] => {
      const look = looks.get(id)
      const claim = {
        what: `certificates of instrument ${id}`,
        record: 'market_based_evidence' as const,
        pointer: `/instruments/${index}/certificate`,
      }
      if (look?.outcome === 'not_told')
        return [{ ...claim, reason_code: look.reason_code, detail: look.says }]
      return certificate === undefined || HELD.has(certificate.scheme)
        ? []
        : [
            {
              ...claim,
              reason_code: 'no_register' as const,
              detail: `This service has no register of ${certificate.scheme.toUpperCase()} certificates.`,
            },
          ]
    },
  )

/** Schemes whose registers can be loaded. */
const HELD: ReadonlySet<string> = new Set(['lgc', 'accu'])

const percentages = ({ records, percentages: loaded }: ContradictionFacts): NotCompared[] =>
  (records.market_based_evidence?.body.percentages ?? []).flatMap(({ percentage, year }, index) =>
    loaded.some((one) => one.percentage === percentage && one.year === year)
      ? []
      : [
          {
            what: `${inWords(percentage)} percentage of ${year}`,
            record: 'market_based_evidence' as const,
            pointer: `/percentages/${index}/percent`,
            reason_code: 'percentage_not_loaded' as const,
            detail: `No ${inWords(percentage)} percentage for ${year} is loaded, so the stated one is used as declared.`,
          },
        ],
  )

const inWords = (percentage: string): string => percentage.replaceAll('_', ' ')
