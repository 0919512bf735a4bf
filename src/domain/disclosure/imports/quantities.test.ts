import { expect, test } from 'vitest'
import { meterName, nmiCheckDigit } from './nmi.ts'
import { energyIn, readNumber } from './quantities.ts'

test.each([
  ['1,234,567.8', '1234567.8'],
  ['1 234 567', '1234567'],
  ['-5', '-5'],
])('reads the number %s', (text, value) => {
  expect(readNumber(text)).toEqual({ value })
})

test.each(['1.234,5', '12,5', '1,23,456', '$5', '5 kWh', '', '#REF!'])('refuses %s', (text) => {
  expect(readNumber(text)).toHaveProperty('problem')
})

test('turns units into each other without rounding on the way', () => {
  expect(energyIn('kwh', '0.1', 'mwh')).toBe(100)
  expect(energyIn('kwh', '3.6', 'gj')).toBe(1000)
  expect(energyIn('mwh', '1500', 'kwh')).toBe(1.5)
})

/** Examples that public projects quote from AEMO's procedure for National Metering Identifiers. */
test.each([
  ['2001985732', '8'],
  ['QAAAVZZZZZ', '3'],
  ['6305888444', '6'],
  ['VKTS876510', '8'],
])('the check digit of %s is %s', (nmi, digit) => {
  expect(nmiCheckDigit(nmi)).toBe(digit)
  expect(meterName(` ${nmi}${digit} `)).toBe(nmi)
  expect(meterName(`${nmi}${(Number(digit) + 1) % 10}`)).not.toBe(nmi)
})
