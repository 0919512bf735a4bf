import { describe, expect, test } from 'vitest'
import { nextEdition, type Rhythm } from './next-edition.ts'

const held = (edition: string, observed_to: string | null = null, published_on = '2026-02-27') => ({
  edition,
  observed_to,
  published_on,
})
const REGISTRY: Rhythm = {
  kind: 'yearly',
  edition: 'reporting_year',
  by: '02-28',
  from: null,
  years_after: 1,
}

describe('the next edition', () => {
  test('of a reporting year follows the newest year, in whatever order they are held', () => {
    const years = [held('2024-25'), held('2012-13', null, '2026-11-01'), held('2023-24')]
    expect(nextEdition(REGISTRY, years, '2026-11-16')).toEqual({
      newest_held: '2024-25',
      next_edition: '2025-26',
      expected_from: null,
      expected_by: '2027-02-28',
      state: 'expected',
    })
    expect(nextEdition(REGISTRY, years, '2027-02-28').state).toBe('expected')
    expect(nextEdition(REGISTRY, years, '2027-03-01').state).toBe('due')
  })

  test('of the turn of a century is written with two digits', () => {
    expect(nextEdition(REGISTRY, [held('2098-99')], '2026-11-16')).toMatchObject({ next_edition: '2099-00' })
  })

  test('of a calendar year may have a first day too', () => {
    const rhythm: Rhythm = {
      kind: 'yearly',
      edition: 'calendar_year',
      by: '11-30',
      from: '07-01',
      years_after: 0,
    }
    expect(nextEdition(rhythm, [held('2026 (issue of 2026-10)'), held('2025')], '2026-11-16')).toMatchObject({
      newest_held: '2026 (issue of 2026-10)',
      next_edition: '2027',
      expected_from: '2027-07-01',
      expected_by: '2027-11-30',
    })
  })

  test('of figures that come in days follows the newest day, not the newest publication', () => {
    const weekly: Rhythm = { kind: 'days', days: 14 }
    const files = [held('2025', '2025-12-27'), held('contract year 2024', '2024-12-28', '2026-11-01')]
    expect(nextEdition(weekly, files, '2026-11-16')).toMatchObject({
      newest_held: '2025',
      expected_by: '2026-01-10',
      state: 'due',
    })
    const more = [...files, held('contract year 2026', '2026-01-24')]
    expect(nextEdition(weekly, more, '2026-11-16')).toMatchObject({ newest_held: 'contract year 2026' })
  })

  test('is not guessed', () => {
    expect(nextEdition(REGISTRY, [], '2026-11-16')).toMatchObject({ newest_held: null, state: 'not_held' })
    expect(nextEdition({ kind: 'none' }, [held('x')], '2026-11-16').state).toBe('no_fixed_day')
    expect(nextEdition(REGISTRY, [held('IPCC AR6 Atlas')], '2026-11-16').state).toBe('no_fixed_day')
  })
})
