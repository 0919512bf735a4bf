import { changeText, indicatorName } from '../../format/indicators.ts'
import { short, tonnes } from '../../format/numbers.ts'
import type { Profile } from './use-company.ts'

/** What is inside a part that may be closed, in a few words; undefined where there is nothing to say. */
type Gist<Block extends keyof Profile> = (block: Profile[Block]) => string | undefined

const COVERAGES = {
  covered_in_earlier_years: 'Covered in earlier years',
  sectoral_baseline: 'Baseline of the whole sector',
  not_covered: 'Not covered',
} as const

export const coverageText: Gist<'safeguard_mechanism'> = (safeguard) => {
  const { coverage, facilities = [], reporting_year: year } = safeguard ?? {}
  if (coverage === undefined) return undefined
  if (coverage !== 'covered') return COVERAGES[coverage]
  const count = facilities.filter(({ reporting_year }) => reporting_year === year).length
  return `${count === 1 ? '1 facility' : `${count} facilities`}, ${tonnes(safeguard?.covered_emissions_t)} covered`
}

export const warmingText: Gist<'climate_context'> = (climate) => {
  const warmth = climate?.indicators?.find(({ indicator }) => indicator === 'mean_temperature')
  return warmth?.summary === null || warmth?.summary === undefined
    ? undefined
    : `${indicatorName('mean_temperature')} ${changeText(warmth.summary)}`
}

export const bandedText: Gist<'hazards'> = (hazards) => {
  const all = hazards?.hazards
  if (all === undefined) return undefined
  return `${all.filter(({ band }) => band !== null).length} of ${all.length} hazards have a band`
}

export const gridText: Gist<'grid_intensity'> = (grid) => {
  const year = grid?.twelve_months
  return year === undefined || year === null
    ? undefined
    : `${short(year.intensity_t_per_mwh)} t CO₂-e per MWh`
}
