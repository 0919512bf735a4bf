import { unavailable } from '../../availability.ts'
import { OutputOf, Printed, printed, type Working, type WorkingArgument } from '../../working.ts'
import type { AssessedHazard, HazardAssessment } from './assessment.ts'
import { hazardRow } from './hazard-table.ts'
import { CYCLONE_DECADES } from './tropical-cyclone.ts'

/** Hazards whose bands are those of physical_risk, which states their working. */
const OF_PHYSICAL_RISK: ReadonlySet<string> = new Set(['warming', 'drying', 'extreme_heat'])

const RULE_PREFIX = 'hazards.'

/** How the band of each hazard came about. */
export const hazardWorkings =
  (assessed: readonly HazardAssessment[]): (() => readonly Working[]) =>
  () =>
    assessed.filter(({ hazard }) => !OF_PHYSICAL_RISK.has(hazard)).flatMap(workingsOf)

function workingsOf(assessment: HazardAssessment): Working[] {
  const { hazard, evidence } = assessment
  if (assessment.status === 'absent')
    return [
      {
        kind: 'missing',
        formula: 'hazard_band',
        about: { hazard },
        availability: unavailable('not_assessed', assessment.reason.code, assessment.reason.detail),
        inputs: evidence,
      },
    ]
  return hazard === 'tropical_cyclone'
    ? [stormsWorking(assessment), bandWorking(assessment, STORMS)]
    : [bandWorking(assessment, {})]
}

/** Storms a decade, which both rules of cyclones are decided on. */
const STORMS: Readonly<Record<string, WorkingArgument>> = {
  tropical_cyclone_gales: new OutputOf('cyclone_storms', 'storms_34kt'),
  tropical_cyclone_hurricane_force: new OutputOf('cyclone_storms', 'storms_64kt'),
}

/** The band by each of its tables. What an input prints is given by that input. */
function bandWorking(
  { hazard, band, indicators, trace, evidence }: AssessedHazard,
  given: Readonly<Record<string, WorkingArgument>>,
): Working {
  const measures = trace.map(({ rule, inputs }): readonly [string, WorkingArgument] => {
    const table = rule.slice(RULE_PREFIX.length)
    // What the rule is about is before the figure that it is decided on.
    const value = Number(Object.values(inputs).at(-1))
    return [table, given[table] ?? asPrinted(value, evidence)]
  })
  const [only, ...others] = trace
  return {
    kind: 'calculated',
    formula: 'hazard_band',
    about: { hazard, unit: hazardRow(hazard).indicators[0]?.unit ?? '' },
    observed: indicators[0]?.period ?? null,
    inputs: evidence,
    arguments: { measures: Object.fromEntries(measures) },
    outputs: {
      ...(only === undefined || others.length > 0
        ? {}
        : { measure: { value: Number(Object.values(only.inputs).at(-1)) } }),
      band: { value: band },
    },
  }
}

function asPrinted(value: number, evidence: AssessedHazard['evidence']): WorkingArgument {
  const found = printed(value, evidence)
  return found === null || found.evidence.length === 0 ? value : found
}

/** Each storm within reach by its highest wind there. Where none came so near, the nearest of all is cited and not counted. */
function stormsWorking({ hazard, indicators, evidence }: AssessedHazard): Working {
  const stormsOf = (id: string): number => indicators.find((one) => one.id === id)?.value ?? 0
  const positions = stormsOf('storms_34kt') === 0 ? [] : evidence
  const strongest = [...Map.groupBy(positions, ({ field }) => field).values()].map((storm) =>
    storm.reduce((best, one) => (Number(one.value_text) > Number(best.value_text) ? one : best)),
  )
  return {
    kind: 'calculated',
    formula: 'cyclone_storms',
    about: { hazard },
    observed: indicators[0]?.period ?? null,
    inputs: evidence,
    arguments: {
      decades: CYCLONE_DECADES,
      winds: strongest.map((input) => new Printed(Number(input.value_text), [input])),
    },
    outputs: {
      storms_34kt: { value: stormsOf('storms_34kt') },
      storms_48kt: { value: stormsOf('storms_48kt') },
      storms_64kt: { value: stormsOf('storms_64kt') },
    },
  }
}
