import { beforeAll, expect, it } from 'vitest'
import type { Instrument } from '../../src/domain/disclosure/records/market-based-evidence.ts'
import { putRecord, uploadDocument } from '../support/disclosure-app.ts'
import { HASH, instrument, july, marketEvidence } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

const ABN = '10000000000'
const OTHER_ABN = '10000000226'
const URL = `/v1/companies/${ABN}/market-based-scope2`
const PERIOD = july(2024)

const retired = (changes: Partial<Instrument> = {}): Instrument =>
  instrument({
    period: PERIOD,
    certificate: { ...instrument().certificate!, vintage: 2024 },
    retirement: { status: 'voluntarily_retired', date: '2025-06-01', on_behalf_of: ABN },
    ...changes,
  })
const { certificate: _certificate, retirement: _retirement, ...withoutCertificate } = retired()
const soldOnSite: Instrument = { ...withoutCertificate, id: 'roof', type: 'on_site_sold', mwh: 500 }

const load = (region: 'NSW' | 'ACT', kwh: number) => ({
  region,
  period: PERIOD,
  kwh,
  exempt_kwh: 0,
  document_sha256: HASH,
})
const example = marketEvidence({
  period: PERIOD,
  instruments: [retired(), soldOnSite],
  consumption: [load('NSW', 11_300_000)],
})

interface Dispute {
  readonly id: string
  readonly kind: string
}

/** With a document that is held. */
let held = HASH
const shown = (body: object): object => JSON.parse(JSON.stringify(body).replaceAll(HASH, held)) as object

const bodies: string[] = []

describeOnOneEngine('market-based scope 2', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const ask = async () => (await app.get(`${URL}?period=2024-25`)).data

  it('says that no electricity is on record, which is not zero', async () => {
    expect(await ask()).toMatchObject({
      availability: { reason_code: 'no_record' },
      totals: { location_based_t: null, market_based_t: null },
    })
  })

  it('gives the publisher’s example to the digit, from loaded factors and percentages', async () => {
    held = await uploadDocument(app, app.tenant)
    await putRecord(app, app.tenant, ABN, 'market_based_evidence', shown(example))
    const data = await ask()
    expect(data).toMatchObject({
      record: { version: 1 },
      factor_edition: { edition: '2024', is_loaded: true },
      regions: [
        {
          region: 'NSW',
          location_based: { factor_kg_per_kwh: '0.66', t_co2e: '7458' },
          market_based: {
            factor_kg_per_kwh: '0.81',
            residual: { renewable_power_percentage: '0.18195', residual_kwh: '8443965' },
            t_co2e: '6839.61165',
            counts_unverified: true,
          },
        },
      ],
      totals: { location_based_t: '7458', market_based_t: '6839.61165' },
      // The log of the certificate register is not loaded.
      instruments: [{ status: 'unverified' }, { status: 'verified' }],
    })
    const { releases } = data['provenance'] as { releases: readonly { fields: readonly string[] }[] }
    expect(releases.flatMap(({ fields }) => fields).toSorted()).toEqual([
      'accreditation_code',
      'electricity.purchased-grid.nsw-act.location total',
      'electricity.residual-mix.national.market total',
      'fuel_source',
      'rpp_pct',
      'state',
    ])
  })

  it('is the same to the byte on both engines', async () => {
    const { body } = await app.inject({ url: `${URL}?period=2024-25`, headers: app.tenant.headers })
    bodies.push(body)
    expect(new Set(bodies).size).toBe(1)
  })

  it('takes the joint factor for the ACT, and says that its own percentage is not loaded', async () => {
    await putRecord(app, app.tenant, ABN, 'market_based_evidence', {
      ...(shown(example) as typeof example),
      consumption: [...example.consumption, load('ACT', 1000)],
    })
    const data = await ask()
    expect(data['regions']).toMatchObject([
      {
        region: 'ACT',
        location_based: { factor_kg_per_kwh: '0.66', t_co2e: '0.66' },
        market_based: {
          t_co2e: null,
          availability: { reason_code: 'jurisdictional_percentage_missing' },
        },
      },
      { region: 'NSW' },
    ])
    expect(data['totals']).toEqual({ location_based_t: '7458.66', market_based_t: null })
  })

  it('keeps the first of two claims, and lets both sides document the dispute without a name', async () => {
    const other = await newTenant(app.database, app.clock, { name: 'A secret name' })
    const theirs = retired({
      id: 'secret-instrument',
      mwh: 1,
      counterparty: 'Secret broker',
      certificate: { ...retired().certificate!, serial_first: 2300 },
      retirement: { ...retired().retirement!, on_behalf_of: OTHER_ABN },
    })
    await putRecord(app, other, OTHER_ABN, 'market_based_evidence', { ...example, instruments: [theirs] })
    const seen = async (abn: string, headers: Record<string, string>) => {
      const parts = ['market-based-scope2', 'contradictions', 'filing-readiness'].map((part) =>
        app.inject({ url: `/v1/companies/${abn}/${part}?period=2024-25`, headers }),
      )
      const [scope2, contradictions, readiness] = await Promise.all(parts)
      const { data } = contradictions!.json<{ data: { contradictions: Dispute[] } }>()
      return {
        instrument: scope2!.json<{ data: { instruments: object[] } }>().data.instruments[0],
        dispute: data.contradictions.find(({ kind }) => kind === 'certificates_disputed'),
        text: [scope2, contradictions, readiness].map((answer) => answer!.body).join(' '),
      }
    }
    const later = await seen(OTHER_ABN, other.headers)
    expect(later.instrument).toMatchObject({ status: 'conflict', counted: false })
    expect(later.dispute).toMatchObject({ status: 'open', other: { value: 'claimed elsewhere before' } })
    const document = 'c'.repeat(64)
    const documented = await app.inject({
      method: 'POST',
      url: `/v1/companies/${OTHER_ABN}/contradictions/${later.dispute!.id}/explanation?period=2024-25`,
      headers: other.headers,
      payload: {
        person: 'S. Ecret',
        reason: 'The register lists these certificates in the account of our company.',
        document_sha256: document,
      },
    })
    expect(documented.statusCode).toBe(200)
    expect((await seen(OTHER_ABN, other.headers)).dispute).toMatchObject({
      status: 'explained',
      explanation: { person: 'S. Ecret', document_sha256: document },
    })
    const first = await seen(ABN, app.tenant.headers)
    expect(first.instrument).toMatchObject({
      id: 'I1',
      status: 'unverified',
      counted: true,
      checks: expect.arrayContaining([
        {
          check: 'overlap_across_tenants',
          result: 'disputed',
          detail: 'In dispute: also claimed elsewhere, later than here.',
        },
      ]),
    })
    expect(first.dispute).toMatchObject({
      status: 'open',
      requirement_ids: ['29(a)(v)'],
      other: { value: 'claimed elsewhere, later than here', evidence: [] },
    })
    for (const trace of [other.id, OTHER_ABN, 'secret name', 'secret-', 'Secret', 'S. Ecret', document])
      expect(first.text).not.toContain(trace)
    for (const trace of [app.tenant.id, ABN, 'I1"']) expect(later.text).not.toContain(trace)
  })
})
