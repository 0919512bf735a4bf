import { beforeAll, describe, expect, test } from 'vitest'
import type { Disclosure } from '../../src/domain/disclosure/disclosure.ts'
import { type DisclosureRecords, NO_RECORDS } from '../../src/domain/disclosure/records/kinds.ts'
import type { Instrument } from '../../src/domain/disclosure/records/market-based-evidence.ts'
import { composeReport } from '../../src/domain/disclosure/report/compose.ts'
import { NO_REVIEW } from '../../src/domain/review/period-review.ts'
import { discloseWith } from '../../src/operations/disclosure/gather-disclosure.ts'
import { composeCoverage } from '../../src/reports/bundle/coverage-matrix.ts'
import type { Documents } from '../../src/reports/verifier/documents.ts'
import { checkReadiness } from '../../src/reports/verifier/readiness/check-readiness.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import { plainBundle } from '../support/bundles.ts'
import {
  boundary,
  instrument,
  july,
  marketEvidence,
  statement,
  target,
} from '../support/disclosure-records.ts'
import { FULL_RUN, openOnOneEngine } from '../support/engines.ts'
import { stored } from '../support/readiness-inputs.ts'
import { FULL_REGISTER, POOR_REGISTER } from '../support/risk-registers.ts'
import { AGL, ALMOST_NOTHING, allRecords, QANTAS, sampleSnapshot } from '../support/sample-reports.ts'

const SECOND_YEAR = july(2026)
const { certificate: _, retirement: __, ...uncertified } = instrument()
const claims: readonly Instrument[] = [
  instrument(),
  instrument({ id: 'same serials' }),
  { ...uncertified, id: 'greenpower', type: 'greenpower_product', product: 'Nobody’s' },
  instrument({
    id: 'unknown station',
    certificate: { ...instrument().certificate!, accreditation_code: 'NONE' },
  }),
  instrument({ id: 'old', certificate: { ...instrument().certificate!, vintage: 2001 } }),
  instrument({
    id: 'another scheme',
    type: 'rego',
    certificate: { ...instrument().certificate!, scheme: 'rego' },
  }),
  instrument({ id: 'credits', type: 'other', certificate: { ...instrument().certificate!, scheme: 'accu' } }),
  instrument({
    id: 'mandatory',
    type: 'jurisdictional',
    retirement: { status: 'surrendered_for_liability' },
  }),
  instrument({ id: 'sold', type: 'on_site_sold', region: 'ACT' }),
]

/** Conflicts, reliefs out of time, statements that set aside, claims of every kind. */
const difficult: DisclosureRecords = {
  ...NO_RECORDS,
  emission_targets: stored({
    targets: [],
    no_target: { statement: 'None is set yet', stated_by: { name: 'X', role: 'Director', on: '2027-08-01' } },
  }),
  organisational_boundary: stored(
    boundary({
      period: SECOND_YEAR,
      reliefs: [
        { relief: 'C4(b)', reason: 'late', elected_by: 'A. Person', elected_on: '2027-08-01' },
        { relief: 'C3', reason: 'late', elected_by: 'A. Person', elected_on: '2027-08-01' },
      ],
      reporting_duty: { revenue_aud: 6e8, gross_assets_aud: 2e9, entity_kind: 'disclosing_entity' },
    }),
  ),
  market_based_evidence: stored(marketEvidence({ period: SECOND_YEAR, instruments: [...claims] })),
  s2_statements: stored({
    period: SECOND_YEAR,
    statements: [
      statement('6(a)'),
      statement('33', { kind: 'not_applicable', reason: 'none' }),
      statement('10(a)', { kind: 'not_material', reason: 'small', reference: 'board paper 7' }),
    ],
    sign_off: { name: 'S. Person', role: 'Chair', on: '2027-09-01' },
  }),
}
const net = { ...target(), id: 'net', basis: 'net' as const, gross_target_id: 'T1' }

const SUBJECTS: readonly (readonly [string, string, DisclosureRecords, { start: string; end: string }])[] = [
  ['that says nothing', AGL, NO_RECORDS, july(2024)],
  ['that says nothing in a calendar year', AGL, NO_RECORDS, { start: '2025-01-01', end: '2025-12-31' }],
  ['with every record', QANTAS, allRecords(), july(2024)],
  ['with difficult records', AGL, difficult, SECOND_YEAR],
  ['with difficult records and hardly anything published', ALMOST_NOTHING, difficult, SECOND_YEAR],
  [
    'with a net target, a draft and one that was revised',
    QANTAS,
    {
      ...NO_RECORDS,
      emission_targets: stored({
        targets: [target({ status: 'revised', levers: [] }), net, target({ id: 'draft', status: 'draft' })],
      }),
    },
    july(2024),
  ],
  ['with a register of risks', AGL, { ...NO_RECORDS, risks: stored(FULL_REGISTER) }, july(2024)],
  ['with a register that says little', AGL, { ...NO_RECORDS, risks: stored(POOR_REGISTER) }, july(2024)],
]
/** Of the same version number as the statements of the period. */
const earlier = stored({
  period: july(2023),
  statements: [statement('6(a)'), statement('13(a)'), statement('22', { kind: 'not_material', reason: 'r' })],
})

let disclosures: ReadonlyMap<string, Disclosure>
beforeAll(async () => {
  const database = await openOnOneEngine({ holding: 'starter' })
  const snapshot = await sampleSnapshot(database)
  const made = new Map<string, Disclosure>()
  for (const [name, abn, records, period] of SUBJECTS) {
    const own = {
      records,
      earlier_statements: earlier,
      earlier_period: null,
      ledger: null,
      sites: undefined,
      review: NO_REVIEW,
      explanations: null,
      claimed_elsewhere: new Map([
        ['I1', 'later'],
        ['old', 'first'],
      ] as const),
      held_files: [],
      pinned: null,
      key: '',
      size: 0,
    }
    made.set(name, await discloseWith(database, snapshot, { tenantId: 'none', abn, period }, own))
  }
  await database.close()
  disclosures = made
})

/** As it is read back from the files. */
function compose(disclosure: Disclosure): Composed {
  const { report, provenance } = composeReport(disclosure)
  const coverage = composeCoverage(disclosure, report)
  return JSON.parse(JSON.stringify({ report, provenance, coverage })) as Composed
}

type Composed = Pick<Documents, 'report' | 'provenance' | 'coverage'>
const composed = new Map<string, Composed>()

function documentsOf(name: string): Composed {
  const known = composed.get(name) ?? compose(disclosures.get(name)!)
  composed.set(name, known)
  return structuredClone(known)
}

describe('readiness, repeated from the records and published figures', () => {
  test.each(SUBJECTS.map(([name]) => name))('comes out the same for a company %s', async (name) => {
    const { findings, valid } = verifyBundle((await plainBundle(disclosures.get(name)!)).zip, null)
    expect(findings).toEqual([])
    expect(valid).toBe(true)
  })

  const findingsAfter = (name: string, change: (documents: Composed) => void): string[] => {
    const documents = documentsOf(name)
    change(documents)
    return checkReadiness(documents as Documents).map(({ where }) => where)
  }

  test('a status that report and matrix agree on, with the counts as they were, is named for every requirement', () => {
    const ids = documentsOf('with every record').report.readiness.requirements.map(
      (row) => row.requirement_id,
    )
    for (const [index, id] of ids.entries().filter(([at]) => FULL_RUN || at % 4 === 0)) {
      const found = findingsAfter('with every record', ({ report, coverage }) => {
        const row = report.readiness.requirements[index]!
        const other = row.evidence_status === 'evidenced' ? 'partially_evidenced' : 'evidenced'
        Object.assign(row, { evidence_status: other })
        Object.assign(coverage.requirements.find((one) => one.id === id)!, { evidence_status: other })
      })
      expect(found).toContain(`report.json requirement ${id}/evidence_status`)
      expect(found).toContain(`coverage-matrix.json requirement ${id}/evidence_status`)
    }
  })

  test.each([
    ['the state', '/readiness/readiness_state', 'evidence_complete'],
    ['the state of a pillar', '/readiness/pillars/0/readiness_state', 'evidence_complete'],
    ['a bar of the chart', '/series/readiness/0/counts/missing', 99],
    ['the group', '/readiness/duty/group', 3],
    ['the first period', '/readiness/duty/first_period/start', '2030-01-01'],
    ['the day to lodge', '/readiness/duty/lodgement_due', '2030-01-01'],
    ['the number of the year', '/readiness/year_number', 1],
    ['a gate that blocks', '/readiness/blocked_by/0', '6(b)'],
    ['the registry year', '/registry/match', 'same_period'],
    ['a claim', '/instruments/1/status', 'verified'],
    ['a claim that does not count', '/instruments/1/counted', true],
    ['a check', '/instruments/1/checks/4/result', 'passed'],
    ['a station in no list', '/instruments/3/checks/6/result', 'passed'],
  ])('%s', (_what, pointer, value) => {
    const found = findingsAfter('with difficult records', ({ report }) => {
      const at = pointer.lastIndexOf('/')
      const parent = pointer
        .slice(1, at)
        .split('/')
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], report)
      Object.assign(parent as object, { [pointer.slice(at + 1)]: value })
    })
    expect(found).toContain(`report.json${pointer}`)
  })

  describe('contradictions', () => {
    const kindsOf = ({ report }: Composed) => new Set(report.contradictions.map(({ kind }) => kind))

    test('the subjects have some, of many kinds', () => {
      expect(kindsOf(documentsOf('with difficult records')).size).toBeGreaterThan(4)
      expect(kindsOf(documentsOf('with every record'))).toContain('target_base')
      expect(kindsOf(documentsOf('that says nothing')).size).toBe(0)
    })

    test('one that was removed is named, each of them', () => {
      const all = documentsOf('with difficult records').report.contradictions
      for (const { id, kind } of all.filter((one) => one.kind !== 'same_serials')) {
        const found = findingsAfter('with difficult records', ({ report }) => {
          Object.assign(report, { contradictions: report.contradictions.filter((one) => one.id !== id) })
        })
        expect(found, kind).toContain(`contradiction ${id}`)
      }
    })

    test('without all of them the requirements that they touch no longer fit', () => {
      const found = findingsAfter('with difficult records', ({ report }) => {
        Object.assign(report, { contradictions: [] })
      })
      expect(found.length).toBeGreaterThan(4)
    })

    test('an old version of the method, or no rules, is no way round them', () => {
      const found = findingsAfter('with difficult records', ({ report }) => {
        const old = report.methods.map((one) => ({ ...one, version: '1.0.0' }))
        Object.assign(report, { contradictions: [], methods: old })
      })
      expect(found).toEqual(expect.arrayContaining(['contradictions']))
    })

    test('one that nobody explained, and one that nothing speaks for', () => {
      const [first] = documentsOf('with every record').report.contradictions
      expect(first!.kind).not.toBe('same_serials')
      const explained = findingsAfter('with every record', ({ report }) => {
        Object.assign(report.contradictions[0]!, { status: 'explained' })
      })
      expect(explained).toContain('report.json/contradictions/0/status')
      const invented = findingsAfter('with every record', ({ report }) => {
        const id = 'con_00000000000000000000'
        Object.assign(report, { contradictions: [...report.contradictions, { ...first!, id }] })
      })
      expect(invented).toContain('contradiction con_00000000000000000000')
    })
  })

  test('a gate that a statement sets aside is missing for the verifier too', () => {
    const found = findingsAfter('with difficult records', ({ report }) => {
      const row = report.readiness.requirements.find(({ requirement_id }) => requirement_id === '10(a)')!
      Object.assign(row, { evidence_status: 'not_material' })
    })
    expect(found).toContain('report.json requirement 10(a)/evidence_status')
  })

  test('a claim that is counted though it does not stand', () => {
    const found = findingsAfter('with difficult records', ({ provenance }) => {
      const scope2 = provenance.calculations.find(({ formula }) => formula === 'market_based_scope2')!
      Object.assign(scope2.arguments as object, { standing: ['I1', 'old'] })
    })
    expect(found).toContain('provenance.json calculation scope2.NSW/standing/0')
  })

  test('a record that answers more than it did', () => {
    const found = findingsAfter('with difficult records', ({ provenance }) => {
      const record = provenance.records.find((one) => one.record === 's2_statements')!
      ;(record.body['statements'] as object[]).push(statement('6(b)'))
    })
    expect(found).toContain('report.json requirement 6(b)/evidence_status')
  })

  test('statements of an earlier period that were never made', () => {
    const found = findingsAfter('with difficult records', ({ provenance }) => {
      Object.assign(provenance.readiness_facts, { earlier_statements: null })
    })
    expect(found).toContain('report.json requirement 13(a)/evidence_status')
  })

  test('requirements that are their own parents end, and are named', () => {
    const found = findingsAfter('with every record', ({ coverage }) => {
      const [one, other] = coverage.requirements.filter(({ scored }) => scored)
      Object.assign(one!, { parent_id: other!.id })
      Object.assign(other!, { parent_id: one!.id })
    })
    expect(found.length).toBeGreaterThan(0)
  })
})
