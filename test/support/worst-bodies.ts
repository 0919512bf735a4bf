import { boundary, HASH, instrument, july, statement, target, YEAR_2026 } from './disclosure-records.ts'
import { unknownWords, validAbns } from './worst-text.ts'

/** Largest records that the schemas and the body limit of a megabyte admit, each accepted as it is. */

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const worstTargets = () => ({
  targets: times(200, (index) =>
    target({
      id: `T${index}`,
      milestones: times(9, (step) => ({ period: july(2020 + step), value: 990 - 10 * step })),
      levers: times(20, (lever) => ({ name: unknownWords(lever, 20) })),
      actuals: times(5, (step) => ({ period: july(2020 + step), value: 990 - step, source: 'meters' })),
    }),
  ),
})

export const worstBoundary = (abn: string) => {
  const [parent, child] = boundary().entities
  const others = validAbns(1999)
  return boundary({
    entities: [
      { ...parent!, abn },
      ...others.map((other, index) => ({ ...child!, abn: other, name: unknownWords(index, 20) })),
    ],
    facilities: times(5000, (index) => ({
      name: unknownWords(index, 40),
      entity_abn: others[index % others.length]!,
      included: true,
    })),
  })
}

/** Runs of certificates that take the most blocks, each of a station of its own. */
export const worstEvidence = () => ({
  period: YEAR_2026,
  instruments: times(160, (index) =>
    instrument({
      id: `I${index}`,
      certificate: {
        ...instrument().certificate!,
        accreditation_code: `WD${String(index).padStart(6, '0')}`,
        serial_first: 1,
        serial_last: 2_147_483_646,
      },
    }),
  ),
  consumption: [{ region: 'NSW', period: YEAR_2026, kwh: 11_300_000, exempt_kwh: 0, document_sha256: HASH }],
})

export const worstStatements = (requirements: readonly string[]) => ({
  period: YEAR_2026,
  statements: requirements
    .slice(0, 200)
    .map((id, index) => statement(id, { statement: unknownWords(index, 4000) })),
})

export const worstSites = () => ({
  sites: times(500, (index) => ({
    site_id: `s${index}`,
    name: unknownWords(index, 199),
    activity: unknownWords(index, 198),
    address: `${index} ${unknownWords(index, 280, 4)} NSW 2000`,
  })),
})

/** Rows of a factor sheet: words that misspell something, words that nobody knows, and values of nothing. */
export const worstSheet = (seed: number) => ({
  rows: times(200, (index) => ({
    id: unknownWords(index, 99),
    description:
      index % 2 === 0 ? unknownWords(seed * 200 + index, 199, 4 + (index % 9)) : MISSPELT.slice(0, 199),
    value: 0.771_234_5 + (seed * 200 + index) / 1e9,
    unit: index % 3 === 0 ? 'kg CO2-e/kWh' : 'tonnes of CO2-e per GJ',
  })),
})

const MISSPELT =
  'deisel petrl elctricity victora grd natral coall lpgg keroseen ethnol bitumin refrigrant landfil waste transprt scop1 scop2 scop3 queenslnd tasmnia purchsed residul stationry combustn'

/** Look-ups by attributes that no factor or very many have. */
export const worstLookups = (seed: number) => ({
  gwp_basis: 'AR6',
  lookups: times(200, (index) =>
    index % 2 === 0
      ? { fuel_type: unknownWords(seed * 200 + index, 99), region: 'VIC' }
      : { subcategory: unknownWords(seed * 200 + index, 99), unit: 'kWh' },
  ),
})

/** The largest table of loads that a record takes, sent about a company. */
export const worstImport = (company: string) => ({
  url: `${company}/imports?kind=electricity&period=2025-26&name=a.csv`,
  type: 'application/octet-stream',
  body: `NMI,State,Month,kWh\n${Array.from({ length: 5000 }, (_, row) => `M${row},NSW,Jul 2025,1\n`).join('')}`,
  isSpent: true,
  items: 5,
})
