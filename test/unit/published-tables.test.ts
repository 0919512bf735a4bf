import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { checkAbn, hasAcnChecksum } from '../../src/domain/abn.ts'
import { canonicalJson } from '../../src/domain/evidence.ts'

// What standards and regulators publish as examples of their own rules.

/** ASIC, "Australian company number digit check": valid numbers. */
const ACNS =
  `000000019 000250000 000500005 000750005 001000004 001250004 001500009 001749999 001999999 002249998 002499998
  002749993 002999993 003249992 003499992 003749988 003999988 004249987 004499987 004749982 004999982 005249981 005499981
  005749986 005999977 006249976 006499976 006749980 006999980 007249989 007499989 007749975 007999975 008249974 008499974
  008749979 008999979 009249969 009499969 009749964 009999964 010249966 010499966 010749961`.split(/\s+/)

test('every company number that ASIC gives as an example is valid, and none with its last digit changed', () => {
  expect(ACNS.filter((acn) => !hasAcnChecksum(acn))).toEqual([])
  const changed = ACNS.map((acn) => acn.slice(0, 8) + ((Number(acn[8]) + 1) % 10))
  expect(changed.filter(hasAcnChecksum)).toEqual([])
})

test('every business number in the emissions registry is valid, and none with one digit changed', () => {
  const folder = path.join(import.meta.dirname, '../../data/starter/nger-corporate')
  const abns = new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.csv'))
      .flatMap((name) => parse<{ abn: string }>(readFileSync(path.join(folder, name)), { columns: true }))
      .flatMap(({ abn }) => (abn === '' ? [] : [abn])),
  )
  expect(abns.size).toBeGreaterThan(300)
  for (const abn of abns) {
    expect(checkAbn(abn)).toEqual({ ok: true, abn })
    for (let at = 1; at < abn.length; at += 1) {
      const changed = abn.slice(0, at) + ((Number(abn[at]) + 1) % 10) + abn.slice(at + 1)
      expect(checkAbn(changed).ok, changed).toBe(false)
    }
  }
})

/** RFC 8785, appendix B: numbers by their bits. */
test.each([
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
])('the number with the bits %s is written %s', (bits, written) => {
  expect(canonicalJson(Buffer.from(bits, 'hex').readDoubleBE())).toBe(written)
})

test('the examples of RFC 8785 have its order and its escapes', () => {
  const values = JSON.parse(
    String.raw`{"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001], "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false]}`,
  ) as unknown
  expect(canonicalJson(values)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  )
  const names = JSON.parse(
    String.raw`{"\u20ac": "Euro Sign", "\r": "Carriage Return", "\ufb33": "Hebrew Letter Dalet With Dagesh", "1": "One", "\ud83d\ude00": "Emoji: Grinning Face", "\u0080": "Control", "\u00f6": "Latin Small Letter O With Diaeresis"}`,
  ) as unknown
  const expected = [
    'Carriage Return',
    'One',
    'Control',
    'Latin Small Letter O With Diaeresis',
    'Euro Sign',
    'Emoji: Grinning Face',
    'Hebrew Letter Dalet With Dagesh',
  ]
  expect([...canonicalJson(names).matchAll(/:"([^"]+)"/g)].map(([, name]) => name)).toEqual(expected)
})
