import { describe, expect, test } from 'vitest'
import { evidence, expectWorkedExample } from '../../../../test/support/method-page.ts'
import { type AnzsicDirectory, deepestCode, pathOf } from './anzsic.ts'
import { type ClassificationInput, type ClassifiedFacility, classifySector } from './sector-classification.ts'

const directory: AnzsicDirectory = new Map(
  (
    [
      ['division', 'B', 'Mining', null],
      ['subdivision', '06', 'Coal Mining', 'B'],
      ['group', '060', 'Coal Mining', '06'],
      ['subdivision', '08', 'Metal Ore Mining', 'B'],
      ['group', '080', 'Metal Ore Mining', '08'],
      ['division', 'C', 'Manufacturing', null],
      ['subdivision', '21', 'Primary Metal and Metal Product Manufacturing', 'C'],
      ['group', '213', 'Basic Non-Ferrous Metal Manufacturing', '21'],
      ['division', 'D', 'Electricity, Gas, Water and Waste Services', null],
      ['subdivision', '26', 'Electricity Supply', 'D'],
      ['group', '261', 'Electricity Generation', '26'],
      ['division', 'I', 'Transport, Postal and Warehousing', null],
      ['subdivision', '47', 'Rail Transport', 'I'],
      ['group', '471', 'Rail Freight Transport', '47'],
    ] as const
  ).map(([level, code, title, parent_code]) => [code, { level, code, title, parent_code }]),
)

const facility = (reporting_year: string, anzsic_code: string, emissions_t: number): ClassifiedFacility => ({
  reporting_year,
  anzsic_code,
  emissions_t,
  evidence: [evidence('covered_emissions_t', reporting_year, emissions_t)],
})

const scope1 = (reporting_year: string, scope1_t: number) => ({
  reporting_year,
  scope1_t,
  evidence: [evidence('scope1_t', reporting_year, scope1_t)],
})

const nothing: ClassificationInput = {
  directory,
  scope1: [],
  safeguard_facilities: [],
  operated_facilities: [],
  generators: [],
  curated: null,
  employer_declared: null,
  tenant_declared: null,
}
const curated = { anzsic_code: '060', reason: 'annual report', evidence: [] }

/** BHP Group's Safeguard facilities by class, t covered, and its scope 1. */
const BHP = [
  {
    year: '2021-22',
    scope1_t: 2_815_191,
    by_class: { '080': 1_485_014, '213': 302_152, '471': 560_092, '261': 340_554 },
  },
  {
    year: '2024-25',
    scope1_t: 3_379_337,
    by_class: { '080': 1_645_679, '060': 548_294, '213': 91_611, '471': 552_076, '261': 364_582 },
  },
]

describe('classifySector', () => {
  test('BHP: the latest year in which one class holds half of scope 1 decides', () => {
    const outcome = classifySector({
      ...nothing,
      scope1: BHP.map(({ year, scope1_t }) => scope1(year, scope1_t)),
      safeguard_facilities: BHP.flatMap(({ year, by_class }) =>
        Object.entries(by_class).map(([code, tonnes]) => facility(year, code, tonnes)),
      ),
    })
    const { result } = outcome
    expectWorkedExample('sector_classification', {
      company: 'BHP GROUP LIMITED',
      abn: '49004028077',
      inputs: BHP,
      result: {
        division: result?.anzsic.division?.code,
        group: result?.anzsic.group?.code,
        title: result?.anzsic.group?.title,
        classification_method: result?.classification_method,
        reporting_year: result?.reporting_year,
        share_of_scope1: result?.share_of_scope1,
        confidence: result?.confidence,
      },
    })
    expect(outcome.inputs.map((input) => input.observed)).toEqual(['2021-22', '2021-22'])
  })

  test('a share of three quarters makes it sure', () => {
    const outcome = classifySector({
      ...nothing,
      scope1: [scope1('2024-25', 100)],
      safeguard_facilities: [facility('2024-25', '060', 75)],
      curated: { ...curated, anzsic_code: '213' },
    })
    expect(outcome.result).toMatchObject({
      classification_method: 'safeguard_facilities',
      confidence: 'high',
    })
    expect(outcome.trace[0]).toMatchObject({ threshold: 0.5, result: 'high', next_band: 'medium' })
  })

  test('generators decide where facilities do not, before the curated row', () => {
    const outcome = classifySector({
      ...nothing,
      scope1: [scope1('2023-24', 100), scope1('2024-25', 100)],
      safeguard_facilities: [facility('2024-25', '060', 30)],
      generators: [facility('2023-24', '261', 60)],
      curated,
    })
    expect(outcome.result).toMatchObject({
      classification_method: 'electricity_generators',
      confidence: 'medium',
    })
  })

  test('a curated row outranks a minority of facilities', () => {
    const minority = {
      ...nothing,
      scope1: [scope1('2024-25', 100)],
      safeguard_facilities: [facility('2024-25', '471', 30)],
    }
    expect(classifySector({ ...minority, curated }).result).toMatchObject({
      classification_method: 'curated',
      reason: 'annual report',
    })
    expect(classifySector(minority)).toMatchObject({
      result: { classification_method: 'safeguard_facilities_minority', confidence: 'low' },
      flags: ['low_confidence'],
    })
  })

  test('an emitter that only operates facilities has the class of those, with low confidence', () => {
    const operator = { ...nothing, operated_facilities: [facility('2024-25', '060', 100)] }
    expect(classifySector(operator)).toMatchObject({
      result: {
        anzsic: { group: { code: '060' } },
        classification_method: 'operated_facilities',
        share_of_scope1: null,
        reason:
          'The largest class among the facilities in 2024-25, which it operates for another corporation.',
      },
      flags: ['low_confidence'],
    })
    const owner = { ...operator, safeguard_facilities: [facility('2024-25', '471', 30)] }
    expect(classifySector(owner).result?.anzsic.group?.code).toBe('471')
  })

  test('declared classes stand beside and never decide', () => {
    const declared = { anzsic_code: '213', reason: 'declared by the employer', evidence: [] }
    const outcome = classifySector({ ...nothing, curated, employer_declared: declared })
    expect(outcome.result?.anzsic.group?.code).toBe('060')
    expect(outcome.result?.employer_declared?.anzsic.group?.code).toBe('213')
    expect(classifySector({ ...nothing, employer_declared: declared })).toMatchObject({
      result: {
        anzsic: { division: null },
        confidence: null,
        employer_declared: { reason: declared.reason },
      },
      availability: { status: 'not_assessed', reason_code: 'no_classification_evidence' },
    })
    expect(classifySector(nothing)).toMatchObject({ result: null, availability: { status: 'not_assessed' } })
  })

  test('the order of facilities decides nothing, not even between equals', () => {
    const facilities = [facility('2024-25', '213', 50), facility('2024-25', '060', 50)]
    const classify = (safeguard_facilities: readonly ClassifiedFacility[]) =>
      classifySector({ ...nothing, scope1: [scope1('2024-25', 100)], safeguard_facilities }).result
    expect(classify(facilities)).toEqual(classify(facilities.toReversed()))
    expect(classify(facilities)?.anzsic.group?.code).toBe('060')
  })
})

test('a path goes up to its division, and an unknown code is refused', () => {
  const path = pathOf(directory, '060')
  expect(path).toMatchObject({ division: { code: 'B' }, subdivision: { code: '06' }, class: null })
  expect(deepestCode(path)?.code).toBe('060')
  expect(() => pathOf(directory, '999')).toThrow('ANZSIC code 999')
})
