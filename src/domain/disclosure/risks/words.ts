import { RISK_LEVELS, type RiskLevel } from '../../company/bands.ts'
import { number } from '../../shown-number.ts'

/** Bands of several places in words: "high", "very high", "high or very high". */
export const bandWords = (bands: readonly (RiskLevel | null)[]): string =>
  orList(RISK_LEVELS.filter((level) => bands.includes(level)).map((level) => level.replaceAll('_', ' ')))

const orList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`

const MOST_NAMED = 3

/** Up to three names, then how many more. */
export function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED)
  const more = names.length - shown.length
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** Three significant figures: what a sentence can carry. */
const significant = (value: number): string => number(Number(value.toPrecision(3)))

export const tonnes = (value: number): string => `${scaled(value)} t CO2-e`

const scaled = (value: number): string =>
  Math.abs(value) >= 1e6 ? `${significant(value / 1e6)} million` : significant(value)

export const shareOf = (part: number, whole: number): string => `${significant((100 * part) / whole)}%`
