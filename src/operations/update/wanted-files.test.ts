import { describe, expect, test } from 'vitest'
import { wantedFiles } from './wanted-files.ts'

/** Eleven at night in Sydney. */
const NOW = new Date('2026-11-16T12:00:00Z')
const day = (observed_to: string) => ({ slot: `actions-${observed_to}`, observed_to })
const names = async (...[slug, known]: [string, Partial<Parameters<typeof wantedFiles>[1]>]) =>
  (await wantedFiles(slug, { releases: [], checks: [], ...known }, NOW)).map(({ name }) => name)

describe('an update asks for', () => {
  test('files that always hold the newest, and no past editions beside them', async () => {
    expect(await names('aemo-cdeii', {})).toEqual(['CO2EII_SUMMARY_RESULTS.CSV'])
    expect(await names('safeguard', {})).toEqual([])
  })

  test('the newest edition whose address is known, unless it is held', async () => {
    expect(await names('generation', {})).toEqual(['generation-2023-24.csv'])
    expect(await names('generation', { releases: [{ slot: '2023-24', observed_to: null }] })).toEqual([])
  })

  test('days since the newest that is held, in their order, up to yesterday in Sydney', async () => {
    const actions = (at: string) => `certificate-actions-${at}.json`
    expect(await names('certificate-actions', {})).toEqual([actions('2026-11-15')])
    const releases = [day('2026-11-12'), day('2026-11-10')]
    expect(await names('certificate-actions', { releases })).toEqual(
      ['2026-11-13', '2026-11-14', '2026-11-15'].map(actions),
    )
    const checks = [{ name: actions('2026-11-14'), outcome: 'current' }] as const
    expect(await names('certificate-actions', { releases, checks })).toEqual(
      ['2026-11-13', '2026-11-15'].map(actions),
    )
    expect(await names('certificate-actions', { releases: [day('2020-01-01')] })).toHaveLength(14)
  })
})
