import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import {
  boundary,
  instrument,
  july,
  marketEvidence,
  statement,
  target,
  YEAR_2026,
} from '../../../../test/support/disclosure-records.ts'
import { emissionTargets } from './emission-targets.ts'
import { checkEmissionTargets } from './emission-targets-check.ts'
import { type RecordCheck, refusalCode } from './fault.ts'
import { marketBasedEvidence } from './market-based-evidence.ts'
import { checkMarketBasedEvidence } from './market-based-evidence-check.ts'
import { organisationalBoundary } from './organisational-boundary.ts'
import { checkOrganisationalBoundary, INCLUSION } from './organisational-boundary-check.ts'
import { s2Statements } from './s2-statements.ts'
import { checkS2Statements } from './s2-statements-check.ts'

const faults = ({ errors }: RecordCheck): string[] => errors.map(({ code, pointer }) => `${code} ${pointer}`)
const doubts = ({ warnings }: RecordCheck): string[] => warnings.map(({ code }) => code)
const SOUND: RecordCheck = { errors: [], warnings: [] }

describe('the sample records fit their schemas', () => {
  test.each([
    ['emission targets', emissionTargets, { targets: [target()] }],
    ['organisational boundary', organisationalBoundary, boundary()],
    ['market-based evidence', marketBasedEvidence, marketEvidence()],
    ['S2 statements', s2Statements, { period: YEAR_2026, statements: [statement('6(a)')] }],
  ])('%s', (_, schema, record) => {
    expect(Compile(schema).Errors(record)).toEqual([])
    expect(Compile(schema).Check({ ...record, period: { start: 'soon', end: '2026-06-30' } })).toBe(
      !('period' in record),
    )
  })

  test('a word outside its list and a day that is none are refused', () => {
    const check = Compile(emissionTargets)
    expect(check.Check({ targets: [{ ...target(), status: 'hoped for' }] })).toBe(false)
    expect(
      check.Check({ targets: [target({ target_period: { start: '2029-02-30', end: '2030-06-30' } })] }),
    ).toBe(false)
  })
})

describe('emission targets', () => {
  const net = target({ id: 'N1', basis: 'net', gross_target_id: 'T1' })

  test('a sound record has no faults', () => {
    expect(checkEmissionTargets({ targets: [target()] })).toEqual(SOUND)
    expect(doubts(checkEmissionTargets({ targets: [target(), net] }))).toEqual(['net_without_credits'])
  })

  test.each([
    ['a net target without its twin', [net], '/targets/0/gross_target_id'],
    ['a twin with other scopes', [target({ scopes: ['scope1'] }), net], '/targets/1/gross_target_id'],
    ['a gross target with a twin', [target({ gross_target_id: 'T1' })], '/targets/0/gross_target_id'],
    ['value and reduction', [target({ target: { value: 1, reduction_percent: 1 } })], '/targets/0/target'],
    ['neither value nor reduction', [target({ target: {} })], '/targets/0/target'],
    ['an id twice', [target(), target()], '/targets/1/id'],
    ['an intensity without denominator', [target({ type: 'intensity' })], '/targets/0/denominator'],
    ['an absolute target with one', [target({ denominator: 't of steel' })], '/targets/0/denominator'],
    ['a law without reference', [target({ origin: { kind: 'legal' } })], '/targets/0/origin/reference'],
    ['scope 2 twice', [target({ scopes: ['scope2_location', 'scope2_market'] })], '/targets/0/scopes'],
    ['scope 3 without categories', [target({ scopes: ['scope3'] })], '/targets/0/scope3_categories'],
    [
      'credits on a gross target',
      [target({ planned_credits: { tonnes: 1, scheme: 'ACCU', kind: 'nature_removal' } })],
      '/targets/0/planned_credits',
    ],
    ['validation by nobody', [target({ validation: { status: 'validated' } })], '/targets/0/validation'],
    ['a target before its base', [target({ target_period: july(2010) })], '/targets/0/target_period'],
    [
      'milestones out of order',
      [
        target({
          milestones: [
            { period: july(2026), reduction_percent: 30 },
            { period: july(2024), reduction_percent: 20 },
          ],
        }),
      ],
      '/targets/0/milestones/1/period',
    ],
    [
      'an actual twice',
      [
        target({
          actuals: [
            { period: july(2022), value: 1, source: 'x' },
            { period: july(2022), value: 2, source: 'x' },
          ],
        }),
      ],
      '/targets/0/actuals/1/period',
    ],
  ])('%s is refused', (_, targets, pointer) => {
    expect(faults(checkEmissionTargets({ targets }))).toEqual([`target_inconsistent ${pointer}`])
  })

  test('that there is no target is said, or warned about, and never said beside a standing one', () => {
    const no_target = {
      statement: 'Not yet',
      stated_by: { name: 'A', role: 'Chair', on: '2026-08-01' },
    }
    expect(checkEmissionTargets({ targets: [], no_target })).toEqual(SOUND)
    expect(doubts(checkEmissionTargets({ targets: [] }))).toEqual(['no_target_not_said'])
    expect(faults(checkEmissionTargets({ targets: [target()], no_target }))).toEqual([
      'target_inconsistent /no_target',
    ])
    expect(faults(checkEmissionTargets({ targets: [target({ status: 'withdrawn' })], no_target }))).toEqual(
      [],
    )
  })
})

describe('organisational boundary', () => {
  const [parent, venture] = boundary().entities as [
    ReturnType<typeof boundary>['entities'][number],
    ReturnType<typeof boundary>['entities'][number],
  ]

  test('a sound record has no faults', () => {
    expect(checkOrganisationalBoundary(boundary())).toEqual(SOUND)
  })

  test.each([
    ['part of an entity under control', { ...venture, inclusion_percent: 50 }, 'inclusion_percent'],
    ['an entity that is not controlled', { ...venture, operational_control: false }, 'included'],
    ['a share of what is left out', { ...venture, included: false, reason: 'small' }, 'inclusion_percent'],
  ])('%s is refused', (_, entity, member) => {
    const check = checkOrganisationalBoundary(boundary({ entities: [parent, entity] }))
    expect(faults(check)).toEqual([`boundary_shares_invalid /entities/1/${member}`])
    expect(refusalCode(check.errors)).toBe('boundary_shares_invalid')
  })

  test('what is left out has a size', () => {
    const check = checkOrganisationalBoundary(
      boundary({ exclusions: [{ what: 'Ships', reason: 'immaterial' }] }),
    )
    expect(faults(check)).toEqual(['validation_failed /exclusions/0/estimated_t'])
  })

  test('names, check digits and reasons must fit', () => {
    const check = checkOrganisationalBoundary(
      boundary({
        entities: [parent, { ...venture, abn: '51824753557', included: false, inclusion_percent: 0 }],
        facilities: [{ name: 'Works', entity_abn: '12345678901', included: false }],
        period: { start: '2026-06-30', end: '2025-07-01' },
      }),
    )
    expect(faults(check)).toEqual([
      'validation_failed /period',
      'abn_checksum_failed /entities/1/abn',
      'validation_failed /entities/1/reason',
      'validation_failed /facilities/0/entity_abn',
      'validation_failed /facilities/0/reason',
    ])
    expect(doubts(check)).toEqual(['entity_left_out'])
    expect(refusalCode(check.errors)).toBe('validation_failed')
  })

  test('exactly one inclusion share is right for any entity under any approach', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('equity_share', 'financial_control', 'operational_control'),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        fc.boolean(),
        fc.boolean(),
        (approach, ownership_percent, inclusion_percent, financial_control, operational_control) => {
          const entity = {
            ...venture,
            ownership_percent,
            inclusion_percent,
            financial_control,
            operational_control,
          }
          const { errors } = checkOrganisationalBoundary(
            boundary({ approach, entities: [entity], facilities: [] }),
          )
          const right = INCLUSION[approach](entity)
          expect(errors.length === 0).toBe(right > 0 && inclusion_percent === right)
        },
      ),
    )
  })
})

describe('market-based evidence', () => {
  test('a sound record has no faults', () => {
    expect(checkMarketBasedEvidence(marketEvidence())).toEqual(SOUND)
  })

  test('periods outside the record’s, and what contradicts itself, are refused', () => {
    const check = checkMarketBasedEvidence(
      marketEvidence({
        instruments: [
          instrument({ period: july(2024), retirement: { status: 'voluntarily_retired' } }),
          instrument({ id: 'I2', type: 'greenpower_product', region: 'VIC' }),
        ],
        consumption: [
          {
            region: 'NSW',
            period: YEAR_2026,
            kwh: 1,
            exempt_kwh: 2,
            exempt_from: 'renewable_energy_target',
            exempt_document_sha256: 'c'.repeat(64),
            document_sha256: 'b'.repeat(64),
          },
        ],
      }),
    )
    expect(faults(check)).toEqual([
      'evidence_period_mismatch /instruments/0/period',
      'validation_failed /instruments/0/retirement/date',
      'validation_failed /instruments/1/product',
      'validation_failed /consumption/0/exempt_kwh',
    ])
    expect(doubts(check)).toEqual(['region_without_load'])
  })
})

test('S2 statements: unknown requirements, silence and setting aside without a reason are refused', () => {
  const { statement: _, document: __, ...silent } = statement('6(a)')
  const check = checkS2Statements(
    {
      period: YEAR_2026,
      statements: [silent, statement('99'), statement('10(a)', { kind: 'not_material' }), statement('6(a)')],
    },
    new Set(['6(a)', '10(a)']),
  )
  expect(faults(check)).toEqual([
    'validation_failed /statements/3/requirement_id',
    'validation_failed /statements/0/statement',
    'validation_failed /statements/1/requirement_id',
    'validation_failed /statements/2/reference',
    'validation_failed /statements/2/reason',
  ])
})
