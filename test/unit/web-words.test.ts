import { describe, expect, test } from 'vitest'
import { apart } from '../../web/src/components/chart/apart.ts'
import { idOf } from '../../web/src/format/id-of.ts'
import { withUnit } from '../../web/src/format/indicators.ts'
import { date, moment, withRecordNames } from '../../web/src/format/words.ts'
import { daysOf, monthsBefore } from '../../web/src/pages/settings/account/months.ts'
import { namesOf, SCOPES } from '../../web/src/pages/settings/keys/scopes.ts'
import { faultText } from '../../web/src/pages/workspace/form/fault-text.ts'
import { itemNameOf } from '../../web/src/pages/workspace/form/item-name.ts'

describe('words of the web app', () => {
  test.each([
    ['Owner', { type: 'string' }, 'Enter an owner.'],
    ['Name', { type: 'string' }, 'Enter a name.'],
    ['ABN', { type: 'string' }, 'Enter an ABN.'],
    ['kWh', { type: 'number' }, 'Enter the kWh.'],
    ['Approach', { enum: ['equity'] }, 'Choose an approach.'],
    ['Signed on', { type: 'string', format: 'date' }, 'Enter a date.'],
    ['Listed', { type: 'boolean' }, 'Choose yes or no.'],
  ] as const)('a form asks for what is missing: %s', (label, schema, text) => {
    expect(
      faultText(
        { code: 'missing_member', message: 'is required' },
        { pointer: '', label, schema, example: undefined },
      ),
    ).toBe(text)
  })

  test('a day is the reader’s own where it comes from an instant, and as it is written elsewhere', () => {
    const instant = new Date(2026, 10, 2, 0, 30)
    expect(date(instant.toISOString())).toBe('2 November 2026')
    expect(date('2026-11-01')).toBe('1 November 2026')
  })

  test('records have the names that people know', () => {
    expect(withRecordNames('not applicable, by emission_targets version 1')).toBe(
      'not applicable, in Emission targets, version 1',
    )
    expect(withRecordNames('sites version 12')).toBe('Sites, version 12')
    expect(withRecordNames('not applicable, by ANZSIC division D')).toBe(
      'not applicable, by ANZSIC division D',
    )
  })

  test('a value has its unit, and one day is a day', () => {
    expect([1, 2, 0].map((value) => withUnit(value, 'days'))).toEqual(['1 day', '2 days', '0 days'])
    expect(withUnit(22.4567, 'degC')).toBe('22.46 °C')
  })

  test('labels keep apart and never stand below the lowest place', () => {
    expect(apart([10, 12, 60], 17, 100)).toEqual([10, 27, 60])
    expect(apart([99, 120, 97], 17, 100)).toEqual([83, 100, 66])
  })

  test('an item of a form is called by what it says, and new only while it says nothing', () => {
    expect(itemNameOf({ measure: 'scope1_t', value: 12 })).toBe('Scope 1 t')
    expect(itemNameOf({ metric: 'hazards.flood.band', value: 'high' })).toBe('hazards.flood.band')
    expect(itemNameOf({ name: 'Depot', period: { start: '2025-07-01', end: '2026-06-30' } })).toBe(
      'Depot, 1 July 2025 to 30 June 2026',
    )
    expect(itemNameOf({ value: 3 })).toBeUndefined()
  })

  test('permissions are in words, and a code that is new is not dropped', () => {
    expect(namesOf(['tenant:write', 'new:scope'], SCOPES)).toBe('write your records; new:scope')
  })

  test('a watchlist gets an id that the API accepts', () => {
    expect(idOf('Lending book (NSW & ACT)')).toBe('lending-book-nsw-act')
    expect(idOf('Crédit')).toBe('credit')
    expect(idOf('…')).toBe('')
    expect(idOf('x'.repeat(99))).toMatch(/^[a-z0-9][a-z0-9_-]{0,63}$/)
  })

  test('months of usage begin with the one before, also over the new year and in a leap year', () => {
    expect(monthsBefore(new Date('2026-02-28T12:00:00Z'), 3)).toEqual(['2026-01', '2025-12', '2025-11'])
    expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  test('a time names its zone', () => {
    expect(moment('2026-11-15T07:32:52.293Z')).toMatch(/^1[56] November 2026 at \d+:32\s?[ap]m \S+/)
  })
})
