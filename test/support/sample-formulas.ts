import type { Formula, MethodFormulas, Step } from '../../src/domain/formula/formula.ts'
import type { Term } from '../../src/domain/formula/terms.ts'

const named = (unit: string) => ({ label: 'Something', unit })

const METHOD: Omit<MethodFormulas, 'formulas'> = {
  schema: 'southerly/formulas/1',
  method: 'sample',
  version: '1.0.0',
  title: 'A sample',
  constants: {
    per_cent: { value: 100, ...named('%'), source: 'definition' },
    three: { value: 3, ...named('1'), source: 'definition' },
    half: { value: 0.5, ...named('1'), source: 'definition' },
    next_year: { value: 1, ...named('year'), source: 'definition' },
    huge: { value: 1e308, ...named('1'), source: 'definition' },
    billion: { value: 1e9, ...named('1'), source: 'definition' },
  },
  tables: {
    levels: { label: 'Levels', source: 'this method', levels: ['low', 'high', 'extreme'] },
    sizes: {
      label: 'Sizes',
      source: 'this method',
      unit: 't',
      bands: [
        { name: 'low', upper: 10, upper_inclusive: true, meaning: 'Little.' },
        { name: 'high', upper: 20, upper_inclusive: false, meaning: 'Much.' },
        { name: 'extreme', upper: null, upper_inclusive: false, meaning: 'Very much.' },
      ],
    },
    shares: {
      label: 'Shares',
      source: 'this method',
      columns: { share: '1' },
      rows: { red: { share: 0.25 } },
    },
  },
}

const GIVEN: Formula['given'] = {
  // Before the table that holds it: members of JSON have no order.
  parts: { label: 'Parts of a year', within: 'years', columns: { share: named('1') } },
  a: named('t'),
  b: named('t'),
  none: named('t'),
  colour: named('text'),
  years: {
    label: 'Years',
    columns: { reporting_year: named('text'), tonnes: named('t'), level: named('text') },
  },
  curve: { label: 'Curve', columns: { shift: named('1'), days: named('days') } },
}

/** What the sample is given: `none` is not known. */
export const VALUES = {
  a: 12,
  b: 4,
  colour: 'red',
  years: [
    { reporting_year: '2020-21', tonnes: 10, level: 'low', parts: [{ share: 0.5 }, { share: 0.5 }] },
    { reporting_year: '2021-22', tonnes: null, level: null },
    { reporting_year: '2022-23', tonnes: 30, level: 'high', parts: [{ share: 0.25 }] },
  ],
  curve: [
    { shift: 0, days: 4 },
    { shift: 1, days: 10 },
  ],
}

/** A method with one formula of these steps. */
export const sampleMethod = (steps: readonly Step[], rest: Partial<Formula> = {}): MethodFormulas => ({
  ...METHOD,
  formulas: { sample: { title: 'Sample', given: GIVEN, steps, outputs: [], ...rest } },
})

export const figureStep = (unit: string, is: Term, figure = 'found'): Step => ({ figure, ...named(unit), is })
