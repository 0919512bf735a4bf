import { describe, expect, test } from 'vitest'
import { readText } from './read-text.ts'

/** What is read of a text, in short: quote, value in the base unit, unit. */
const read = (text: string) => readText(text).map(({ quote, amount, unit }) => [quote, amount.value, unit])

describe('numbers with units', () => {
  test.each([
    ['Scope 1 was 255,300 t CO2-e.', 255_300, 't'],
    ['Scope 1 was 255 300 t.', 255_300, 't'],
    ['Scope 1 was 255\u00A0300 t.', 255_300, 't'],
    ['Scope 1 was 255\u2009300\u00A0t.', 255_300, 't'],
    ['Scope 1 was 255\u202F300 tonnes.', 255_300, 't'],
    ['Scope 1 was 255.3 kt CO₂-e.', 255_300, 't'],
    ['Scope 1 was 0.2553 Mt.', 255_300, 't'],
    ['Scope 1 was 255,300,000 kg.', 255_300, 't'],
    ['Scope 1 was 255.3 thousand tonnes of CO2 equivalent.', 255_300, 't'],
    ['Scope 1 was 2.6 million tonnes of carbon dioxide equivalent.', 2_600_000, 't'],
    ['Scope 1 was two and a half million tonnes.', 2_500_000, 't'],
    ['We used 12 TJ.', 12_000, 'GJ'],
    ['We used 1.5 PJ.', 1_500_000, 'GJ'],
    ['We used 10 MWh.', 36, 'GJ'],
    ['We used 10 gigawatt hours.', 36_000, 'GJ'],
    ['We used 1,000 kWh.', 3.6, 'GJ'],
    ['It fell by twelve per cent.', 12, 'percent'],
    ['It fell by 12 percent.', 12, 'percent'],
    ['It fell by 12%.', 12, 'percent'],
    ['It fell by two thirds.', 200 / 3, 'percent'],
    ['It cost A$12m.', 12_000_000, 'AUD'],
    ['It cost $1.2 billion.', 1_200_000_000, 'AUD'],
    ['It cost US$5 million.', 5_000_000, 'other_currency'],
    ['It was 1.5 °C warmer.', 1.5, 'celsius'],
    ['It was 31 t CO2-e per A$ million.', 31, 'intensity'],
    ['It was 0.9 t CO2-e/MWh.', 0.9, 'intensity'],
  ])('%s', (text, value, unit) => {
    const [[, found, foundUnit] = [], ...rest] = read(text)
    expect(rest).toEqual([])
    expect(found).toBeCloseTo(value, 6)
    expect(foundUnit).toBe(unit)
  })
})

test.each([
  'The report of 14 August 2025 covers the year ended 30 June 2025.',
  'Paragraph 29(a)(i) of AASB S2, section 292A and note 12 apply; see page 45, table 3 and figure 2.1.',
  'ABN 74 115 061 375, ACN 115 061 375, telephone 1300 123 456.',
  '1. Governance\n2. Strategy\n3.2 Metrics',
  'ISO 14064-1, IFRS S2, AR5, SSP1-2.6 and RCP 8.5 were used for CO2, CH4 and N2O.',
  'Scope 1, scopes 1 and 2, scope 3 category 11.',
  'We have 12 facilities, 3,900 people and a 15-year lease, open 24/7.',
  'In 2024-25, FY25, 2025, CY24 and 1H25.',
])('no quantity: %s', (text) => {
  expect(read(text)).toEqual([])
})

test('says where each number stands', () => {
  const text = 'Intro.\nOur Scope 1 emissions were about 2.6 Mt CO₂-e in FY25.'
  const [reading] = readText(text)
  expect(text.slice(reading!.place.start, reading!.place.end)).toBe('2.6 Mt CO₂-e')
  expect(text.slice(reading!.context.start, reading!.context.end)).toContain('Our Scope 1 emissions')
  expect(reading).toMatchObject({
    quote: '2.6 Mt CO₂-e',
    amount: { hedge: 'about' },
    year: { kind: 'period', period: { start: '2024-07-01', end: '2025-06-30' } },
    subject: { kind: 'measure', measures: ['scope1_t'] },
    role: { kind: 'level' },
  })
})

test.each([
  ['fell by 12 per cent', 'down'],
  ['a fall of 99 per cent', 'down'],
  ['a 12 per cent reduction in Scope 1 emissions', 'down'],
  ['12 per cent lower than last year', 'down'],
  ['up 3 per cent', 'up'],
  ['an increase in Scope 1 emissions of 3 per cent', 'up'],
])('%s', (text, direction) => {
  expect(readText(`Scope 1 emissions: ${text}.`)[0]!.role).toMatchObject({ kind: 'change', direction })
})
