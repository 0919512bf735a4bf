import { expect, test } from 'vitest'
import { instrument, marketEvidence } from '../../../../test/support/disclosure-records.ts'
import { fingerprintCount, serialFingerprints } from '../scope2/certificate-serials.ts'
import { checkMarketBasedEvidence, partsOfRuns } from './market-based-evidence-check.ts'

const widest = { ...instrument().certificate!, serial_first: 1, serial_last: 2_147_483_646 }

const claiming = (runs: number) =>
  marketEvidence({
    instruments: Array.from({ length: runs }, (_, index) =>
      instrument({ id: `I${index}`, certificate: { ...widest, vintage: 2000 + index } }),
    ),
  })

test('runs of certificates that would leave too many fingerprints are refused', () => {
  const most = Math.floor(20_000 / fingerprintCount(widest))
  expect(checkMarketBasedEvidence(claiming(most)).errors).toEqual([])
  expect(checkMarketBasedEvidence(claiming(most + 1)).errors).toMatchObject([
    { pointer: '/instruments', code: 'validation_failed' },
  ])
})

test('parts are counted as they are made, each once', () => {
  for (const certificate of [widest, { ...widest, serial_first: 1000, serial_last: 2299 }]) {
    const { blocks, containers } = serialFingerprints('secret', certificate)
    expect(new Set([...blocks, ...containers]).size).toBe(fingerprintCount(certificate))
  }
  expect(partsOfRuns(claiming(3))).toBe(3 * fingerprintCount(widest))
})
