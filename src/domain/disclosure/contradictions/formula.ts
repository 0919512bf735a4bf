import { PublishedMethod } from '../../formula/published.ts'
import { CONTRADICTION_KINDS, KINDS } from './kinds.ts'
import { MEASURE_TABLE, PLACES, TOLERANCES } from './rule.ts'
import { RULES } from './rules.ts'

/** Contradictions as they are published: rows that the service and the verifier read, each with code of its own. */
export const CONTRADICTIONS_FORMULAS = new PublishedMethod({
  method: 'contradictions',
  version: '2.5.0',
  title: 'Contradictions',
  constants: TOLERANCES,
  tables: {},
  formulas: {},
  rules: {
    measures: MEASURE_TABLE,
    places: PLACES,
    kinds: CONTRADICTION_KINDS.map((kind) => ({ kind, ...KINDS[kind], rules: RULES[kind] })),
  },
})

export const CONTRADICTIONS = CONTRADICTIONS_FORMULAS.method
