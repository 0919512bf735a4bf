import { describe, expect, it } from 'vitest'
import { parsePeriod } from '../period.ts'
import { chooseEdition, editionOfPeriod } from './editions.ts'

describe('the edition of a period', () => {
  it.each([
    ['2024-25', '2024', [365]],
    ['2023-24', '2023', [366]],
    ['2025', '2025', [181, 184]],
    ['2024', '2024', [182, 184]],
    ['2025-04-01/2026-03-31', '2025', [91, 274]],
    ['2025-01-01/2025-06-30', '2024', [181]],
    ['2025-06-30/2025-07-01', '2025', [1, 1]],
    ['2024-12-01/2025-11-30', '2024', [212, 153]],
    ['0500', '500', [181, 184]],
    ['9999', '9999', [181, 184]],
  ])('of %s is %s', (text, edition, days) => {
    const choice = editionOfPeriod(parsePeriod(text)!)
    expect([choice.edition, choice.days.map((item) => item.days)]).toEqual([edition, days])
  })

  it('says why', () => {
    expect(editionOfPeriod(parsePeriod('2025')!).reason).toBe(
      'The 2025 edition is for activity from 1 July 2025 to 30 June 2026: 184 days of 2025-01-01 to 2025-12-31 belong to it, 181 to the 2024 edition.',
    )
  })
})

describe('the choice', () => {
  it('is what was asked for, else of the period, else the newest', () => {
    expect(chooseEdition({ edition: '2023' }, undefined, '2026')).toMatchObject({
      edition: '2023',
      basis: 'asked_for',
    })
    expect(chooseEdition({}, parsePeriod('2024-25'), '2026')).toMatchObject({
      edition: '2024',
      basis: 'reporting_period',
    })
    expect(chooseEdition({}, undefined, '2026')).toMatchObject({ edition: '2026', basis: 'newest' })
  })
})
