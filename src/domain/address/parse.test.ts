import fc from 'fast-check'
import { expect, test } from 'vitest'
import authorityWords from '../../sources/gnaf-core/authority-codes.json' with { type: 'json' }
import { lookUpNumber } from './look-up-number.ts'
import { type ParsedAddress, parseAddress } from './parse.ts'
import { streetOfWords } from './streets.ts'
import { makeVocabulary } from './vocabulary.ts'

const vocabulary = makeVocabulary(authorityWords)

/** Flat, level, lot, number, words (a bar where a comma stands), state, postcode. */
function written(parsed: ParsedAddress): string {
  const { flat, level, lot, number, words, commas, state, postcode } = parsed
  const parts = [
    flat && `flat ${flat.type ?? '?'} ${flat.number}`,
    level && `level ${level.type} ${level.number}`,
    lot && `lot ${lot}`,
    number && `no ${[number.first, number.last].filter((part) => part !== null).join('-')}`,
    [0, ...commas].map((from, part) => words.slice(from, commas[part]).join(' ')).join(' | '),
    state,
    postcode,
  ]
  return parts.filter((part) => part !== null).join('; ')
}

test.each([
  ['42 Smith St, Surry Hills NSW 2010', 'no 42; SMITH ST | SURRY HILLS; NSW; 2010'],
  ['42 smith st surry hills nsw2010', 'no 42; SMITH ST SURRY HILLS; NSW; 2010'],
  ['42A-44B Smith St Perth 6000 WA', 'no 42A-44B; SMITH ST PERTH; WA; 6000'],
  ['42 – 44 Smith St, Perth', 'no 42-44; SMITH ST | PERTH'],
  ['3/42 Smith St, Perth', 'flat ? 3; no 42; SMITH ST | PERTH'],
  ['Unit 3 / 42 Smith St, Perth', 'flat UNIT 3; no 42; SMITH ST | PERTH'],
  ['U3, 42 Smith St, Perth', 'flat UNIT 3; no 42; SMITH ST | PERTH'],
  [
    'Apt. 12B, Level 3, 100-102 George Street, Brisbane City QLD',
    'flat APARTMENT 12B; level LEVEL 3; no 100-102; GEORGE STREET | BRISBANE CITY; QLD',
  ],
  [
    '3rd Floor, 1 Spring St, Melbourne, Victoria, Australia',
    'level FLOOR 3; no 1; SPRING ST | MELBOURNE; VIC',
  ],
  ['Ground Floor, 1 Spring St, Melbourne', 'no 1; SPRING ST | MELBOURNE'],
  ['Shop G03/5 Mall Way, Perth', 'flat SHOP G03; no 5; MALL WAY | PERTH'],
  ['Lot 4 Thornbury St, Alawa NT 0810', 'lot 4; THORNBURY ST | ALAWA; NT; 0810'],
  ['Central Plaza, 345 Queen St, Brisbane', 'no 345; QUEEN ST | BRISBANE'],
  ['Old Mill 42 Smith St Perth', 'no 42; SMITH ST PERTH'],
  ['12 1st Avenue, Perth', 'no 12; FIRST AVENUE | PERTH'],
  ["7 O'Connell St, Brighton-Le-Sands NSW", 'no 7; OCONNELL ST | BRIGHTON LE SANDS; NSW'],
  ['5 Mt Saint John Rd, Sth Perth', 'no 5; MOUNT ST JOHN RD | SOUTH PERTH'],
  ['Hay Street, Perth, Western Australia', 'HAY STREET | PERTH; WA'],
  ['42 Smith St, Surry Hills, Sydney NSW', 'no 42; SMITH ST | SURRY HILLS | SYDNEY; NSW'],
  ['42 Smith St;Perth\nWA 6000\nAU', 'no 42; SMITH ST | PERTH; WA; 6000'],
  ['3, 42 Smith St, Perth', 'flat ? 3; no 42; SMITH ST | PERTH'],
  ['A/42 Smith St, Perth', 'flat ? A; no 42; SMITH ST | PERTH'],
  ['Shops 3 & 4, 42 to 44 Smith St, Perth', 'flat SHOP 3; no 42-44; SMITH ST | PERTH'],
  ['1-3/42 Smith St, Perth', 'flat ? 1; no 42; SMITH ST | PERTH'],
  ['Tower 2, Suite 5, Level 9, 42 Smith St, Perth', 'flat SUITE 5; level LEVEL 9; no 42; SMITH ST | PERTH'],
  ['Building 2, 42 Smith St, Perth', 'flat BUILDING 2; no 42; SMITH ST | PERTH'],
  ['42 Smith St, Level 5, Unit 3, Perth', 'flat UNIT 3; level LEVEL 5; no 42; SMITH ST | PERTH'],
  ['42 A Smith St, Perth', 'no 42A; SMITH ST | PERTH'],
  ['42 A St, Perth', 'no 42; A ST | PERTH'],
  ['Lot 4 DP 1234 Smith Rd, Perth', 'lot 4; SMITH RD | PERTH'],
  ['Collins Place 45 Collins St, Perth', 'no 45; COLLINS ST | PERTH'],
  ['Cnr Hay & William Sts, Perth', 'HAY | PERTH'],
  ['Corner of Hay St and William St Perth', 'HAY ST | PERTH'],
  ['PO Box 7, 42 Smith St, Perth', 'no 42; SMITH ST | PERTH'],
  ['Perth WA', 'PERTH; WA'],
  ['Victoria', 'VICTORIA'],
  ['2000', '2000'],
  ['', ''],
])('%s', (text, expected) => {
  expect(written(parseAddress(text, vocabulary))).toBe(expected)
})

test.each(['PO Box 12, Sydney', 'GPO Box 1', 'P.O. Box 7 Perth', 'Acme Pty Ltd, Locked Bag 3, Hobart'])(
  '%s is postal',
  (text) => {
    expect(parseAddress(text, vocabulary).postal).toBe(true)
  },
)

test('any text is taken apart, and what is taken apart stays so', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('UNIT', '3/', '42-', 'LOT', ',', 'NSW', '2000', 'ST', 'LEVEL', 'L3', '1ST FLOOR', '/'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const parsed = parseAddress(pieces.join(' '), vocabulary)
      expect(parsed.words.every((word) => /^[A-Z0-9]+$/.test(word))).toBe(true)
      expect(parsed.commas.every((comma) => comma > 0 && comma < parsed.words.length)).toBe(true)
      expect(Number.isSafeInteger(lookUpNumber(parsed.number?.first ?? null, parsed.lot))).toBe(true)
    }),
  )
})

test.each([
  ['HIGH ST', 'HIGH STREET', 'STREET'],
  ['HIGH ST N', 'HIGH STREET NORTH', 'STREET'],
  ['ST KILDA RD', 'ST KILDA ROAD', 'ROAD'],
  ['THE AVE', 'THE AVENUE', 'AVENUE'],
  ['BROADWAY', 'BROADWAY', ''],
  ['NORTH', 'NORTH', ''],
])('the street %s is %s', (text, whole, type) => {
  expect(streetOfWords(text.split(' '), vocabulary)).toMatchObject({ whole, type })
})

test.each([
  ['42A', null, 42],
  [null, '4', -4],
  ['7', '4', 7],
  [null, null, 0],
  ['A', 'B', 0],
  ['99999999999', null, 999_999_999],
])('number %s and lot %s are looked up as %s', (number, lot, expected) => {
  expect(lookUpNumber(number, lot)).toBe(expected)
})
