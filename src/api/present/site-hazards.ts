import type { HazardAnswer } from '../../domain/company/hazards/hazards.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import type { ScenarioHazard } from '../../domain/company/scenarios/scenario-hazards.ts'
import type { SiteScenarios } from '../../domain/company/scenarios/site-scenarios.ts'
import type { SiteAssessment } from '../../domain/company/sites/sites.ts'

/** Every hazard at a site in one row each. What explains a band comes when it is asked for: a company may have hundreds of sites. */
export function presentSiteHazards({ hazards }: SiteAssessment, explain: boolean) {
  return roundFigures((hazards.result?.hazards ?? []).map((one) => hazardRow(one, explain)))
}

function hazardRow(answer: HazardAnswer, explain: boolean) {
  const { hazard, band, reason, indicators, is_stale, distance_to_next_band, next_band } = answer
  const [first] = indicators
  return {
    hazard,
    band,
    reason_code: reason?.code ?? null,
    ...(first === undefined ? {} : { value: first.value, unit: first.unit, period: first.period }),
    ...(is_stale ? { is_stale } : {}),
    ...(explain && band !== null ? { indicators, distance_to_next_band, next_band } : {}),
  }
}

/** The rules behind the rows, where they are asked for. */
export const explainHazards = ({ hazards }: SiteAssessment, explain: boolean) =>
  explain ? { hazards_trace: roundFigures(hazards.trace) } : {}

/**
 * What is projected at a site. Words, regional ranges and hazards without projection are the same at every site and are left out: the
 * profile of the company has them.
 */
export const presentSiteScenarios = (site: SiteScenarios | undefined) =>
  (site?.analysis.result?.scenarios ?? []).map(({ id, level_c, hazards }) => ({
    id,
    level_c,
    hazards: roundFigures(
      hazards
        .filter(({ reason, status }) => status === 'projected' || reason?.code !== 'no_public_data')
        .map(scenarioRow),
    ),
  }))

const scenarioRow = ({
  hazard,
  status,
  reason,
  milder_than_now,
  counted_from,
  indicators,
  band_now,
  band_then,
  series,
}: ScenarioHazard) => ({
  hazard,
  status,
  reason,
  milder_than_now,
  counted_from,
  indicators,
  band_now,
  band_then,
  series,
})
