import type { Basis } from './held.ts'

/** Whose figure the words around a number say that it is: a publisher’s, or what records of the company come to. */
export type SaidBy = Extract<Basis, 'published' | 'computed'>

const NAMED: readonly (readonly [SaidBy, string])[] = [
  ['published', 'registry|as published|clean energy regulator'],
  ['computed', 'electricity record|emissions ledger'],
]

/** Named in the label of a row or in the heading of a column. */
export const saidBy = (words: string): SaidBy | undefined =>
  NAMED.find(([, names]) => new RegExp(`(?<![a-z])(?:${names})(?![a-z])`).test(words))?.[0]

/** Named right before a number in a sentence: `the registry of 2024-25, 6,223,931 t`. */
export const saidByBefore = (before: string): SaidBy | undefined =>
  NAMED.find(([, names]) => new RegExp(`(?<![a-z])(?:${names})(?![a-z])[^;]{0,24}$`).test(before))?.[0]
