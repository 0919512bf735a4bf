import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { EvidenceInput, Method } from '../../evidence.ts'
import { ruleStep } from '../bands.ts'
import { REGION_OF_FACILITIES } from '../grid/region-of-facilities.ts'
import {
  type DataQuality,
  type Evidenced,
  evidenceOf,
  type Outcome,
  withoutResult,
  withResult,
} from '../outcome.ts'
import {
  addRanges,
  type EnergyInput,
  type EnergyPart,
  electricityPart,
  fuelBound,
  generationPart,
  otherFuelPart,
  type Range,
} from './energy.ts'
import { type SpendEstimate, type SpendInput, spendEstimate } from './inputs.ts'

export const SCOPE3_SCREENING: Method = { id: 'scope3_screening', version: '1.4.0' }

const SCREENING_STATEMENT =
  'Screening from public totals and industry averages: it shows an order of magnitude and is no inventory. Categories are never added up.'

/** The categories that are screened. */
export const CATEGORY_NAMES = {
  3: 'Fuel- and energy-related activities',
  5: 'Waste generated in operations',
  6: 'Business travel',
} as const

export interface Scope3Category {
  readonly category: keyof typeof CATEGORY_NAMES
  readonly name: string
  readonly availability: Availability
  readonly emissions_t: Range | null
  readonly data_quality: DataQuality
  readonly flags: readonly string[]
  readonly parts: readonly (Omit<EnergyPart, 'inputs'> | Omit<SpendEstimate, 'inputs'>)[]
}

export interface Scope3Screening {
  readonly statement: string
  readonly categories: readonly Scope3Category[]
}

export interface ScreeningInput {
  readonly company: Evidenced
  readonly energy: EnergyInput
  readonly spend: SpendInput
}

/** Categories 3, 5 and 6, each with low, central and high. There is no total, on purpose. */
export function screenScope3(input: ScreeningInput): Outcome<Scope3Screening> {
  const energy = [electricityPart(input.energy), generationPart(input.energy), otherFuelPart(input.energy)]
  const burnable = () => fuelBound(input.energy)
  const spend = [spendEstimate(5, input.spend, burnable), spendEstimate(6, input.spend, burnable)] as const
  const categories = [
    energyCategory(energy, input.energy.region_facilities.length > 0),
    spendCategory(spend[0]),
    spendCategory(spend[1]),
  ]
  const inputs: EvidenceInput[] = [...energy, ...spend].flatMap((part) => part.inputs)
  if (categories.every((category) => category.emissions_t === null))
    return withoutResult(
      SCOPE3_SCREENING,
      unavailable('not_assessed', 'nothing_to_screen', reasonsOf(categories)),
      { basis: 'screening', data_quality: 5, inputs: evidenceOf([input.company]) },
    )
  return withResult(
    SCOPE3_SCREENING,
    { statement: SCREENING_STATEMENT, categories },
    {
      basis: 'screening',
      data_quality: 5,
      flags: ['screening'],
      trace: [
        ruleStep(
          'scope3_screening.category_3',
          {
            parts_missing:
              energy
                .filter(isMissing)
                .map(({ part }) => part)
                .join(', ') || null,
          },
          'every_part_known',
          categories[0]?.availability.status ?? 'not_assessed',
        ),
        ...spend.map(({ category, route, kg_per_aud }) =>
          ruleStep(
            `scope3_screening.category_${category}`,
            { kg_per_aud: kg_per_aud?.central ?? null },
            'income_before_scope1',
            route,
          ),
        ),
      ],
      inputs: [...evidenceOf([input.company]), ...inputs],
    },
  )
}

function reasonsOf(categories: readonly Scope3Category[]): string {
  const reasons = categories.flatMap(({ availability }) => availability.detail ?? [])
  return ['No category has the inputs that screening needs.', ...new Set(reasons)].join(' ')
}

/** A sum without one of its parts would be a smaller figure, or none at all told as zero: it has none then. */
function energyCategory(parts: readonly EnergyPart[], ofFacilities: boolean): Scope3Category {
  const ranges = parts.map((part) => part.emissions_t).filter((range) => range !== null)
  const lacking = parts.filter(isMissing)
  return {
    category: 3,
    name: CATEGORY_NAMES[3],
    availability: lacking.length === 0 ? AVAILABLE : nothing(lacking.map((part) => part.note)),
    emissions_t: lacking.length === 0 ? addRanges(ranges) : null,
    data_quality: 4,
    flags: [
      ...(lacking.length > 0 ? ['parts_missing'] : []),
      ...(ofFacilities ? [REGION_OF_FACILITIES] : []),
    ],
    parts: parts.map(withoutInputs),
  }
}

const isMissing = ({ availability }: EnergyPart): boolean => availability.status === 'not_assessed'

function spendCategory(estimate: SpendEstimate): Scope3Category {
  return {
    category: estimate.category,
    name: CATEGORY_NAMES[estimate.category],
    availability: estimate.emissions_t === null ? nothing([estimate.note]) : AVAILABLE,
    emissions_t: estimate.emissions_t,
    data_quality: estimate.data_quality,
    flags: estimate.flags,
    parts: [withoutInputs(estimate)],
  }
}

function withoutInputs<T extends EnergyPart | SpendEstimate>(part: T): Omit<T, 'inputs'> {
  const { inputs: _, ...shown } = part
  return shown
}

const nothing = (notes: readonly string[]): Availability =>
  unavailable('not_assessed', 'screening_inputs_missing', [...new Set(notes)].join(' '))
