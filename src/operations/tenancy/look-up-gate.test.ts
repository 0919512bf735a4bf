import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../errors.ts'
import { createLookUpGate, networkOf } from './look-up-gate.ts'

describe('the gate before look-ups of keys', () => {
  it('closes for an address after sixty failures, for the rest of the minute', () => {
    const gate = createLookUpGate()
    for (let key = 0; key < 60; key += 1) gate.enter('192.0.2.1', 0)
    expect(() => gate.enter('192.0.2.1', 20_000)).toThrow(ServiceError)
    expect(() => gate.enter('192.0.2.2', 20_000)).not.toThrow()
    expect(() => gate.enter('192.0.2.1', 60_000)).not.toThrow()
  })

  it('counts only those that were not given back', () => {
    const gate = createLookUpGate()
    for (let key = 0; key < 500; key += 1) gate.enter('192.0.2.1', 0)()
    for (let key = 0; key < 60; key += 1) gate.enter('192.0.2.1', 0)
    expect(() => gate.enter('192.0.2.1', 0)).toThrow(/60 API keys/)
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('takes %s for %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
