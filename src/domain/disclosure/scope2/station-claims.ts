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

/** Undefined for words that are not known. */
export function isRenewable(words: string): boolean | undefined {
  const fuel = fuelOf(words)
  return fuel === null ? undefined : !NOT_RENEWABLE.has(fuel)
}

const fuelOf = (words: string): string | null => FUELS.find(([, one]) => one.test(words))?.[0] ?? null

/** Whether a retirement names the company or an entity of its boundary; undefined where it names no one. */
export function isForCompany({ retirement }: Instrument, names: readonly string[]): boolean | undefined {
  const words = tellingWords(retirement?.on_behalf_of ?? '')
  if (words.length === 0) return undefined
  const digits = words.join('').replaceAll(/\D/g, '')
  return names.some((name) => {
    const own = tellingWords(name)
    const isShort = words.every((word) => own.includes(word))
    return digits === name || isShort || (own.length > 0 && own.every((word) => words.includes(word)))
  })
}
