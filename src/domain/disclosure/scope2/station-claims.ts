import { tellingWords } from '../../company/identity/telling-words.ts'
import type { Certificate, Instrument } from '../records/market-based-evidence.ts'
import type { Station } from './instrument-registers.ts'

/** What a claim says of its station beside what the register prints; null where they agree or cannot be told apart. */
export function stationFault({ fuel, state }: Certificate, station: Station): string | null {
  const [own, printed] = [fuelOf(fuel), fuelOf(station.fuel ?? '')]
  if (own !== null && printed !== null && own !== printed)
    return `The register lists the station under ${station.fuel}, not ${fuel}.`
  const said = state.trim().toUpperCase()
  return STATES.has(said) && station.state !== null && STATES.has(station.state) && said !== station.state
    ? `The register lists the station in ${station.state}, not ${state}.`
    : null
}

const STATES: ReadonlySet<string> = new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])

/** Fuels by the words that people and the register have for them, the telling ones first. */
const FUELS: readonly (readonly [fuel: string, words: RegExp])[] = [
  ['wind', /wind/i],
  ['solar', /solar|photovoltaic|\bpv\b/i],
  ['hydro', /hydro|\bwater\b/i],
  ['biomass', /bio|landfill|sewage|bagasse|\bwood|black liquor|waste|digest/i],
  ['fossil', /coal|lignite|diesel|petrol|natural gas|\bgas\b|\boil\b|fossil/i],
  ['nuclear', /nuclear|uranium/i],
]

const NOT_RENEWABLE: ReadonlySet<string> = new Set(['fossil', 'nuclear'])

/** Of these a station burns nothing beside them: "wind and coal" is not wind. */
const BURNS_NOTHING: ReadonlySet<string> = new Set(['wind', 'solar', 'hydro'])

/** Undefined for words that are not known. */
export function isRenewable(words: string): boolean | undefined {
  const [fuel, ...others] = FUELS.filter(([, one]) => one.test(words)).map(([name]) => name)
  if (fuel === undefined) return undefined
  const isMixed = BURNS_NOTHING.has(fuel) && others.some((other) => NOT_RENEWABLE.has(other))
  return !NOT_RENEWABLE.has(fuel) && !isMixed
}

const fuelOf = (words: string): string | null => FUELS.find(([, one]) => one.test(words))?.[0] ?? null

/** Whether a retirement names the company or an entity of its boundary; undefined where it names no one. */
export function isForCompany({ retirement }: Instrument, names: readonly string[]): boolean | undefined {
  const said = tellingWords(retirement?.on_behalf_of ?? '')
  if (said.length === 0) return undefined
  const digits = said.join('').replaceAll(/\D/g, '')
  const isOwnAbn = names.includes(digits)
  const words = isOwnAbn ? said.filter((word) => !/^(?:ABN|\d+)$/.test(word)) : said
  return words.length === 0
    ? isOwnAbn
    : names.some((name) => {
        const [first, ...rest] = tellingWords(name)
        // "AGL" is AGL Energy, "Energy" is not; "not AGL", "customers of AGL" and "AGL and Woolworths" say more than the name.
        return (
          first !== undefined &&
          words.includes(first) &&
          words.every((word) => [first, ...rest].includes(word))
        )
      })
}
