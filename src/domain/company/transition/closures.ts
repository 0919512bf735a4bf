import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { evaluate } from '../../formula/evaluate.ts'
import type { GivenValues } from '../../formula/given.ts'
import { printed, type WorkingArgument } from '../../working.ts'
import type { Evidenced } from '../outcome.ts'
import type { StationYear } from '../sites/stations.ts'
import { TRANSITION_FORMULAS } from './formula.ts'
import type { PlanUnit, TransitionReference } from './reference.ts'
import { stationLink } from './station-links.ts'

/** A facility of the company that the plan lists, with its units. */
export interface ClosingStation extends Evidenced {
  readonly facility: string
  readonly state: string | null
  readonly reporting_year: string
  readonly scope1_t: number
  readonly stations: readonly string[]
  readonly link_reason: string
  readonly units: readonly PlanUnit[]
}

export interface RemainingYear {
  readonly reporting_year: string
  readonly remaining_t: number
  readonly remaining_percent: number | null
}

export interface StationClosures {
  readonly availability: Availability
  readonly one_set_for_all_scenarios: true
  readonly facilities: readonly ClosingStation[]
  /** Stations of the company that burn something and are not in the plan. */
  readonly not_listed: readonly string[]
  readonly today_t: number | null
  readonly first_closure: number | null
  readonly last_closure: number | null
  readonly years: readonly RemainingYear[]
}

const THERMAL = /coal|gas|diesel|methane|wood|biofuel|bagasse|oil/i

/** The company’s power stations, when their units close, and what is left of today’s emissions until 2050. */
export function stationClosures(
  stations: readonly StationYear[],
  reference: TransitionReference,
): StationClosures {
  const burning = stations.filter(
    ({ scope1_t, primary_fuel }) => scope1_t > 0 && THERMAL.test(primary_fuel ?? ''),
  )
  const facilities = burning.flatMap((station) => closingStation(station, reference))
  const listed = new Set(facilities.map(({ facility }) => facility))
  const not_listed = burning.map(({ facility }) => facility).filter((name) => !listed.has(name))
  const empty = { one_set_for_all_scenarios: true, facilities, not_listed } as const
  if (facilities.length === 0)
    return {
      ...empty,
      availability: noStations(stations, not_listed),
      today_t: null,
      first_closure: null,
      last_closure: null,
      years: [],
    }
  const found = evaluate(TRANSITION_FORMULAS.formula('station_closures'), closuresGiven(facilities))
  return {
    ...empty,
    availability: AVAILABLE,
    today_t: found.number('today_t'),
    first_closure: found.number('first_closure'),
    last_closure: found.number('last_closure'),
    years: found.list('years').map((row) => ({
      reporting_year: row['reporting_year'] as string,
      remaining_t: row['remaining_t'] as number,
      remaining_percent: row['remaining_percent'] as number | null,
    })),
  }
}

function closingStation(station: StationYear, { units }: TransitionReference): ClosingStation[] {
  const link = stationLink(station)
  const found = (link?.stations ?? []).flatMap((name) => units.get(name) ?? [])
  if (link === undefined || found.length === 0) return []
  const { facility, state, reporting_year, scope1_t, evidence } = station
  return [
    {
      facility,
      state,
      reporting_year,
      scope1_t,
      stations: link.stations,
      link_reason: link.reason,
      units: found,
      evidence,
    },
  ]
}

function noStations(stations: readonly StationYear[], notListed: readonly string[]): Availability {
  if (notListed.length > 0)
    return unavailable(
      'no_match',
      'stations_not_in_plan',
      `The plan does not list the company’s stations: ${notListed.join(', ')}.`,
    )
  return unavailable(
    'not_applicable',
    stations.length === 0 ? 'no_power_station' : 'no_emitting_station',
    stations.length === 0
      ? 'The regulator’s generation table lists no power station of the company.'
      : 'None of the company’s power stations burns fuel.',
  )
}

type Figure = (value: number, row: Evidenced, field: string) => WorkingArgument

/** What the formula is given: values alone, or with what prints them. */
export const closuresGiven = (
  facilities: readonly ClosingStation[],
  figure: Figure = (value) => value,
): GivenValues => ({
  facilities: facilities.map((station) => ({
    facility: station.facility,
    scope1_t: figure(station.scope1_t, station, 'scope1_t'),
    units: station.units.map((unit) => ({
      unit: unit.unit,
      closure_year: figure(unit.closure_year, unit, `${unit.unit} expected_closure_year`),
    })),
  })),
})

export const printedFigure: Figure = (value, { evidence }, field) => printed(value, evidence, field)
