import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'

export const STATES = ['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'] as const
export type State = (typeof STATES)[number]

/** A region of the electricity market (or SWIS), and the region that the national factors use. */
export interface GridRegion {
  readonly grid_region: string | null
  readonly factor_region: string | null
  readonly note: string
}

/** Where a state's electricity comes from, as a rule for places that are not known better. */
export const STATE_GRID_REGIONS: Readonly<Record<State, GridRegion>> = {
  NSW: { grid_region: 'NSW1', factor_region: 'NSW_ACT', note: 'The market region covers NSW and the ACT.' },
  ACT: { grid_region: 'NSW1', factor_region: 'NSW_ACT', note: 'The market has no separate ACT region.' },
  VIC: { grid_region: 'VIC1', factor_region: 'VIC', note: 'The market region is the whole state.' },
  QLD: { grid_region: 'QLD1', factor_region: 'QLD', note: 'Mount Isa has its own system.' },
  SA: { grid_region: 'SA1', factor_region: 'SA', note: 'Coober Pedy is off the grid.' },
  WA: { grid_region: 'SWIS', factor_region: 'SWIS', note: 'South-west only; the Pilbara is not included.' },
  TAS: { grid_region: 'TAS1', factor_region: 'TAS', note: 'King and Flinders Islands are off the grid.' },
  NT: { grid_region: null, factor_region: 'DKIS', note: 'Neither market reaches the territory.' },
}

interface PostcodeRange {
  readonly first: number
  readonly last: number
}

/** Postcodes by state, as Australia Post assigns them; post-office box ranges included. */
export const STATE_POSTCODES: readonly (PostcodeRange & { readonly state: State })[] = [
  { first: 200, last: 299, state: 'ACT' },
  { first: 800, last: 999, state: 'NT' },
  { first: 1000, last: 2599, state: 'NSW' },
  { first: 2600, last: 2618, state: 'ACT' },
  { first: 2619, last: 2899, state: 'NSW' },
  { first: 2900, last: 2920, state: 'ACT' },
  { first: 2921, last: 2999, state: 'NSW' },
  { first: 3000, last: 3999, state: 'VIC' },
  { first: 4000, last: 4999, state: 'QLD' },
  { first: 5000, last: 5999, state: 'SA' },
  { first: 6000, last: 6999, state: 'WA' },
  { first: 7000, last: 7999, state: 'TAS' },
  { first: 8000, last: 8999, state: 'VIC' },
  { first: 9000, last: 9999, state: 'QLD' },
]

/** Postcodes outside their state's market region. Each row says why. */
export const OFF_GRID_POSTCODES: readonly (PostcodeRange & { readonly reason: string })[] = [
  { first: 2898, last: 2899, reason: 'Lord Howe and Norfolk Islands' },
  { first: 4825, last: 4825, reason: 'Mount Isa has its own system' },
  { first: 5723, last: 5723, reason: 'Coober Pedy has its own station' },
  { first: 6450, last: 6450, reason: 'Esperance has its own system' },
  {
    first: 6700,
    last: 6799,
    reason: 'The Gascoyne, Pilbara and Kimberley are outside the south-west system',
  },
  { first: 7255, last: 7256, reason: 'Flinders and King Islands' },
]

interface Box {
  readonly south?: number
  readonly north?: number
  readonly west?: number
  readonly east?: number
}

/** Parts of a state that its market does not reach, in degrees; a border that is not given is the state's own. */
const OFF_GRID_AREAS: readonly (Box & { readonly state: State; readonly reason: string })[] = [
  { state: 'WA', south: -27.5, reason: 'The south-west system ends south of the Gascoyne' },
  { state: 'WA', south: -30.3, west: 119, reason: 'The northern Goldfields generate their own power' },
  { state: 'WA', south: -28.5, west: 116.2, reason: 'The Murchison generates its own power' },
  { state: 'WA', west: 122.5, reason: 'The south-west system ends in the Goldfields' },
  { state: 'WA', north: -32, west: 121, reason: 'Norseman and Esperance have their own systems' },
  {
    state: 'QLD',
    east: 141.2,
    reason: 'Mount Isa and the mines around it have their own system',
  },
  { state: 'QLD', north: -26, east: 142.5, reason: 'The Cooper Basin generates its own power' },
  { state: 'QLD', south: -15, reason: 'The market does not reach Cape York and the Torres Strait' },
  { state: 'SA', south: -29.3, reason: 'The market does not reach the far north of South Australia' },
  { state: 'SA', east: 132.5, reason: 'The market ends west of Ceduna' },
  { state: 'TAS', south: -40.6, reason: 'Flinders and King Islands' },
  { state: 'NSW', west: 155, reason: 'Lord Howe and Norfolk Islands' },
]

/** Grids that the national factors have a region for though no market index does. */
export const GRID_FACTOR_REGIONS: ReadonlySet<string> = new Set(['SWIS', 'NWIS', 'DKIS'])

/** Why a place is outside its state's market; undefined where it is not, as far as these areas tell. */
export const offGridReason = (state: string | null, lat: number, lon: number): string | undefined =>
  OFF_GRID_AREAS.find(
    (area) =>
      area.state === state &&
      lat > (area.south ?? -Infinity) &&
      lat < (area.north ?? Infinity) &&
      lon > (area.west ?? -Infinity) &&
      lon < (area.east ?? Infinity),
  )?.reason

export interface RegionDecision {
  readonly availability: Availability
  readonly grid_region: string | null
  readonly factor_region: string | null
  readonly state: State | null
  /** `facilities` is a company's whose address is not known: the region of its sites, not of an office. */
  readonly rule: 'postcode' | 'state' | 'facilities' | 'none'
  readonly precision: 'postcode' | 'state' | null
  readonly note: string | null
}

/** Region from the postcode where one is known, else from the state. A postcode says more, so it decides. */
export function gridRegionOf(place: {
  readonly state: string | null
  readonly postcode: string | null
}): RegionDecision {
  const code = place.postcode !== null && /^\d{3,4}$/.test(place.postcode) ? Number(place.postcode) : null
  const byPostcode = STATE_POSTCODES.find((range) => holds(range, code))?.state
  const state = byPostcode ?? STATES.find((one) => one === place.state) ?? null
  const rule = byPostcode === undefined ? 'state' : 'postcode'
  if (state === null)
    return {
      ...NO_REGION,
      availability: unavailable('no_match', 'state_unknown', 'Neither the state nor the postcode is known.'),
    }
  const offGrid = OFF_GRID_POSTCODES.find((range) => holds(range, code))
  if (offGrid === undefined) return DECISIONS[rule][state]
  return {
    ...NO_REGION,
    state,
    rule,
    precision: rule,
    note: offGrid.reason,
    availability: unavailable('not_applicable', 'outside_market_region', `${offGrid.reason}.`),
  }
}

const holds = (range: PostcodeRange, code: number | null): boolean =>
  code !== null && code >= range.first && code <= range.last

const NO_REGION = {
  grid_region: null,
  factor_region: null,
  state: null,
  rule: 'none',
  precision: null,
  note: null,
} as const

/** One object for all companies of a state, so that what is made with it is made once. */
const decisionsBy = (rule: 'postcode' | 'state'): Readonly<Record<State, RegionDecision>> =>
  Object.fromEntries(
    STATES.map((state) => {
      const { grid_region, factor_region, note } = STATE_GRID_REGIONS[state]
      const availability =
        grid_region === null ? unavailable('not_published', 'no_index_for_state', note) : AVAILABLE
      return [state, { state, rule, precision: rule, grid_region, factor_region, note, availability }]
    }),
  ) as Record<State, RegionDecision>

const DECISIONS = { postcode: decisionsBy('postcode'), state: decisionsBy('state') } as const
