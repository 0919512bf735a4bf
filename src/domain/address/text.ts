/** Words of names that are written in two ways, to one of them. ST stays: it is a saint before a name and a street after. */
const NAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['MT', 'MOUNT'],
  ['SAINT', 'ST'],
  ['NTH', 'NORTH'],
  ['STH', 'SOUTH'],
  ['PT', 'PORT'],
  ['GT', 'GREAT'],
  ['HTS', 'HEIGHTS'],
  ['CK', 'CREEK'],
  ['BCH', 'BEACH'],
  ['GDNS', 'GARDENS'],
  ['HBR', 'HARBOUR'],
  ['VLY', 'VALLEY'],
  ['1ST', 'FIRST'],
  ['2ND', 'SECOND'],
  ['3RD', 'THIRD'],
  ['4TH', 'FOURTH'],
  ['5TH', 'FIFTH'],
  ['6TH', 'SIXTH'],
  ['7TH', 'SEVENTH'],
  ['8TH', 'EIGHTH'],
  ['9TH', 'NINTH'],
  ['10TH', 'TENTH'],
])

/** Upper case without accents, apostrophes and full stops; of other signs only comma, slash and hyphen stay. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[\u0300-\u036F'’‘`.]/g, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[\r\n;|]+/g, ',')
    .replaceAll('&', ' AND ')
    .replaceAll(/[^A-Z0-9,/-]+/g, ' ')
    .replaceAll(/ ?\/ ?/g, '/')
    .replaceAll(/(\d[A-Z]?)(?: ?- ?| (?:AND|TO) )(?=\d)/g, '$1-')
    .trim()
}

/** Names are nearly always printed so already, and then need no cleaning: it took nine tenths of the time. */
const PLAIN_NAME = /^[A-Z0-9]+(?: [A-Z0-9]+)*$/

/** A name of a street or locality as it is compared: plain words, each in one spelling. */
export function comparableName(name: string): string {
  const plain = PLAIN_NAME.test(name) ? name : plainText(name).replaceAll(/[,/-]/g, ' ')
  return plain.includes(' ') ? comparableWords(plain.split(' ')).join(' ') : (NAME_WORDS.get(plain) ?? plain)
}

/** Words in the one spelling that they are compared in. */
export const comparableWords = (words: readonly string[]): string[] =>
  words.filter((word) => word !== '').map((word) => NAME_WORDS.get(word) ?? word)
