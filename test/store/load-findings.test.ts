import { beforeAll, expect, test } from 'vitest'
import { unavailable } from '../../src/domain/availability.ts'
import { withoutResult } from '../../src/domain/company/outcome.ts'
import type { Profile } from '../../src/domain/company/profile.ts'
import {
  changedCompany,
  companyFindings,
  widelyMovedBands,
} from '../../src/domain/monitoring/load-findings.ts'
import { climateProfile } from '../../src/operations/company/climate-profile.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { QANTAS, sampleSnapshot } from '../support/sample-reports.ts'

let profile: Profile
beforeAll(async () => {
  const database = await openOnOneEngine({ holding: 'starter' })
  profile = (await climateProfile(database, await sampleSnapshot(database), QANTAS)).profile
  await database.close()
})

const nobody = { years: new Set<string>(), linked: new Set<string>() }
const step = (after: Profile | undefined) => ({ abn: QANTAS, name: 'Qantas', before: profile, after })

test('a company that is as it was is neither changed nor found', () => {
  expect(changedCompany(step(profile))).toBeUndefined()
  expect(companyFindings(step(profile), nobody)).toEqual([])
})

test('a block that is lost is found, and a company that is', () => {
  const { method, basis, data_quality } = profile.blocks.emissions
  const gone = unavailable('not_assessed', 'taken_away', 'Taken away by the test.')
  const after = {
    ...profile,
    blocks: { ...profile.blocks, emissions: withoutResult<never>(method, gone, { basis, data_quality }) },
    block_hashes: { ...profile.block_hashes, emissions: 'another' },
  }
  expect(changedCompany(step(after))).toMatchObject({ blocks: ['emissions'] })
  expect(companyFindings(step(after), nobody)).toMatchObject([
    {
      kind: 'block_lost',
      abn: QANTAS,
      message: `Qantas (${QANTAS}) loses emissions: Taken away by the test.`,
    },
  ])
  expect(companyFindings(step(undefined), nobody)).toMatchObject([{ kind: 'company_lost' }])
})

test('a band of physical risk that jumps is found, one that moves by a step is not', () => {
  const risk = profile.blocks.physical_risk
  const withBand = (overall: 'low' | 'moderate' | 'high'): Profile => ({
    ...profile,
    blocks: { ...profile.blocks, physical_risk: { ...risk, result: { ...risk.result!, overall } } },
  })
  const found = (band: 'moderate' | 'high') =>
    companyFindings({ ...step(withBand(band)), before: withBand('low') }, nobody).map(({ kind }) => kind)
  expect(found('moderate')).toEqual([])
  expect(found('high')).toEqual(['band_jump'])
})

test('bands that move widely are found, unless the companies are few', () => {
  expect(widelyMovedBands(60, 100)).toMatchObject([{ kind: 'bands_move_widely', abn: null }])
  expect(widelyMovedBands(40, 100)).toEqual([])
  expect(widelyMovedBands(9, 10)).toEqual([])
})
