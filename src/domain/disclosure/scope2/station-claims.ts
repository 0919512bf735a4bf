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

/** Fuels by the words that people and the register have for them. What is burnt or split comes first: "waste coal" is coal. */
const FUELS: readonly (readonly [fuel: string, words: RegExp])[] = [
  ['fossil', /coal|lignite|diesel|petrol|gas\b|\boil\b|fossil/i],
  ['nuclear', /nuclear|uranium/i],
  ['wind', /wind/i],
  ['solar', /solar|photovoltaic|\bpv\b/i],
  ['hydro', /hydro|\bwater\b/i],
  ['ocean', /\bwave|tidal|\bocean/i],
  ['geothermal', /geothermal/i],
  ['biomass', /bio|landfill|sewage|bagasse|\bwood|black liquor|waste|digest/i],
]

/** Gas and oil that grow or rot: the word for what it is made of stays. */
const GROWN = /(bio|landfill|sewage|digester|waste|wastewater|food)[ -]?(?:gas\b|diesel|oil\b)/gi

const fuelsIn = (words: string): string[] =>
  FUELS.filter(([, one]) => one.test(words.replaceAll(GROWN, '$1'))).map(([name]) => name)

const NOT_RENEWABLE: ReadonlySet<string> = new Set(['fossil', 'nuclear'])

/** Undefined for words that are not known. "Wind and coal" is not wind, and "black coal with bioenergy" is coal. */
export function isRenewable(words: string): boolean | undefined {
  const [fuel] = fuelsIn(words)
  return fuel === undefined ? undefined : !NOT_RENEWABLE.has(fuel)
}

const fuelOf = (words: string): string | null => fuelsIn(words)[0] ?? null

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
