import { total } from '../arithmetic.ts'
import type { Period } from '../documents.ts'
import type { Formula } from './formula.ts'

type Figure = number | null
type Percentages = readonly { readonly year: number; readonly percent: number }[]

interface Instrument {
  readonly id: string
  readonly type: string
  readonly region: string
  readonly mwh: number
  readonly period: Period
  readonly includes_mandatory_share?: boolean
  readonly retirement?: { readonly status: string }
}

interface Load {
  readonly region: string
  readonly kwh: number
  readonly exempt_kwh: number
  readonly exempt_from?: string
}

interface Given {
  readonly region: string
  readonly record: {
    readonly period: Period
    readonly instruments: readonly Instrument[]
    readonly consumption: readonly Load[]
  }
  readonly standing: readonly string[]
  readonly location_factor: Figure
  readonly residual_mix_factor: Figure
  readonly percentages: Percentages
  readonly jurisdictional?: Percentages
  readonly jurisdictional_share?: Figure
}

/** Versions that knew one kind of exemption, and no GreenPower that contains the mandatory share. */
const EARLIER: ReadonlySet<string> = new Set(['1.0.0', '1.1.0'])

/** docs/methods/market_based_scope2.md, one region. */
export const marketBasedScope2: Formula = (arguments_, version) => {
  const given = arguments_ as Given
  const { region, record, location_factor, residual_mix_factor } = given
  const quantity = total(record.consumption.filter((load) => load.region === region).map(({ kwh }) => kwh))
  const residual = EARLIER.has(version) ? earlierResidual(given, quantity) : residualOf(given, quantity)
  return {
    location: location_factor === null ? null : (quantity * location_factor) / 1000,
    market:
      residual === null || residual_mix_factor === null ? null : (residual * residual_mix_factor) / 1000,
    residual,
  }
}

function residualOf(given: Given, quantity: number): Figure {
  const { region, record } = given
  const rpp = shareOf(record.period, given.percentages)
  const jrpp = region === 'ACT' ? shareOf(record.period, given.jurisdictional ?? []) : 0
  if (rpp === null || jrpp === null) return null
  const exempt = (kind: string): number =>
    total(
      record.consumption
        .filter((load) => load.region === region && load.exempt_from === kind)
        .map(({ exempt_kwh }) => exempt_kwh),
    )
  const { onSite, surrendered, green } = countedMwh(given)
  const greenKwh = total(green.map((one) => 1000 * one.mwh * (hasMandatoryShare(one) ? 1 - rpp : 1)))
  const mandatory =
    rpp * (quantity - exempt('renewable_energy_target')) + jrpp * (quantity - exempt('jurisdictional_scheme'))
  return Math.max(0, quantity - mandatory - 1000 * (surrendered - onSite) - greenKwh)
}

function earlierResidual(given: Given, quantity: number): Figure {
  const { region, record, percentages, jurisdictional_share = null } = given
  const share = shareOf(record.period, percentages)
  if (share === null || jurisdictional_share === null) return null
  const loads = record.consumption.filter((load) => load.region === region)
  const exempt = total(loads.map(({ exempt_kwh }) => exempt_kwh))
  const { onSite, surrendered, green } = countedMwh(given)
  return Math.max(
    0,
    (quantity - exempt) * (1 - (share + jurisdictional_share)) +
      exempt * (1 - share) -
      1000 * (surrendered - onSite) -
      1000 * total(green.map(({ mwh }) => mwh)),
  )
}

function countedMwh({ region, record, standing }: Given) {
  const own = record.instruments.filter((one) => one.region === region)
  const counted = own.filter(({ id }) => standing.includes(id))
  const mwh = (instruments: readonly Instrument[]): number => total(instruments.map((one) => one.mwh))
  const isGreen = ({ type }: Instrument): boolean => type === 'greenpower_product'
  return {
    onSite: mwh(own.filter(({ type }) => type.startsWith('on_site'))),
    surrendered: mwh(
      counted.filter((one) => !isGreen(one) && one.retirement?.status === 'voluntarily_retired'),
    ),
    green: counted.filter(isGreen),
  }
}

/** GreenPower contains the share from 2025 on, and before that where the record says so. */
const hasMandatoryShare = ({ includes_mandatory_share: said, period }: Instrument): boolean =>
  said ?? period.end >= '2025-01-01'

/** Mean of the calendar years, weighted by months; null where a year has no percentage. */
function shareOf({ start, end }: Period, percentages: Percentages): Figure {
  const first = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1
  const last = Number(end.slice(0, 4)) * 12 + Number(end.slice(5, 7)) - 1
  const months = Array.from({ length: last - first + 1 }, (_, index) => Math.floor((first + index) / 12))
  const shares = months.map((year) => percentages.find((one) => one.year === year)?.percent)
  return shares.includes(undefined) ? null : total(shares.map((share) => share ?? 0)) / months.length / 100
}
