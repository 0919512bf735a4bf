import { describe, expect, test } from 'vitest'
import type { Metric, Side } from '../../web/src/pages/workspace/bundles/content.ts'
import { traced } from '../../web/src/pages/workspace/bundles/trace.ts'
import { valueAt, withValue } from '../../web/src/pages/workspace/form/pointer.ts'
import { emptyOf, kindOf } from '../../web/src/pages/workspace/form/schema.ts'
import { differencesOf, merged, pathText } from '../../web/src/pages/workspace/records/differences.ts'
import { valueText } from '../../web/src/pages/workspace/records/value-text.ts'

describe('a form', () => {
  test('changes, makes and removes what a pointer names, and nothing else', () => {
    const body = { targets: [{ id: 'a' }, { id: 'b', 'x/y': 1 }] }
    expect(withValue(body, '/targets/1/x~1y', 2)).toEqual({ targets: [{ id: 'a' }, { id: 'b', 'x/y': 2 }] })
    expect(withValue(body, '/targets/0', undefined)).toEqual({ targets: [{ id: 'b', 'x/y': 1 }] })
    expect(withValue({}, '/base/period/start', '2025-07-01')).toEqual({
      base: { period: { start: '2025-07-01' } },
    })
    expect(valueAt(body, '/targets/1/x~1y')).toBe(1)
    expect(body).toEqual({ targets: [{ id: 'a' }, { id: 'b', 'x/y': 1 }] })
  })

  test('takes its controls from the schema and begins with no answer', () => {
    const period = { type: 'object', properties: { start: {}, end: {} }, required: ['start', 'end'] } as const
    const schema = {
      type: 'object',
      required: ['when', 'gases', 'included'],
      properties: {
        note: { type: 'string' },
        included: { type: 'boolean' },
        gases: { type: 'array', items: { enum: ['CO2'] } },
        when: period,
      },
    } as const
    expect(Object.values(schema.properties).map(kindOf)).toEqual(['text', 'yes_no', 'choices', 'period'])
    expect(emptyOf(schema)).toEqual({ when: {}, gases: [] })
  })
})

test('values of a record are told as people say them, never as JSON', () => {
  expect(
    [
      undefined,
      true,
      1234567.25,
      2026,
      'operational_control',
      'As it is',
      { start: '2025-07-01', end: '2026-06-30' },
      [],
      [{ abn: '74115061375', included: false }, { abn: '1' }],
    ].map(valueText),
  ).toEqual([
    'not stated',
    'yes',
    '1,234,567.25',
    '2026',
    'Operational control',
    'As it is',
    '1 July 2025 to 30 June 2026',
    'none',
    'ABN: 74115061375, Included: no; ABN: 1',
  ])
  expect(valueText({ text: 'x'.repeat(999) })).toHaveLength(161)
})

describe('a conflict', () => {
  const theirs = {
    targets: [
      { id: 'new', owner: 'C' },
      { id: 'a', owner: 'B', levers: ['x'] },
    ],
    note: 'theirs',
  }
  const mine = { targets: [{ id: 'a', owner: 'A', levers: ['x', 'y'] }], no_target: { statement: 's' } }

  test('names the fields that differ, items by their id', () => {
    expect(differencesOf(mine, theirs).map(({ path }) => pathText(path))).toEqual([
      'targets › a › owner',
      'targets › a › levers',
      'targets › new',
      'no target',
      'note',
    ])
    expect(differencesOf(mine, structuredClone(mine))).toEqual([])
  })

  test('becomes mine when all is mine, theirs when nothing is, and both when chosen', () => {
    const all = differencesOf(mine, theirs)
    expect(merged(theirs, all)).toEqual(mine)
    expect(merged(theirs, [])).toEqual(theirs)
    expect(
      merged(
        theirs,
        all.filter(({ path }) => path.at(-1) === 'owner'),
      ),
    ).toEqual({
      targets: [
        { id: 'new', owner: 'C' },
        { id: 'a', owner: 'A', levers: ['x'] },
      ],
      note: 'theirs',
    })
  })
})

const INPUT = {
  dataset: 'nger',
  field: 'scope1_t',
  file_sha256: 'f',
  observed: '',
  ref: 'line 2',
  value_text: '10',
}
const RELEASE = {
  dataset: 'nger',
  title: 'Registry',
  publisher: 'Regulator',
  published_on: '2026-02-27',
  retrieved_on: '2026-11-01',
  file_name: 'registry.csv',
  file_sha256: 'f',
  file_basis: 'publisher_file',
  landing_page: 'https://example.org/',
  licence: { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: 'https://example.org/' },
  attribution: 'Source: Regulator.',
}

describe('a look into a bundle', () => {
  const metric = (id: string, value: number | null, more: Partial<Metric> = {}): Metric => ({
    id,
    label: id,
    value,
    value_text: null,
    unit: 't',
    observed: null,
    basis: 'derived',
    availability: { detail: null },
    method: null,
    calculation: null,
    evidence_ids: [],
    ...more,
  })
  const side: Side = {
    report: {
      metrics: [
        metric('registry', 10, { evidence_ids: ['in_1'] }),
        metric('gap', 5, { calculation: 'gap' }),
        metric('share', 0.05, { calculation: 'share' }),
        metric('readiness', 5),
        metric('constant', 7),
      ],
    },
    provenance: {
      releases: [{ ...RELEASE, release: 'r-2024-25', edition: '2024-25' }],
      inputs: [{ ...INPUT, id: 'in_1', release: 'r-2024-25' }],
      records: [{ record: 'emission_targets', version: 1, sha256: '1' }],
      calculations: [
        { id: 'gap', arguments: { base: { record: 'emission_targets', pointer: '/targets/0/base/value' } } },
        { id: 'share', arguments: { of: { metric: 'gap' } } },
      ],
    },
  }

  test('rests a number on the inputs and records that its calculation names, or else on those that it lists', () => {
    const grounds = traced(side).map(({ metric: { id }, inputs, records }) => [
      id,
      inputs.map((input) => input.ref),
      records.map(({ record }) => record),
    ])
    expect(grounds).toEqual([
      ['registry', ['line 2'], []],
      ['gap', [], ['emission_targets']],
      ['share', [], ['emission_targets']],
      ['readiness', [], []],
      ['constant', [], []],
    ])
  })
})
