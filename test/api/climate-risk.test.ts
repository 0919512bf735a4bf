import { beforeAll, expect, it } from 'vitest'
import { HAZARDS_NOT_ASSESSED } from '../../src/domain/company/risk/physical-bands.ts'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'
import { knownAbns } from '../support/profiles.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const BHP = '49004028077'
const AGL = '74115061375'
const STANWELL = '37078848674'

interface Risk {
  readonly physical: {
    readonly head_office: { readonly overall?: string; readonly hazards?: readonly { hazard: string }[] }
    readonly hazards: readonly { hazard: string }[]
    readonly sites: { readonly not_assessed?: readonly { id: string }[]; readonly sites_assessed?: number }
    readonly site_bands: readonly {
      id: string
      band: string | null
      availability: { reason_code: string | null }
    }[]
  }
}

describeOnOneEngine('GET /v1/companies/{abn}/climate-risk', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const risk = async (abn: string, query = '') => app.get(`/v1/companies/${abn}/climate-risk${query}`)

  it('keeps the head office and the sites apart, and lists what it does not assess', async () => {
    const { data, meta } = await risk(BHP)
    const physical = data['physical'] as Risk['physical']
    expect(physical.head_office).toMatchObject({ overall: expect.any(String) })
    expect(physical.head_office.hazards?.map(({ hazard }) => hazard)).toEqual([...HAZARDS_NOT_ASSESSED])
    const unlocated = (await risk(STANWELL)).data['physical'] as Risk['physical']
    expect(unlocated.head_office).toMatchObject({ availability: { reason_code: 'not_located' } })
    expect(unlocated.hazards.map(({ hazard }) => hazard)).toEqual([...HAZARDS_NOT_ASSESSED])
    expect(physical.site_bands.length).toBeGreaterThan(5)
    expect(
      physical.site_bands.filter(({ band }) => band === null).every((site) => site.availability.reason_code),
    ).toBe(true)
    expect((physical.sites.sites_assessed ?? 0) + (physical.sites.not_assessed?.length ?? 0)).toBe(
      physical.site_bands.length,
    )
    expect(data).toMatchObject({
      transition: { band: expect.any(String) },
      bands: {
        rainfall: { bands: expect.arrayContaining([expect.objectContaining({ name: 'low', lower: 95 })]) },
      },
    })
    expect(meta['evidence_hash']).toBe(data['evidence_hash'])
  })

  it('shows the cost at the caller’s price, which moves neither the band nor the hash', async () => {
    const [planned, asked] = [await risk(AGL), await risk(AGL, '?safeguard_price=100')]
    expect(asked.data).toMatchObject({
      transition: { carbon_cost: { price: { aud_per_t: 100, basis: 'caller' }, cost_aud: 3043949700 } },
    })
    expect(planned.data).toMatchObject({
      transition: {
        band: (asked.data['transition'] as { band: string }).band,
        carbon_cost: { price: { basis: 'planning_value', label: expect.stringContaining('planning value') } },
        rule: expect.stringContaining('Carbon cost exposure leads.'),
      },
      evidence_hash: asked.data['evidence_hash'],
    })
    await app.get(`/v1/companies/${AGL}/climate-risk?safeguard_price=free`, 400)
  })

  it('traces each band and how far it is from the next', async () => {
    const { data } = await risk(AGL, '?explain=true')
    expect(data).toMatchObject({
      physical: {
        head_office: {
          trace: expect.arrayContaining([
            expect.objectContaining({
              rule: 'physical_risk.mean_temperature',
              distance_to_next_band: expect.any(Number),
            }),
          ]),
        },
      },
    })
  })

  it('answers for companies of all kinds', async () => {
    const snapshot = await app.app.services.snapshots.newest()
    const abns = await knownAbns(app.database, snapshot)
    for (const abn of abns.filter((_, at) => FULL_RUN || at % 10 === 0)) {
      const { data } = await risk(abn)
      expect(data['evidence_hash']).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  it('does not know a valid ABN that nobody prints', async () => {
    expect(await app.get('/v1/companies/10000000032/climate-risk', 404)).toMatchObject({
      code: 'company_not_found',
    })
  })
})
