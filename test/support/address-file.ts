import { ADDRESS_HEADINGS } from '../../bench/address-file.ts'

/**
 * An address file of lines `flat type|flat|first|last|lot|street|type|suffix|locality|state|postcode`; the first lies at
 * -33.05, 150.05, the next a tenth of a degree on.
 */
export const addressFile = (addresses: readonly string[]): string =>
  [
    ADDRESS_HEADINGS,
    ...addresses.map((text, index) => {
      const [flatType, flat, first, last, lot, street, type, suffix, ...locality] = text.split('|')
      const numbers = [flatType, flat, '', '', first, last, lot].join('|')
      const prefix = `GA${locality[1]!.padEnd(3, '_')}${700_000_001 + index}`
      return `${prefix}|2018-08-02|LABEL|||${numbers}|${street}|${type}|${suffix}|${locality.join('|')}|||PRINCIPAL||||PROPERTY CENTROID|150.${index}5|-33.${index}5`
    }),
    '',
  ].join('\n')
