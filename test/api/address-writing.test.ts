import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { ingestAddresses } from '../../src/operations/addresses/ingest-addresses.ts'
import { addressFile } from '../support/address-file.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/** Flat type, flat, first, last, lot, street, type, suffix, locality, state, postcode. Places are real, addresses not all. */
const ADDRESSES = [
  '||12|14||CHURCH|STREET||PARRAMATTA|NSW|2150',
  'UNIT|3|12|14||CHURCH|STREET||PARRAMATTA|NSW|2150',
  'UNIT|5|12|14||CHURCH|STREET||PARRAMATTA|NSW|2150',
  '||12|||CHURCH|STREET||NORTH PARRAMATTA|NSW|2151',
  '||100|||COLLINS|STREET||MELBOURNE|VIC|3000',
  'SUITE|502|100|||COLLINS|STREET||MELBOURNE|VIC|3000',
  '||||7|WOMBAT|ROAD||TARAGO|NSW|2580',
  '||25|||ST KILDA|ROAD||ST KILDA|VIC|3182',
  '||8|||MOUNT BARKER|ROAD||MOUNT BARKER|SA|5251',
  '||16|||HIGH|STREET|NORTH|BRUNSWICK EAST|VIC|3057',
  '||16A|||LYGON|STREET||BRUNSWICK EAST|VIC|3057',
  '||345|||QUEEN|STREET||BRISBANE CITY|QLD|4000',
  '||200|||GEORGE|STREET||SYDNEY|NSW|2000',
  '||42|||SMITH|STREET||SURRY HILLS|NSW|2010',
  '||9|||FIRST|AVENUE||MOUNT LAWLEY|WA|6050',
  '||31|||THE ESPLANADE|||HENLEY BEACH|SA|5022',
  '||2|||BOARDWALK|BOULEVARD||POINT COOK|VIC|3030',
  '||6|||PORT|ROAD||PORT ADELAIDE|SA|5015',
  '||77|||GREAT WESTERN|HIGHWAY||EMU PLAINS|NSW|2750',
  '||1|||ST GEORGES|TERRACE||PERTH|WA|6000',
  "||3|||O'CONNELL|STREET||NORTH ADELAIDE|SA|5006",
  '||10|||BRIDGE|ROAD||RICHMOND|VIC|3121',
  '||10|||BRIDGE|ROAD||RICHMOND|TAS|7025',
  'UNIT|1|4|||DARLEY|ROAD||MANLY|NSW|2095',
  'UNIT|2|4|||DARLEY|ROAD||MANLY|NSW|2095',
  '||20|||BROADWAY|||ULTIMO|NSW|2007',
]

const UNIT_3 = 'UNIT 3, 12-14 CHURCH STREET, PARRAMATTA NSW 2150'
const CHURCH = '12-14 CHURCH STREET, PARRAMATTA NSW 2150'
const COLLINS = '100 COLLINS STREET, MELBOURNE VIC 3000'
const LOT = 'LOT 7 WOMBAT ROAD, TARAGO NSW 2580'
const ST_KILDA = '25 ST KILDA ROAD, ST KILDA VIC 3182'
const BARKER = '8 MOUNT BARKER ROAD, MOUNT BARKER SA 5251'
const HIGH = '16 HIGH STREET NORTH, BRUNSWICK EAST VIC 3057'
const LYGON = '16A LYGON STREET, BRUNSWICK EAST VIC 3057'
const QUEEN = '345 QUEEN STREET, BRISBANE CITY QLD 4000'
const SMITH = '42 SMITH STREET, SURRY HILLS NSW 2010'

/** As people write them, to the candidate that comes first. */
const WRITTEN: Readonly<Record<'address' | 'building', readonly (readonly [string, string])[]>> = {
  address: [
    ['3/12 Church St, Parramatta NSW 2150', UNIT_3],
    ['3/12-14 church st parramatta nsw 2150', UNIT_3],
    ['Unit 3, 12-14 Church Street, Parramatta', UNIT_3],
    ['UNIT 3 12 CHURCH ST PARRAMATTA NSW', UNIT_3],
    ['u3/12 church st parramatta', UNIT_3],
    ['U 3, 12 - 14 Church St., Parramatta, N.S.W., 2150', UNIT_3],
    ['3, 12 Church St, Parramatta', UNIT_3],
    ['Flat 3/12-14 Church St, Parramatta', UNIT_3],
    ['12 Church St Unit 3 Parramatta NSW 2150', UNIT_3],
    ['12-14 Church St, Unit 3, Parramatta NSW', UNIT_3],
    ['Units 3-5, 12 Church Street, Parramatta', UNIT_3],
    ['3-5/12 Church St, Parramatta', UNIT_3],
    ['Tower 2, Unit 3/12 Church St, Parramatta', UNIT_3],
    ['12 to 14 Church St, Parramatta', CHURCH],
    ['12 & 14 Church St, Parramatta NSW 2150', CHURCH],
    ['13 Church Street, Parramatta', CHURCH],
    ['12 Church St, Nth Parramatta', '12 CHURCH STREET, NORTH PARRAMATTA NSW 2151'],
    ['12 Church St, Parramatta North NSW 2151', '12 CHURCH STREET, NORTH PARRAMATTA NSW 2151'],
    ['Level 5, 100 Collins St, Melbourne VIC 3000', COLLINS],
    ['100 Collins Street, Level 5, Melbourne 3000', COLLINS],
    ['L5 100 Collins St Melbourne', COLLINS],
    ['5th Floor, 100 Collins St, Melbourne, Victoria', COLLINS],
    ['Ground Floor, 100 Collins Street, Melbourne CBD', COLLINS],
    ['Collins Place 100 Collins St Melbourne', COLLINS],
    ['Suite 5.02, Level 5, 100 Collins St, Melbourne', `SUITE 502, ${COLLINS}`],
    ['Lot 7 Wombat Rd, Tarago NSW', LOT],
    ['Lot 7 DP 755123 Wombat Road, Tarago', LOT],
    ['25 St Kilda Rd, St Kilda VIC', ST_KILDA],
    ['25 Saint Kilda Road St Kilda', ST_KILDA],
    ['1 St. Georges Tce, Perth W.A.', '1 ST GEORGES TERRACE, PERTH WA 6000'],
    ['8 Mt Barker Rd, Mt Barker SA', BARKER],
    ['8 Mount Barker Road Mt. Barker', BARKER],
    ['16 High St Nth, Brunswick East', HIGH],
    ['16 High Street North, East Brunswick VIC 3057', HIGH],
    ['16A Lygon St, E Brunswick', LYGON],
    ['16 a Lygon St Brunswick East', LYGON],
    ['345 Queen Street, Brisbane', QUEEN],
    ['Central Plaza Two, 345 Queen St, Brisbane QLD 4000', QUEEN],
    ['42 Smith St, Surry Hills', SMITH],
    ['42 Smith, Surry Hills', SMITH],
    ['42 Smith St, Surry Hills NSW 2011', SMITH],
    ['42 Smith St, Surrey Hills NSW 2010', SMITH],
    ['42 Smtih Street Surry Hils NSW', SMITH],
    ['42 SMITH STREET, SURRY HILLS NSW 2010, AUSTRALIA', SMITH],
    [' 42  Smith   St ,  Surry Hills   NSW  2010 ', SMITH],
    ['42 Smith St\nSurry Hills\nNSW 2010\nAU', SMITH],
    ['c/- Jones & Co, 42 Smith St, Surry Hills', SMITH],
    ['42 Smith St, Surry Hills, Sydney NSW 2010', SMITH],
    ['42 Smith St Surry Hills Sydney', SMITH],
    ['42 Smith Street Surry Hills, Sydney NSW', SMITH],
    ['PO Box 7, 42 Smith St, Surry Hills', SMITH],
    ['Rear 42 Smith St, Surry Hills', SMITH],
    ['No. 42 Smith St, Surry Hills', SMITH],
    ['9 1st Ave, Mt Lawley', '9 FIRST AVENUE, MOUNT LAWLEY WA 6050'],
    ['31 Esplanade, Henley Beach', '31 THE ESPLANADE, HENLEY BEACH SA 5022'],
    ['2 Boardwalk Blvd, Pt Cook', '2 BOARDWALK BOULEVARD, POINT COOK VIC 3030'],
    ['6 Port Rd, Pt Adelaide', '6 PORT ROAD, PORT ADELAIDE SA 5015'],
    ['77 Gt Western Hwy, Emu Plains', '77 GREAT WESTERN HIGHWAY, EMU PLAINS NSW 2750'],
    ['3 O’Connell St, Nth Adelaide', "3 O'CONNELL STREET, NORTH ADELAIDE SA 5006"],
    ['3 O Connell Street North Adelaide', "3 O'CONNELL STREET, NORTH ADELAIDE SA 5006"],
    ['20 Broadway Ultimo', '20 BROADWAY, ULTIMO NSW 2007'],
  ],
  building: [
    ['Unit 9, 12-14 Church St, Parramatta', CHURCH],
    ['Building 5, 12-14 Church St, Parramatta', CHURCH],
    ['4 Darley Rd, Manly', 'UNIT 1, 4 DARLEY ROAD, MANLY NSW 2095'],
  ],
}

/** What is not in the file, or not sure, says so. */
const DOUBTFUL = [
  ['10 Bridge Rd, Richmond', 'ambiguous', 'address', '10 BRIDGE ROAD, RICHMOND VIC 3121'],
  ['42 Smith St, Surry Hills VIC 2010', 'uncertain', 'address', SMITH],
  ['42 Smith St, Redfern NSW 2010', 'uncertain', 'address', SMITH],
  ['44 Smith St, Surry Hills', 'uncertain', 'nearby_number', SMITH],
  ['Unit 9, 4 Darley Rd, Manly', 'uncertain', 'building', 'UNIT 1, 4 DARLEY ROAD, MANLY NSW 2095'],
  ['Unit 42 Smith St, Surry Hills', 'uncertain', 'street', 'SMITH STREET, SURRY HILLS NSW 2010'],
  ['Cnr George St & Bridge St, Sydney NSW', 'uncertain', 'street', 'GEORGE STREET, SYDNEY NSW 2000'],
  ['Corner of George and Bridge Sts, Sydney', 'uncertain', 'street', 'GEORGE STREET, SYDNEY NSW 2000'],
  ['Town Hall, Sydney NSW 2000', 'uncertain', 'locality', 'SYDNEY NSW 2000'],
  ['Surry Hills NSW 2010', 'uncertain', 'locality', 'SURRY HILLS NSW 2010'],
] as const

const WITHOUT_CANDIDATE = [
  ['PO Box 12, Parramatta NSW 2124', 'not_assessed'],
  ['Acme Pty Ltd, G.P.O. Box 100, Sydney 2001', 'not_assessed'],
  ['Locked Bag 5, Parramatta', 'not_assessed'],
  ['RMB 12, Tarago NSW 2580', 'not_assessed'],
  ['42 Smith St', 'not_found'],
  ['1 Nowhere Lane, Oodnadatta', 'not_found'],
] as const

interface Answer {
  readonly status: string
  readonly candidates: readonly {
    readonly label: string
    readonly precision: string
    readonly score: number
  }[]
}

describeOnOneEngine('addresses as people write them', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    const home = await mkdtemp(path.join(os.tmpdir(), 'southerly-writing-'))
    const location = path.join(home, 'GNAF_CORE_AUG25.psv')
    await writeFile(location, addressFile(ADDRESSES))
    await ingestAddresses(
      { database: app.database, clock: app.clock, home },
      { source: 'gnaf-core', location },
    )
    await rm(home, { recursive: true })
    app.app.services.snapshots.refresh()
  })
  const match = async (q: string, limit = 5) =>
    (await app.get(`/v1/addresses/match?q=${encodeURIComponent(q)}&limit=${limit}`)).data as unknown as Answer
  const first = async (q: string) => {
    const { status, candidates } = await match(q)
    return { status, precision: candidates[0]?.precision, label: candidates[0]?.label }
  }

  for (const [precision, written] of Object.entries(WRITTEN))
    it.each(written)('%s', async (query, label) => {
      expect(await first(query)).toEqual({ status: 'matched', precision, label })
    })

  it.each(DOUBTFUL)('%s is %s, to the %s', async (query, status, precision, label) => {
    expect(await first(query)).toEqual({ status, precision, label })
  })

  it.each(WITHOUT_CANDIDATE)('%s is %s', async (query, status) => {
    expect(await match(query)).toMatchObject({ status, candidates: [] })
  })

  it('tells of rivals that the limit does not show', async () => {
    expect(await match('10 Bridge Rd, Richmond', 1)).toMatchObject({ status: 'ambiguous', candidates: [{}] })
  })
})
