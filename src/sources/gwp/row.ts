import { type Static, Type } from 'typebox'
import { amountOrNull, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** Global warming potentials over 100 years of the IPCC’s fourth, fifth and sixth assessments: one row. */
export const gwpRow = Type.Object({
  row_ref: rowRef(),
  gas_code: text('Code of the gas, such as CH4 or HFC-134a'),
  name: text('Name'),
  family: text('Family, such as hfc'),
  origin: textOrNull('fossil or biogenic, where the potential depends on it'),
  ar4_gwp100: amountOrNull('Fourth assessment', 'kg CO2-e/kg'),
  ar5_gwp100: amountOrNull('Fifth assessment', 'kg CO2-e/kg'),
  ar6_gwp100: amountOrNull('Sixth assessment', 'kg CO2-e/kg'),
  source_text: text('Where the figures were taken from'),
  confidence: text('high or medium'),
  note: textOrNull('What to know before using it'),
})

export type GwpRow = Static<typeof gwpRow>
