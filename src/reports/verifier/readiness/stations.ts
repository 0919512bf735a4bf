import type { Documents } from '../documents.ts'

/** A power station as the rows that the bundle cites print it. */
export interface Station {
  readonly state: string | null
  readonly fuel: string | null
}

/** Stations by code: cells of one row are inputs with the same release and place. */
export function stationsIn({ inputs }: Documents['provenance']): ReadonlyMap<string, Station> {
  const rows = Map.groupBy(inputs, ({ release, ref }) => `${release}\n${ref}`)
  return new Map(
    [...rows.values()].flatMap((cells) => {
      const cell = (name: string): string | null =>
        cells.find(({ field }) => field === name)?.value_text ?? null
      const code = cell('accreditation_code')
      return code === null ? [] : [[code, { state: cell('state'), fuel: cell('fuel_source') }] as const]
    }),
  )
}

/** What is burnt or split first: where its words stand, others count for nothing. */
const FUELS = {
  fossil: 'coal|lignite|diesel|petrol|gas\\b|\\boil\\b|fossil',
  nuclear: 'nuclear|uranium',
  wind: 'wind',
  solar: 'solar|photovoltaic|\\bpv\\b',
  hydro: 'hydro|\\bwater\\b',
  ocean: '\\bwave|tidal|\\bocean',
  geothermal: 'geothermal',
  biomass: 'bio|landfill|sewage|bagasse|\\bwood|black liquor|waste|digest',
}
const STATES = 'ACT NSW NT QLD SA TAS VIC WA'.split(' ')

/** The first family of words of which those for gas and oil that grow or rot are taken out. */
function familyOf(words: string): string | undefined {
  const left = words.replaceAll(
    /(bio|landfill|sewage|digester|waste|wastewater|food)[ -]?(?:gas\b|diesel|oil\b)/gi,
    (_, grown: string) => grown,
  )
  return Object.entries(FUELS).find(([, pattern]) => new RegExp(pattern, 'i').test(left))?.[0]
}

/** docs/methods/market_based_scope2.md, the check `station`: fuel and state that both sides name in known words must be the same. */
export function agreesWith(
  claim: { readonly fuel: string; readonly state: string },
  station: Station,
): boolean {
  const [own, printed] = [familyOf(claim.fuel), familyOf(station.fuel ?? '')]
  const state = claim.state.trim().toUpperCase()
  const areStates = STATES.includes(state) && STATES.includes(station.state ?? '')
  return (
    !(own !== undefined && printed !== undefined && own !== printed) &&
    !(areStates && state !== station.state)
  )
}

const COMMON = new Set(
  'PTY LTD LIMITED PROPRIETARY THE AND OF CO COMPANY CORPORATION GROUP HOLDING HOLDINGS AUSTRALIA AUSTRALIAN NL INC SERVICES'.split(
    ' ',
  ),
)

const telling = (name: string): readonly string[] =>
  name
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0 && !COMMON.has(word))

/** The check `renewable_fuel`: what is known of the words, and nothing fossil or nuclear among them. */
export function isRenewableFuel(words: string): string | undefined {
  const family = familyOf(words)
  if (family === undefined) return undefined
  return family === 'fossil' || family === 'nuclear' ? 'failed' : 'passed'
}

/** The check `retired_for_company`: no other telling words than those of one name, its first among them, or an ABN, or both. */
export function retiredFor(behalf: string | undefined, names: readonly string[]): string {
  const said = telling(behalf ?? '')
  if (said.length === 0) return 'no_data'
  const isAbn = names.includes(said.join('').replaceAll(/\D/g, ''))
  const words = said.filter((word) => !(isAbn && (word === 'ABN' || /^\d+$/.test(word))))
  const isOwn = names.some((name) => {
    const own = telling(name)
    return own[0] !== undefined && words.includes(own[0]) && !words.some((word) => !own.includes(word))
  })
  return (words.length === 0 && isAbn) || isOwn ? 'passed' : 'failed'
}

/** ABN and names of the company and of the entities that its boundary includes. */
export function namesOf({ report, provenance }: Pick<Documents, 'report' | 'provenance'>): readonly string[] {
  const body = provenance.records.find(({ record }) => record === 'organisational_boundary')?.body
  const entities = (body?.['entities'] ?? []) as readonly { abn: string; name: string; included: boolean }[]
  const known = new Map<string, readonly string[]>([
    ...provenance.contradiction_facts.elsewhere.entities.map(({ abn, names }) => [abn, names] as const),
    [report.entity.abn, [report.entity.name]],
  ])
  return [
    report.entity.abn,
    report.entity.name,
    ...entities
      .filter(({ included }) => included)
      .flatMap(({ abn, name }) =>
        known.get(abn)?.some((other) => mayBeOne(name, other)) === false ? [abn] : [abn, name],
      ),
  ]
}

const mayBeOne = (name: string, other: string): boolean => {
  const [own, printed] = [telling(name), telling(other)]
  return own.length === 0 || printed.length === 0 || own.some((word) => printed.includes(word))
}
