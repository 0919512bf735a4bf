import { describe, expect, test } from 'vitest'
import { parsePeriod } from '../period.ts'
import { contradicts } from './check.ts'
import { checkNumbers } from './check-numbers.ts'
import type { Held, HeldFigure } from './held.ts'

const scope1 = (year: string, value: number): HeldFigure => ({
  measure: 'scope1_t',
  value,
  period: parsePeriod(year)!,
  basis: 'published',
  facility: null,
  source: `the registry for ${year}`,
  pointer: null,
  evidence: [],
})
const opposed = (text: string, held: Held) => checkNumbers(text, held).filter(contradicts)

const HELD: Held = {
  period: parsePeriod('2024-25')!,
  names: ['EXAMPLE LIMITED'],
  measures: ['scope1_t'],
  figures: [scope1('2023-24', 31_000_000), scope1('2024-25', 30_439_497)],
  targets: [],
  factors: [],
  price_changes: [],
}

describe('a false number does not hide', () => {
  test.each([
    ['Scope 1 emissions were nil in 2024-25.', 'nil'],
    ['The group had no scope 1 emissions in 2024-25.', 'no '],
    ['Scope 1 emissions were ③⓪④③⑨⑤⓪ t CO2-e in 2024-25.', '③⓪④③⑨⑤⓪ t CO2-e'],
    ['Scope 1 emissions were 3,O43,95O t CO2-e in 2024-25.', '3,O43,95O t CO2-e'],
    ['Scope 1 emissions were 30,439,497 g CO2-e in 2024-25.', '30,439,497 g CO2-e'],
    ['Scope 1 emissions were 30,439,497 pounds of CO2-e in 2024-25.', '30,439,497 pounds of CO2-e'],
    ['Scope 1 emissions were zero in 2024-25.', 'zero'],
    ['We emitted zero tonnes of CO2-e of Scope 1 emissions in 2024-25.', 'zero tonnes of CO2-e'],
    ['Scope 1 emissions halved in 2024-25 compared with 2023-24.', 'halved'],
    ['Scope 1 emissions doubled in 2024-25 compared with 2023-24.', 'doubled'],
    ['Scope 1 emissions rose tenfold in 2024-25 compared with 2023-24.', 'tenfold'],
    ['Scope 1 emissions fell by a quarter in 2024-25 compared with 2023-24.', 'a quarter'],
    ['Scope 1 emissions were cut by nine tenths in 2024-25 compared with 2023-24.', 'nine tenths'],
    ['Scope 1 emissions in 2024-25 were a tenth of those of 2023-24.', 'a tenth of those of'],
    ['Scope 1 emissions in 2024-25 were one third of the 2023-24 level.', 'one third of the'],
    ['Scope 1 emissions were eliminated in 2024-25.', 'eliminated'],
    ['In 2024-25 we eliminated all our scope 1 emissions.', 'eliminated all our'],
    ['Scope 1 emissions were 15 million tonnes across its sites in 2024-25.', '15 million tonnes'],
    ['Scope 1 emissions were １５,２２０,０００ t CO2-e in 2024-25.', '１５,２２０,０００ t CO2-e'],
    ['Scope 1 emissions were ١٥,٢٢٠,٠٠٠ t CO2-e in 2024-25.', '١٥,٢٢٠,٠٠٠ t CO2-e'],
    ['Scope 1 emissions were ¹⁵,²²⁰,⁰⁰⁰ t CO2-e in 2024-25.', '¹⁵,²²⁰,⁰⁰⁰ t CO2-e'],
    ['Scope 1 emissions were 𝟏𝟓,𝟐𝟐𝟎,𝟎𝟎𝟎 t CO2-e in 2024-25.', '𝟏𝟓,𝟐𝟐𝟎,𝟎𝟎𝟎 t CO2-e'],
    ['Scope 1 emissions were 1.52e7 t CO2-e in 2024-25.', '1.52e7 t CO2-e'],
    ['Scope 1 emissions were 1.52 × 10^7 t CO2-e in 2024-25.', '1.52 × 10^7 t CO2-e'],
    ['Scope 1 emissions were 1.52 x 10⁷ t CO2-e in 2024-25.', '1.52 x 10⁷ t CO2-e'],
    ['Scope 1 emissions were 15½ million tonnes CO2-e in 2024-25.', '15½ million tonnes CO2-e'],
    ['Scope 1 emissions were 15.2 Мt CO2-e in 2024-25.', '15.2 Мt CO2-e'],
    ['Scope 1 emissions were 15.2 ＭｔCO2-e in 2024-25.', '15.2 ＭｔCO2-e'],
  ])('%s', (text, quote) => {
    const found = opposed(text, HELD)
    expect(found.map(({ reading }) => reading.quote)).toEqual([quote])
    const [{ reading } = { reading: null }] = found
    expect(text.slice(reading!.place.start, reading!.place.end)).toBe(quote)
  })
})

describe('after offsets', () => {
  const net = 'Scope 1 emissions after offsets were 2,000,000 t CO2-e in 2024-25.'

  test('a number does not stand for the gross one that is asked for', () => {
    const [found, ...rest] = opposed(net, HELD)
    expect(rest).toEqual([])
    expect(found).toMatchObject({ verdict: 'differs', reading: { quote: '2,000,000 t CO2-e' } })
    expect(found?.why).toContain('does not state the gross scope 1')
  })

  test('it stands beside the gross one, and where no gross one is asked for', () => {
    const gross = 'Gross Scope 1 emissions were 30,439,497 t CO2-e in 2024-25.'
    expect(opposed(`${gross} ${net}`, HELD)).toEqual([])
    expect(opposed(net, { ...HELD, measures: [] })).toEqual([])
  })

  test('a false gross number beside it is found', () => {
    const gross = 'Gross Scope 1 emissions were 15,220,000 t CO2-e in 2024-25.'
    const quotes = opposed(`${gross} ${net}`, HELD).map(({ reading }) => reading.quote)
    expect(quotes).toContain('15,220,000 t CO2-e')
  })
})

describe('a true number, or none, is left alone', () => {
  test.each([
    'Scope 1 emissions were ３０.４ Mt CO2-e in 2024-25.',
    'Scope 1 emissions were 3.04 × 10^7 t CO2-e in 2024-25.',
    'Scope 1 emissions were 30.4 Мt CO2-e in 2024-25.',
    'Scope 1 emissions were 30,439,497 t CO2-e² in 2024-25.',
    'We aim for net zero Scope 1 emissions by 2050, with zero tolerance of fraud and zero-emission buses.',
    'Scope 1 emissions for 2024-25 were verified by a third party, and are reported by half of our sites each quarter.',
    'We eliminated single-use plastic; Scope 1 emissions of a tenth of our sites are estimated.',
    'The number of sites doubled, and nil returns were lodged for Scope 1 emissions.',
  ])('%s', (text) => expect(opposed(text, HELD)).toEqual([]))

  test('and it agrees', () => {
    const [found] = checkNumbers('Scope 1 emissions were ３０.４ Mt CO2-e in 2024-25.', HELD)
    expect(found?.verdict).toBe('agrees')
  })
})
