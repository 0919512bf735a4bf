import { expect, test } from 'vitest'
import { statement } from '../../../test/support/disclosure-records.ts'
import { statements } from '../../../test/support/readiness-inputs.ts'
import { NO_RECORDS } from '../disclosure/records/kinds.ts'
import { NOTHING_BESIDE } from './held-numbers.ts'
import { MOST_READ, statementNumbers } from './statement-numbers.ts'

const found = (...texts: readonly string[]) => foundWith({}, ...texts)
const foundWith = (more: object, ...texts: readonly string[]) => {
  const figures = [{ measure: 'scope1_t' as const, value: 255_300 }]
  const said = texts.map((text, at) => statement(`R${at}`, { statement: text, figures }))
  const written = statements(said, more)
  const { body } = written
  return statementNumbers({
    period: body.period,
    names: [],
    records: { ...NO_RECORDS, s2_statements: written },
    registry_years: [],
    restatements: [],
    facilities: [],
    safeguard_inputs: [],
    gates: [],
    computed: [],
    ...NOTHING_BESIDE,
  })
}

test('a number that is not the figure of its requirement is named, one that is or that is of something else is not', () => {
  expect([...found('Scope 1 emissions were 255,300 t CO2-e.', 'Scope 1 was 0.26 Mt.').keys()]).toEqual([])
  expect([...found('The board met 12 times in the year.').keys()]).toEqual([])
  expect([...found('Scope 1 emissions were two thousand tonnes.').keys()]).toEqual(['R0'])
  expect(found('Scope 1 emissions were 2,553 t CO2-e.').get('R0')).toMatchObject([
    { verdict: 'unit_suspect', reading: { quote: '2,553 t CO2-e' }, compared: [{ value: 255_300 }] },
  ])
})

test('what is too long to be read is said, and text without a number is not counted', () => {
  const long = `Scope 1 emissions were 255,300 t CO2-e. ${'x '.repeat(MOST_READ / 2)}`
  expect([...found('No number. '.repeat(20_000), 'Scope 1 was 255,300 t.', long)]).toEqual([
    ['R2', 'not_read'],
  ])
})

test('the message gives no measure another amount than its statement, unless it states the figure too', () => {
  const ids = (message: string) => [
    ...foundWith({ message }, 'Scope 1 emissions were 255,300 t CO2-e.').keys(),
  ]
  expect(ids('Our scope 1 emissions were 120,000 t CO2-e in 2025.')).toEqual(['message'])
  expect(
    ids('Scope 1 emissions were 255,300 t CO2-e; unaudited, they were 120,000 t CO2-e in 2025.'),
  ).toEqual([])
  expect(
    ids('We met 120,000 people in 2025 and aim for scope 1 emissions of 120,000 t CO2-e by 2035.'),
  ).toEqual([])
  expect(ids('Our suppliers saved 120,000 t CO2-e in 2025.')).toEqual([])
})
