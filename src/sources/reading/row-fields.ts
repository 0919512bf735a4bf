import { type TNull, type TNumber, type TString, type TUnion, Type } from 'typebox'

/** Field of a row that always holds text. */
export const text = (description: string): TString => Type.String({ description })

/** Field of a row that holds text, or null where the publisher prints nothing. */
export const textOrNull = (description: string): TUnion<[TString, TNull]> =>
  Type.Union([Type.String(), Type.Null()], { description })

/** Field of a row that always holds a number; `unit` as in "t CO2-e" or "MWh". */
export const amount = (description: string, unit?: string): TNumber =>
  Type.Number(described(description, unit))

/** Field of a row that holds a number, or null where the publisher prints none. Null is never zero. */
export const amountOrNull = (description: string, unit?: string): TUnion<[TNumber, TNull]> =>
  Type.Union([Type.Number(), Type.Null()], described(description, unit))

/** Where the row is in the publisher's file. */
export const rowRef = (example = 'line 12'): TString =>
  Type.String({ description: `Where the row stands in the publisher's file, such as "${example}"` })

/** What a reader noticed about the row; the codes are in the source's README. */
export const flags = Type.Array(Type.String(), { description: 'What the reader noticed about the row' })

function described(description: string, unit: string | undefined): { description: string; unit?: string } {
  return unit === undefined ? { description } : { description, unit }
}
