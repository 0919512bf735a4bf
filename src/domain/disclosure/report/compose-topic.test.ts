import { describe, expect, test } from 'vitest'
import { evidence } from '../../../../test/support/method-page.ts'
import { AVAILABLE, unavailable } from '../../availability.ts'
import { type Calculated, Cited, OutputOf, printed, type Working } from '../../working.ts'
import { Citations } from './citations.ts'
import { composeTopic } from './compose-topic.ts'
import type { TopicTable, WorkedOutcome } from './topic-table.ts'

const TABLE: TopicTable = {
  topic: 'trend',
  outcomes: () => [],
  words: { north: 'Up north' },
  formulas: {
    growth: {
      calculation: 'trend.{place}',
      metrics: { rate: { id: 'trend.{place}.rate_percent', label: '{place}: growth', unit: '% of {unit}' } },
      pointers: { points: '/series/{place}/points' },
      gap: { id: 'trend.{place}.none', label: '{place}: no growth known', unit: null },
    },
    row: {
      metrics: { level: { id: 'trend.level', label: 'Level', unit: 't' } },
    },
  },
  gap: { id: 'trend.nothing', label: 'Nothing', unit: null },
}

const level = evidence('level', '2023', '12')
const other = evidence('other', '2023', '12')
const growth: Calculated = {
  kind: 'calculated',
  formula: 'growth',
  about: { place: 'north', unit: 't' },
  observed: '2022/2023',
  arguments: {
    from: printed(12, [other, level], 'level'),
    unprinted: printed(13, [level]),
    all: new Cited(other, ['year', 'value']),
    before: new OutputOf('growth', 'rate', { place: 'south' }),
    flags: [true, 'a', null],
  },
  outputs: { rate: { value: 3 } },
  lists: ['points'],
}

const outcomeWith = (...workings: Working[]): WorkedOutcome => ({
  method: { id: 'some_method', version: '1.0.0' },
  availability: AVAILABLE,
  basis: 'derived',
  data_quality: 2,
  flags: ['a_flag'],
  inputs: [level, other],
  workings: () => workings,
})

const compose = (...workings: Working[]) => {
  const citations = new Citations((release) => release === level.release)
  return { ...composeTopic(TABLE, [TABLE], [outcomeWith(...workings)], citations), citations }
}

describe('composeTopic', () => {
  test('a calculation names its figures by the table and its arguments by input and metric', () => {
    const { metrics, calculations, citations } = compose(growth)
    expect(metrics).toMatchObject([
      {
        id: 'trend.north.rate_percent',
        label: 'Up north: growth',
        value: 3,
        unit: '% of t',
        observed: '2022/2023',
        calculation: 'trend.north',
        flags: ['a_flag'],
      },
    ])
    expect(calculations).toEqual([
      {
        id: 'trend.north',
        method: { id: 'some_method', version: '1.0.0' },
        formula: 'growth',
        arguments: {
          from: { input: citations.cite(level) },
          unprinted: 13,
          all: { input: citations.cite(other), columns: ['year', 'value'] },
          before: { metric: 'trend.south.rate_percent' },
          flags: [true, 'a', null],
        },
        outputs: { rate: 'trend.north.rate_percent', points: '/series/north/points' },
      },
    ])
  })

  test('an output may be about another time than its working', () => {
    const { metrics } = compose({ ...growth, outputs: { rate: { value: 3, observed: '2017/2018' } } })
    expect(metrics).toMatchObject([{ observed: '2017/2018' }])
  })

  test('a name that every object has a member of is no word of the table', () => {
    const { metrics } = compose({ ...growth, about: { place: 'constructor', unit: 't' } })
    expect(metrics[0]?.label).toBe('constructor: growth')
  })

  test('what a release prints that the report does not list stands as a plain number', () => {
    const citations = new Citations(() => false)
    const { calculations } = composeTopic(TABLE, [TABLE], [outcomeWith(growth)], citations)
    expect(calculations[0]?.arguments).toMatchObject({ from: 12 })
  })

  test('a published figure stands with its text and the one input that prints it', () => {
    const { metrics, calculations, citations } = compose({
      kind: 'published',
      formula: 'row',
      outputs: { level: { value: 12, input: level } },
    })
    expect(metrics).toMatchObject([
      {
        id: 'trend.level',
        value: 12,
        value_text: '12',
        basis: 'reported',
        method: null,
        calculation: null,
        evidence_ids: [citations.cite(level)],
      },
    ])
    expect(calculations).toEqual([])
  })

  test('a formula that could not be used leaves its gap and the reason', () => {
    const availability = unavailable('not_published', 'no_row', 'There is no row.')
    const missing: Working = { kind: 'missing', formula: 'growth', about: { place: 'north' }, availability }
    const { metrics, calculations } = compose(missing)
    expect(metrics).toMatchObject([{ id: 'trend.north.none', value: null, availability, calculation: null }])
    expect(calculations).toEqual([])
  })

  test('an outcome without workings leaves the gap of its topic', () => {
    expect(compose().metrics).toMatchObject([{ id: 'trend.nothing', value: null }])
  })

  test('a working may have flags and inputs of its own', () => {
    const { metrics, citations } = compose({ ...growth, flags: ['own'], inputs: [other] })
    expect(metrics).toMatchObject([{ flags: ['own'], evidence_ids: [citations.cite(other)] }])
  })

  test('an output, a list, a formula or a name that the table forgot is an error', () => {
    expect(() => compose({ ...growth, outputs: { speed: { value: 1 } } })).toThrow('no place for speed')
    expect(() => compose({ ...growth, lists: ['corners'] })).toThrow('no place for corners')
    expect(() => compose({ ...growth, formula: 'row' })).toThrow('no calculation')
    expect(() => compose({ ...growth, formula: 'decline' })).toThrow('no table')
    expect(() => compose({ ...growth, about: { place: 'north' } })).toThrow('no value of unit')
    expect(() => compose({ ...growth, arguments: new OutputOf('decline', 'rate') })).toThrow('no topic shows')
  })
})
