import { describe, expect, test } from 'vitest'
import { ReadError } from '../read-error.ts'
import { readIdentifier } from './organisation-identifier.ts'

const place = { file: 'x.csv', at: 'line 2', column: 'Identifying details' }

describe('readIdentifier', () => {
  test.each([
    ['74 115 061 375', 'abn', '74115061375', []],
    ['74115061375', 'abn', '74115061375', []],
    [' 609 169 959', 'acn', '58609169959', ['abn_derived_from_acn']],
    ['5620860', 'acn', '33005620860', ['abn_derived_from_acn', 'acn_leading_zeros_restored']],
    ['LEVEL 19, THE SHARD, 32 LONDON BRIDGE STREET', 'address', null, ['identifier_is_address']],
    ['Not reported', 'none', null, ['identifier_not_published']],
    ['-', 'none', null, ['identifier_not_published']],
    ['', 'none', null, ['identifier_not_published']],
  ])('reads %j', (printed, type, abn, flags) => {
    expect(readIdentifier(printed, place)).toEqual({ type, abn, flags })
  })

  test.each(['74115061376', '609169950', '560', '7411506137', '123456789012', 'SOME PTY LTD', 'see note'])(
    'refuses %j',
    (printed) => {
      expect(() => readIdentifier(printed, place)).toThrow(ReadError)
    },
  )

  test('names the ABN that was probably meant', () => {
    expect(() => readIdentifier('63842912684', place)).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('63942912684') }),
    )
  })
})
