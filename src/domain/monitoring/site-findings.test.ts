import { describe, expect, it } from 'vitest'
import type { SiteLocation } from '../company/sites/sites.ts'
import { changedSite, siteFindings } from './site-findings.ts'

const SITE = { tenant_id: 'ten_1', abn: '49004028077', site_id: 'mill' }
const point = (lat: number, quality: SiteLocation['quality'] = 'exact'): SiteLocation => ({
  lat,
  lon: 151,
  quality,
  precision: quality === 'exact' ? 'address' : 'postcode_centroid',
  matched_name: quality === 'exact' ? '1 MILL STREET' : 'postcode 2000',
  source: 'gnaf-core',
})
const change = (before: SiteLocation | null, after: SiteLocation | null) =>
  changedSite({ ...SITE, before, after })

describe('a declared site under another edition of the addresses', () => {
  it.each([
    ['stands where it stood', point(-33), point(-33), undefined],
    ['has no place before or after', null, null, undefined],
    ['is found at last', null, point(-33), null],
    [
      'is found more exactly, far from the middle of its postcode',
      point(-33, 'approximate'),
      point(-30),
      null,
    ],
    ['moves within its parcel', point(-33), point(-33.005), null],
    ['moves to another place', point(-33), point(-33.02), 'site_moved'],
    ['moves with its postcode', point(-33, 'approximate'), point(-33.2, 'approximate'), null],
    ['moves with its postcode too far', point(-33, 'approximate'), point(-34, 'approximate'), 'site_moved'],
    ['falls back to the middle of its postcode', point(-33), point(-33, 'approximate'), 'site_lost'],
    ['has no place any more', point(-33), null, 'site_lost'],
  ])('%s', (_, before, after, finding) => {
    expect(change(before, after)?.finding).toBe(finding)
  })

  it('is counted, and named by nothing that is kept with a public release', () => {
    const changed = [change(point(-33), null), change(point(-33), point(-34)), change(null, point(-33))]
    const findings = siteFindings(
      changed.filter((site) => site !== undefined),
      9,
    )
    expect(findings.map(({ kind, message }) => `${kind} ${message.slice(0, 6)}`)).toEqual([
      'site_lost 1 of 9',
      'site_moved 1 of 9',
    ])
    expect(JSON.stringify(findings)).not.toMatch(/ten_1|mill|49004028077/i)
  })
})
