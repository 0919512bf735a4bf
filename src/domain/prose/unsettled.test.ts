import { describe, expect, test } from 'vitest'
import { parsePeriod } from '../period.ts'
import { contradicts } from './check.ts'
import { opposedNumbers } from './check-numbers.ts'
import type { Held, HeldFigure } from './held.ts'
import { readText } from './read-text.ts'

const figure = (measure: 'scope1_t' | 'scope2_location_t', year: string, value: number): HeldFigure => ({
  measure,
  value,
  period: parsePeriod(year)!,
  basis: 'published',
  facility: null,
  source: `the registry for ${year}`,
  pointer: null,
  evidence: [],
})
const HELD: Held = {
  period: parsePeriod('2024-25')!,
  names: ['AGL ENERGY LIMITED'],
  measures: ['scope1_t'],
  figures: [
    figure('scope1_t', '2023-24', 30_687_158),
    figure('scope1_t', '2024-25', 30_439_497),
    figure('scope2_location_t', '2024-25', 247_661),
  ],
  targets: [],
  factors: [],
  price_changes: [],
}
const opposed = (text: string, held = HELD) => opposedNumbers(text, readText(text), held)

describe('an amount that readers take for the figure, and nothing confirms', () => {
  test.each([
    'Scope 1 emissions were 15.2 Mt CO2-e in 2025.',
    'Scope 1 emissions were 15.2 Mt CO2-e in 2024.',
    'Scope 1 emissions were 15,220,000 in 2024-25.',
    'Scope 1 emissions were 15.2 mt in 2024-25.',
    'Unaudited scope 1 emissions were 15.2 Mt CO2-e in 2024-25.',
    'Like-for-like scope 1 emissions were 15.2 Mt CO2-e in 2024-25.',
    'Scope 1 emissions were 15.2 Mt CO2-e in 2024-25 including all facilities.',
    'In 2022-23 we changed our systems. Scope 1 emissions were 15.2 Mt CO2-e.',
    'Expected scope 1 was 15.2 Mt CO2-e in 2024-25.',
    'Scope 1 was cut to 15.2 Mt CO2-e by 2025.',
    'Emissions were 15.2 Mt CO2-e. Yes, they were 15.2 Mt CO2-e.',
    'Scope 1 emissions were 15.2 Mt CO2-e in calendar 2024.',
    'Scope 1 emissions, per the registry, were 15.2 Mt CO2-e in 2024-25.',
    'Scope 1 emissions were half of the 30.4 Mt CO2-e published for 2024-25.',
    'Scope 1 emissions came to about 50 per cent of the 30.4 Mt CO2-e in the registry of 2024-25.',
    'Scope 1 emissions were only a fraction of the 30,439,497 t CO2-e of the registry for 2024-25.',
    'The registry says 30.4 Mt CO2-e of scope 1; our scope 1 emissions were 15.2 Mt CO2-e in 2025.',
    'In 2023-24 scope 1 was 30,687,158 t CO2-e. Unaudited, it was 15.2 Mt CO2-e in 2025.',
  ])('%s', (text) => {
    const found = opposed(text)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(contradicts)).toEqual([])
    expect(found[0]!.settle).toContain('State the figure')
    expect(found[0]!.compared.map(({ value }) => value)).toContain(30_439_497)
  })

  test('is held nowhere else than where the requirement asks for it', () => {
    expect(opposed('Scope 1 emissions were 15.2 Mt CO2-e in 2025.', { ...HELD, measures: [] })).toEqual([])
  })
})

describe('an honest text', () => {
  test.each([
    'Scope 1 emissions were 30.4 Mt CO2-e in 2025.',
    'Scope 1 emissions were 30.4 mt in 2024-25.',
    'Unaudited scope 1 emissions were 30.4 Mt CO2-e in 2024-25.',
    'Scope 1 emissions were 30,439,497 t CO2-e in 2024-25, including 12 Mt from Bayswater.',
    'Scope 1 emissions were 30.4 Mt CO2-e; we had expected 31.2 Mt.',
    'We expect scope 1 emissions of 15.2 Mt CO2-e by 2035.',
    'We will reduce scope 1 emissions to 15.2 Mt CO2-e.',
    'In 2019-20 scope 1 emissions were 42.7 Mt CO2-e.',
    'Facilities above the threshold of 25,000 t CO2-e are included.',
    'We burnt 12 Mt of coal in 2024-25.',
    'Scope 1 emissions were 30.4 Mt CO2-e in 2024-25, of which Bayswater was almost half.',
    'Bayswater accounts for about half of our scope 1 emissions, which were 30.4 Mt CO2-e in 2024-25.',
    'Almost nothing in our scope 1 emissions comes from offices.',
    'We no longer emit from Liddell, which closed in 2023.',
  ])('%s', (text) => expect(opposed(text)).toEqual([]))
})

test.each([
  'Direct emissions fell by a quarter.',
  'Scope 1 emissions net of abatement were 15.2 Mt CO2-e in 2024-25.',
  'Direct emissions fell by about a quarter.',
  'Scope 1 emissions were around half the level of last year.',
  'Scope 1 emissions rose tenfold.',
  'Direct emissions have been eliminated.',
  'Scope 1 emissions were almost nothing in 2024-25.',
  'Scope 1 emissions fell to next to nothing.',
  'The group no longer emits greenhouse gases.',
  'We no longer emit any scope 1 emissions.',
  'The company has stopped emitting greenhouse gases.',
])('a false change in words is read and contradicted: %s', (text) =>
  expect(opposed(text).filter(contradicts)).not.toEqual([]),
)
