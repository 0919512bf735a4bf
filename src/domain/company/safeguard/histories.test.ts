import { expect, test } from 'vitest'
import { safeguardRow } from '../../../../test/support/safeguard-rows.ts'
import { withFormerOwners } from './histories.ts'
import { prepareSafeguardTable } from './table.ts'

test('a facility keeps the years of its former owner when its name is printed with another dash', () => {
  const emitter = { emitter_abn: 'emitter' }
  const former = safeguardRow('2023-24', {
    ...emitter,
    facility: 'APN01 - ICH',
    controlling_corporation_abn: 'them',
  })
  const other = safeguardRow('2023-24', {
    ...emitter,
    facility: 'Another',
    controlling_corporation_abn: 'them',
  })
  const own = safeguardRow('2024-25', { ...emitter, facility: 'APN01 – ICH' })
  expect(withFormerOwners([own], prepareSafeguardTable([former, other, own]))).toEqual([own, former])
})
