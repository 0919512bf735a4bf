import { MEASURES } from '../records/s2-statements.ts'
import type { Found } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { figureSide, MEASURE_WORDS, statedFigures } from './figures.ts'
import { declaredAt, published } from './sides.ts'
import { differsFrom, SAME_YEAR_SHARE } from './tolerance.ts'

/** The Safeguard position of statements, and the statement that there is no target, against the published table. */
export function safeguardPosition({ records, period, safeguard }: ContradictionFacts): Found[] {
  if (safeguard === null) return []
  const { year, evidence } = safeguard
  const isSame =
    period.start === `${year.slice(0, 4)}-07-01` && period.end === `${Number(year.slice(0, 4)) + 1}-06-30`
  const printed = { safeguard_covered_t: safeguard.covered_t, safeguard_baseline_t: safeguard.baseline_t }
  const none = records.emission_targets?.body.no_target
  return [
    ...(none === undefined
      ? []
      : [
          {
            declared: declaredAt(records, {
              record: 'emission_targets',
              pointer: '/no_target',
              what: 'emission targets',
              value: 'none',
            }),
            other: published(
              `Safeguard baseline ${year}`,
              `covered emissions under a baseline that the law sets, ${year}`,
              safeguard.covered_t,
              't CO2-e',
              evidence,
            ),
            requirement_ids: [],
          },
        ]),
    ...statedFigures(records).flatMap((figure) => {
      const { measure } = figure
      if (measure !== 'safeguard_covered_t' && measure !== 'safeguard_baseline_t') return []
      const value = printed[measure]
      if (value === null || !differsFrom(figure.value, value, isSame ? 'same' : 'near', SAME_YEAR_SHARE))
        return []
      return [
        {
          declared: figureSide(records, figure),
          other: published(
            `Safeguard ${year}`,
            `${MEASURE_WORDS[measure]} in the Safeguard table of ${year}`,
            value,
            MEASURES[measure],
            evidence,
          ),
          requirement_ids: [figure.requirement_id],
        },
      ]
    }),
  ]
}

/** Statements that call what the finance sector discloses not applicable, against the class of the company. */
export function classOfCompany(facts: ContradictionFacts): Found[] {
  const { records, finance_sector: sector, requirements, conditions } = facts
  if (sector === null || !sector.is_finance) return []
  const ofFinance = new Set(
    requirements
      .filter(({ applies_when }) => applies_when !== null && conditions.finance_sector.includes(applies_when))
      .map(({ id }) => id),
  )
  return (records.s2_statements?.body.statements ?? []).flatMap(({ requirement_id, kind }, index) =>
    kind === 'not_applicable' && ofFinance.has(requirement_id)
      ? [
          {
            declared: declaredAt(records, {
              record: 's2_statements',
              pointer: `/statements/${index}/kind`,
              what: `the statement on ${requirement_id}`,
              value: kind,
            }),
            other: published('classification', 'class of the company', sector.reference),
            requirement_ids: [requirement_id],
          },
        ]
      : [],
  )
}
