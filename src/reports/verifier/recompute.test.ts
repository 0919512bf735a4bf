import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { provenanceSchema } from '../schemas/provenance.ts'
import type { CalculationEntry, Documents, FormulasEntry } from './documents.ts'
import { canonical, hash } from './json.ts'
import { recompute } from './recompute.ts'

/** A method that is in no code of the verifier: it is known by its published formulas alone. */
const methodWith = (factor: number) => ({
  schema: 'southerly/formulas/1',
  method: 'invented',
  version: '2.0.0',
  title: 'Invented',
  constants: { factor: { value: factor, unit: '1', label: 'Factor', source: 'this test' } },
  tables: {},
  formulas: {
    scaled: {
      title: 'Scaled',
      given: {
        tonnes: { label: 'Tonnes', unit: 't' },
        years: { label: 'Years', columns: { tonnes: { label: 'Tonnes', unit: 't' } } },
      },
      steps: [
        { figure: 'found', label: 'Found', unit: 't', is: { product: ['tonnes', 'factor'] } },
        { column: 'years.scaled', label: 'Scaled', unit: 't', is: { product: ['.tonnes', 'factor'] } },
      ],
      outputs: ['found'],
      lists: { years: { table: 'years', columns: { t: 'scaled' } } },
    },
  },
})

const entry = (formulas: ReturnType<typeof methodWith>): FormulasEntry => ({
  method: formulas.method,
  version: formulas.version,
  sha256: hash(canonical(formulas)),
  formulas,
})

const GENUINE = entry(methodWith(3))
const PUBLISHED = [{ method: 'invented', version: '2.0.0', sha256: GENUINE.sha256 }]

const METRIC = {
  id: 'emissions.scaled',
  value: 30,
  value_text: null,
  availability: { status: 'available' },
  evidence_ids: ['in_1'],
  calculation: 'scaled',
  method: { id: 'invented', version: '2.0.0' },
  basis: 'derived',
}

const CALCULATION: CalculationEntry = {
  id: 'scaled',
  method: { id: 'invented', version: '2.0.0' },
  formula: 'scaled',
  arguments: { tonnes: { input: 'in_1' }, years: [{ tonnes: { input: 'in_1' } }, {}] },
  outputs: { found: ['emissions.scaled', '/series/scaled'], years: '/series/years' },
}

const recomputed = (
  formulas: readonly FormulasEntry[],
  value = 30,
  calculation: CalculationEntry = CALCULATION,
) =>
  recompute(
    {
      report: {
        metrics: [{ ...METRIC, value }],
        series: { scaled: value, years: [{ t: value }, { t: null }] },
      },
      provenance: {
        inputs: [{ id: 'in_1', value_text: '10' }],
        records: [],
        calculations: [calculation],
        formulas,
      },
    } as unknown as Documents,
    PUBLISHED,
  )

test('a published formula is evaluated from the bundle, and each place that it gives is compared', () => {
  expect(recomputed([GENUINE])).toEqual({
    findings: [],
    covered: ['/metrics/0/value', '/series/scaled', '/series/years'],
    figures: 3,
  })
  const wrong = recomputed([GENUINE], 31).findings
  expect(wrong.map(({ kind, where, stated, recomputed: given }) => [kind, where, stated, given])).toEqual([
    ['number', 'emissions.scaled', 31, 30],
    ['number', '/series/scaled', 31, 30],
    ['number', '/series/years/0/t', 31, 30],
  ])
})

test('a metric may be given by a list of places', () => {
  const elsewhere = { ...CALCULATION, outputs: { found: ['/series/scaled'] } }
  expect(recomputed([GENUINE], 30, elsewhere).findings).toMatchObject([
    { kind: 'method', where: 'emissions.scaled', detail: 'the calculation scaled does not give it' },
  ])
})

const OTHER = methodWith(4)

test.each<[what: string, formulas: FormulasEntry[], detail: string]>([
  [
    'a changed constant under its own hash',
    [entry(OTHER)],
    'these formulas were never published; they are not evaluated',
  ],
  [
    'a changed constant under the published hash',
    [{ ...GENUINE, formulas: OTHER }],
    'the formulas do not have the stated hash; they are not evaluated',
  ],
  [
    'the published formulas under another hash',
    [{ ...GENUINE, sha256: entry(OTHER).sha256 }],
    'the formulas do not have the stated hash; they are not evaluated',
  ],
])('%s is a finding and is not evaluated', (_, formulas, detail) => {
  // The report says what the forged formula gives: evaluating it would find nothing wrong.
  const { findings, covered, figures } = recomputed(formulas, 40)
  expect(findings.map(({ kind, where }) => [kind, where])).toEqual([
    ['unknown_formula', 'invented 2.0.0'],
    ['unknown_formula', 'scaled'],
  ])
  expect(findings[0]).toMatchObject({ detail })
  expect({ covered, figures }).toEqual({ covered: [], figures: 0 })
})

test('a hash counts for its method and version alone', () => {
  for (const change of [{ method: 'other' }, { version: '2.0.1' }]) {
    const method = { id: 'invented', version: '2.0.0' }
    const calculation = {
      ...CALCULATION,
      method: { ...method, ...('method' in change ? { id: 'other' } : change) },
    }
    const { findings, covered } = recomputed([{ ...GENUINE, ...change }], 30, calculation)
    expect(findings.filter(({ kind }) => kind === 'unknown_formula')).toHaveLength(2)
    expect(covered).not.toContain('/series/scaled')
  }
})

test('a forged formula beside the published one is a finding, and the published one is evaluated', () => {
  for (const formulas of [
    [GENUINE, entry(OTHER)],
    [entry(OTHER), GENUINE],
  ])
    expect(recomputed(formulas, 40).findings.map(({ kind }) => kind)).toEqual([
      'unknown_formula',
      'number',
      'number',
      'number',
    ])
})

test('a calculation whose formula is nowhere, or cannot be followed, is a finding', () => {
  expect(recomputed([]).findings).toMatchObject([
    { kind: 'method', where: 'scaled', detail: 'the formula scaled is not known to this verifier' },
  ])
  expect(recomputed([GENUINE], 30, { ...CALCULATION, formula: 'constructor' }).findings).toMatchObject([
    { kind: 'method', detail: 'it cannot be recomputed: the method has no formula constructor' },
  ])
  expect(recomputed([GENUINE], 30, { ...CALCULATION, arguments: { tonnes: true } }).findings).toMatchObject([
    { kind: 'method', detail: expect.stringContaining('tonnes is given as something else') as string },
  ])
})

test('the schema takes formulas and lists of places', () => {
  const { formulas, calculations } = provenanceSchema.properties
  expect(Compile(formulas).Check([GENUINE])).toBe(true)
  expect(Compile(formulas).Check([{ ...GENUINE, sha256: 'none' }])).toBe(false)
  expect(Compile(calculations).Check([CALCULATION])).toBe(true)
  expect(Compile(calculations).Check([{ ...CALCULATION, outputs: { found: [] } }])).toBe(false)
})
