import { MEASURE_WORDS } from '../disclosure/contradictions/rule.ts'
import { MEASURES } from '../disclosure/records/s2-statements.ts'

/** What a number of a text can be of: the figures of statements, and electricity by meter or by station. */
export const HELD_MEASURES = { ...MEASURES, electricity_gj: 'GJ', generation_gj: 'GJ' } as const
export type HeldMeasure = keyof typeof HELD_MEASURES

export const HELD_WORDS: Readonly<Record<HeldMeasure, string>> = {
  ...MEASURE_WORDS,
  electricity_gj: 'electricity bought',
  generation_gj: 'electricity generated',
}

const GJ_PER_MWH = 3.6

/** A figure in the unit that people print it in. */
export const shownAs = (
  measure: HeldMeasure,
  value: number,
): { readonly value: number; readonly unit: string } =>
  measure === 'electricity_gj' || measure === 'generation_gj'
    ? { value: value / GJ_PER_MWH, unit: 'MWh' }
    : { value, unit: HELD_MEASURES[measure] }

/** Megawatt-hours as the engine counts energy. */
export const gigajoules = (mwh: number): number => mwh * GJ_PER_MWH

/** Measures that are held of a facility or a station by its name. */
export const isOfFacility = (measure: HeldMeasure): boolean =>
  measure.startsWith('safeguard') || measure === 'generation_gj'
