import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { ingestAddresses } from '../../src/operations/addresses/ingest-addresses.ts'
import { addressFile } from '../support/address-file.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/** Flat type, flat, first, last, lot, street, type, suffix, locality, state, postcode. Places are real, addresses not all. */
const ADDRESSES = [
  '||1|||MACQUARIE|STREET||SYDNEY|NSW|2000',
  '||42|44||SMITH|STREET||SURRY HILLS|NSW|2010',
  'UNIT|3|42|44||SMITH|STREET||SURRY HILLS|NSW|2010',
  'UNIT|4|42|44||SMITH|STREET||SURRY HILLS|NSW|2010',
  '||42|||SMITH|ROAD||SURRY HILLS|NSW|2010',
  '||10|||BRIDGE|ROAD||RICHMOND|VIC|3121',
  '||10|||BRIDGE|ROAD||RICHMOND|TAS|7025',
  '||42A|||ST GEORGES|TERRACE||PERTH|WA|6000',
  '||||4|THORNBURY|STREET||ALAWA|NT|0810',
  '||7|||HIGH|STREET|NORTH|DUNDAS|NSW|2117',
  '||7|||HIGH|STREET||NORTH DUNDAS|NSW|2117',
  '||5|||THE ESPLANADE|||MOUNT LAWLEY|WA|6050',
]

describeOnOneEngine('GET /v1/addresses/match', (open) => {
  let app: StarterApp
  const match = async (q: string) =>
    (await app.get(`/v1/addresses/match?q=${encodeURIComponent(q)}`)).data as {
      status: string
      candidates: { label: string; score: number; precision: string; location: unknown }[]
    }
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })

  it('says that the address file is not loaded', async () => {
    const { data, meta } = await app.get('/v1/addresses/match?q=1%20Macquarie%20St%20Sydney')
    expect(data).toMatchObject({
      status: 'not_assessed',
      availability: { status: 'not_assessed', reason_code: 'address_file_not_loaded' },
      candidates: [],
    })
    expect(meta['licences']).toEqual([])
  })

  describe('with the address file', () => {
    beforeAll(async () => {
      const home = await mkdtemp(path.join(os.tmpdir(), 'southerly-match-'))
      const location = path.join(home, 'GNAF_CORE_AUG25.psv')
      await writeFile(location, addressFile(ADDRESSES))
      const clock = fixedClock('2026-11-15T00:00:00Z')
      await ingestAddresses({ database: app.database, clock, home }, { source: 'gnaf-core', location })
      await rm(home, { recursive: true })
      app.app.services.snapshots.refresh()
    })

    it('answers the point of the address, where it stands in the file and under which licence', async () => {
      const { data, meta } = await app.get(
        '/v1/addresses/match?q=1%20Macquarie%20St%2C%20Sydney%20NSW%202000',
      )
      expect(data).toMatchObject({
        status: 'matched',
        candidates: [
          {
            label: '1 MACQUARIE STREET, SYDNEY NSW 2000',
            address_detail_pid: 'GANSW700000001',
            score: 1,
            precision: 'address',
            agreement: { locality: 1, street: 1, number: 1, flat: 1 },
            location: { latitude: -33.05, longitude: 150.05 },
            geocode_type: 'PROPERTY CENTROID',
            source: { ref: 'line 2' },
          },
        ],
        provenance: [{ edition: 'AUG 25' }],
      })
      expect(meta['licences']).toMatchObject([{ id: 'open-g-naf' }])
      expect(meta['evidence_hash']).toMatch(/^[0-9a-f]{64}$/)
    })

    it.each([
      ['3/42-44 smith st surry hills nsw 2010', 'UNIT 3, 42-44 SMITH STREET, SURRY HILLS NSW 2010'],
      ['Unit 4, 42 Smith Street, Surry Hills', 'UNIT 4, 42-44 SMITH STREET, SURRY HILLS NSW 2010'],
      ['The "Old" Mill, 42-44 Smiht Street, Surry Hills 2010', '42-44 SMITH STREET, SURRY HILLS NSW 2010'],
      ['42 Smith Rd, Surrey Hills NSW', '42 SMITH ROAD, SURRY HILLS NSW 2010'],
      ['42a St Georges Tce Perth', '42A ST GEORGES TERRACE, PERTH WA 6000'],
      ['Lot 4 Thornbury St, Alawa Northern Territory', 'LOT 4 THORNBURY STREET, ALAWA NT 0810'],
      ['7 High St Nth, Dundas NSW 2117, Australia', '7 HIGH STREET NORTH, DUNDAS NSW 2117'],
      ['7 High St North Dundas', '7 HIGH STREET NORTH, DUNDAS NSW 2117'],
      ['5 The Esplanade Mt Lawley', '5 THE ESPLANADE, MOUNT LAWLEY WA 6050'],
    ])('%s', async (query, label) => {
      expect((await match(query)).candidates[0]).toMatchObject({ label })
    })

    it('scores as the method page works out', async () => {
      const { status, candidates } = await match('3/42 Smiht St, Surry Hills NSW 2011')
      expect(candidates[0]).toMatchObject({
        label: 'UNIT 3, 42-44 SMITH STREET, SURRY HILLS NSW 2010',
        score: 0.8379,
        agreement: { locality: 0.9, street: 0.95, number: 0.98, flat: 1 },
      })
      expect(status).toBe('uncertain')
    })

    it('does not choose between places that fit alike', async () => {
      const { status, candidates } = await match('10 Bridge Road, Richmond')
      expect(status).toBe('ambiguous')
      expect(candidates.map(({ label }) => label)).toEqual([
        '10 BRIDGE ROAD, RICHMOND VIC 3121',
        '10 BRIDGE ROAD, RICHMOND TAS 7025',
      ])
      expect((await match('7 High St North Dundas')).status).toBe('ambiguous')
      expect((await match('10 Bridge Road, Richmond 7025')).status).toBe('matched')
    })

    it.each([
      ['Unit 9, 42-44 Smith St, Surry Hills NSW', 'matched', 'building', '42-44 SMITH STREET'],
      ['43 Smith St, Surry Hills NSW', 'matched', 'address', '42-44 SMITH STREET'],
      ['5 Macquarie St, Sydney NSW', 'uncertain', 'nearby_number', '1 MACQUARIE STREET'],
      ['900 Macquarie St, Sydney NSW', 'uncertain', 'street', 'MACQUARIE STREET, SYDNEY'],
      ['12 Nowhere Parade, Sydney NSW', 'uncertain', 'locality', 'SYDNEY NSW 2000'],
    ])('%s is %s, to the %s', async (query, status, precision, label) => {
      const found = await match(query)
      const [first] = found.candidates
      expect(found.status).toBe(status)
      expect(first).toMatchObject({ precision, label: expect.stringContaining(label) })
      expect(first!.location === null).toBe(precision === 'street' || precision === 'locality')
    })

    it('answers a reason, and no candidate, for a box and for what is nowhere', async () => {
      expect(await match('PO Box 12, Sydney NSW 2001')).toMatchObject({
        status: 'not_assessed',
        availability: { reason_code: 'postal_address' },
      })
      expect(await match('12 Nowhere Parade, Atlantis')).toMatchObject({
        status: 'not_found',
        availability: { status: 'no_match', reason_code: 'address_not_found' },
        candidates: [],
      })
    })
  })
})
