import type { Random } from '../../../bench/random.ts'

/** Text that has broken other services. None is a public address: a webhook made of it must lead nowhere. */
const STRINGS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202eevil\u202c',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  'İıſK',
  '\u2028\u2029',
  'ﷺ',
  "' or '1'='1",
  "'; drop table tenants; --",
  '1; select 1/0',
  '1 union all select null',
  '(select count(*) from api_key)',
  "\\'; select 1 --",
  '0 offset (select count(*) from tenant)',
  '0 union all select version()',
  "x' || (select name from tenant limit 1) || '",
  '1) --',
  '1 /* */',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<%= 7*7 %>',
  '%s%n%x',
  '=1+1',
  '+cmd|calc',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '-2+3',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f',
  '/dev/zero',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'http://169.254.169.254/latest',
  'http://[::ffff:127.0.0.1]/',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e400',
  '1_000',
  '٣',
  '2025-02-30',
  '9999-12-31',
  '0000-00-00',
  '+275760-09-13',
  '2025-26/2025-27',
  '*',
  '%',
  '_',
  '\\',
  '(',
  '[',
  '(a+)+$',
  'and or not',
  '&|!:*',
]

const NUMBERS: readonly unknown[] = [
  0,
  -0,
  -1,
  0.1,
  1e-300,
  1e300,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
]

/** JSON numbers that no JavaScript number writes; put into the text where this stands as a string. */
export const LITERAL = '\u0001literal:'
const LITERALS: readonly string[] = [
  '1e400',
  '-1e400',
  '-0',
  '1E+2',
  '1.0000000000000000000000001',
  `1${'0'.repeat(400)}`,
  'NaN',
  'Infinity',
  '01',
  '+1',
  '.5',
  '0x1F',
]

export function hostileText(random: Random): string {
  const kind = random.below(20)
  if (kind === 0) return random.pick(['a', 'word ', '9', '\u0301', 'é']).repeat(2 ** random.below(13))
  if (kind === 1) return Array.from({ length: 1 + random.below(300) }, () => scramble(random)).join(' ')
  return random.pick(STRINGS)
}

const scramble = (random: Random): string => random.below(36 ** 6).toString(36)

export function hostileNumber(random: Random): unknown {
  return random.chance(0.3) ? `${LITERAL}${random.pick(LITERALS)}` : random.pick(NUMBERS)
}

/** Whatever JSON can say, and a little more. */
export function hostileValue(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
      return null
    case 1:
      return random.chance(0.5)
    case 2:
      return hostileNumber(random)
    case 3:
      return random.chance(0.5) ? [] : {}
    case 4:
      return nested(random, 1 + random.below(60))
    case 5:
      return Array.from({ length: 1 + random.below(400) }, () => random.pick(STRINGS))
    default:
      return hostileText(random)
  }
}

function nested(random: Random, depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = random.chance(0.5) ? [value] : { a: value }
  return value
}

/** Names that objects have already, or that are not names. */
const ODD_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  ' ',
  '\ud800',
  '$ref',
]

/**
 * So many members that nobody knows. Around a hundred the validator once stopped counting faults and let everything
 * through.
 */
export function unknownMembers(random: Random): (readonly [string, unknown])[] {
  const count = random.pick([1, 1, 2, 8, 9, 99, 100, 101, 150, 400])
  if (count === 1) return [[random.chance(0.5) ? random.pick(ODD_NAMES) : 'unknown', hostileNumber(random)]]
  return Array.from({ length: count }, (_, index) => [`x${index}`, index % 3])
}

const PERCENT: readonly string[] = [
  '%',
  '%zz',
  '%00',
  '%C3',
  '%C3%28',
  '%ED%A0%80',
  '%F4%90%80%80',
  '%u0041',
  '%2F',
  '%252F',
  '%0d%0aset-cookie:%20a=b',
  '%20',
  '+',
  '%E2%80%AE',
]

/** Text for a path or a query: encoded as a client does it, or as none does. */
export function hostileEncoded(random: Random): string {
  if (random.chance(0.3)) return random.pick(PERCENT)
  if (random.chance(0.1)) return hostileText(random).replaceAll(/[\s#?]/g, '')
  return encodeURIComponent(hostileText(random).toWellFormed())
}
