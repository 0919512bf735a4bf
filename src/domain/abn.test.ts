import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abnOfAcn, acnOfAbn, checkAbn, checkTypedNumber, formatAbn, hasAcnChecksum, numberIn } from './abn.ts'

describe('checkAbn', () => {
  test.each(['74115061375', '74 115 061 375', '74-115-061-375', '10000000032'])('accepts %s', (text) => {
    expect(checkAbn(text)).toEqual({ ok: true, abn: text.replace(/[ -]/g, '') })
  })

  test.each(['', '7411506137', '741150613755', '7411506137x', 'AGL', '７４115061375', '74115061375\n'])(
    'refuses %j as no ABN at all',
    (text) => {
      expect(checkAbn(text)).toMatchObject({ ok: false, fault: 'format', received: text })
    },
  )

  test('names the ABN that was meant when one digit is wrong or two are swapped', () => {
    const wrongDigit = checkAbn('74115061376')
    const swapped = checkAbn('47115061375')
    expect(wrongDigit).toMatchObject({ ok: false, fault: 'checksum' })
    expect('nearest' in wrongDigit && wrongDigit.nearest).toContain('74115061375')
    expect('nearest' in swapped && swapped.nearest).toContain('74115061375')
  })

  test('every near miss of a valid ABN leads back to it', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(9), (at, digit) => {
        const abn = '30000051696'
        const typed = abn.slice(0, at) + digit + abn.slice(at + 1)
        const result = checkAbn(typed)
        if (result.ok) return typed === abn || at === 0
        return result.fault === 'checksum' && result.nearest.includes(abn)
      }),
    )
  })
})

describe('a number that somebody typed', () => {
  test.each([
    ['ABN 48 123 123 124', '48123123124'],
    ['abn: 48-123-123-124', '48123123124'],
    ['A.B.N. 48\u00a0123\u00a0123\u00a0124', '48123123124'],
    ['48\u2009123\u2009123\u2009124', '48123123124'],
    ['48\u2011123\u2013123\u2014124', '48123123124'],
    ['ACN 004 028 077', '49004028077'],
    ['A.C.N. 004.028.077', '49004028077'],
    ['004028077', '49004028077'],
  ])('%s is %s', (text, abn) => {
    expect(checkTypedNumber(text)).toEqual({ ok: true, abn })
  })

  test.each(['ABN 48 123', 'Bank ABN 48 123 123 124', '48123123124x', 'ACN 48 123 123 124', 'ABN'])(
    'refuses %s',
    (text) => {
      expect(checkTypedNumber(text)).toEqual({ ok: false, fault: 'format', received: text })
    },
  )

  test('names the ACN that was meant', () => {
    const check = checkTypedNumber('ACN 004 028 078')
    expect(check).toMatchObject({ ok: false, fault: 'checksum', digits: '004028078' })
    expect('nearest' in check && check.nearest).toContain('004028077')
  })

  test('is found inside a name, and nowhere else', () => {
    expect(numberIn('Commonwealth Bank of Australia (ABN 48 123 123 124)')).toEqual({
      kind: 'abn',
      digits: '48123123124',
    })
    for (const name of ['Sudan 1 Mining', 'Tacna 123456789', '29Metals', '12'])
      expect(numberIn(name)).toBeUndefined()
  })
})

describe('ACN', () => {
  test('AGL’s ABN ends in its ACN', () => {
    expect(hasAcnChecksum('115061375')).toBe(true)
    expect(abnOfAcn('115061375')).toBe('74115061375')
    expect(acnOfAbn('74115061375')).toBe('115061375')
  })

  test('a university’s ABN holds no ACN', () => {
    expect(acnOfAbn('63942912684')).toBeUndefined()
  })

  test('a wrong check digit is noticed', () => {
    expect(hasAcnChecksum('115061376')).toBe(false)
  })
})

test('formatAbn groups as the register does', () => {
  expect(formatAbn('74115061375')).toBe('74 115 061 375')
})
