import { RISK_LEVELS } from '../../../domain/company/bands.ts'
import type { BlockOn } from '../../../domain/company/blocks.ts'
import { LOCATION_OF_FACILITY } from '../../../domain/company/climate/facility-place.ts'
import type { HazardIndicator } from '../../../domain/company/hazards/assessment.ts'
import type { DeclaredDisasters } from '../../../domain/company/hazards/declared-disasters.ts'
import { PARTIAL } from '../../../domain/company/risk/physical-risk.ts'
import { CEILING } from '../../../domain/company/risk/transition-formula.ts'
import type { FormerFacility } from '../../../domain/company/safeguard/former-facilities.ts'
import { COMPARED } from '../../../domain/company/sector/formula.ts'
import type { PlainProfile } from '../../exported-profile.ts'
import { capital, figure, number, short, words } from '../../format.ts'
import type { Block, KeyFigure } from '../document.ts'
import { type Charted, climateBlocks, emissionsBlocks, safeguardBlocks, sectorBlocks } from './charts.ts'

/** How the document shows a block of the profile. */
interface Shown {
  /** Its figure among the key figures, or the label under which its absence is stated there. */
  readonly key_figure?: { readonly label: string; readonly of: (profile: PlainProfile) => KeyFigure[] }
  readonly section?: {
    readonly title: string | ((profile: PlainProfile) => string)
    readonly starts_page: boolean
    readonly blocks: (profile: PlainProfile, about: Charted) => Block[]
  }
  /** The part of another block, or of the document, that shows it. */
  readonly within?: string
}

/** Every block that the document shows. */
export const SHOWN_BLOCKS: Readonly<Record<BlockOn<'pdf'>, Shown>> = {
  entity: { within: 'cover' },
  emissions: {
    key_figure: { label: 'Emissions', of: totalEmissions },
    section: {
      title: 'Emissions by year',
      starts_page: true,
      blocks: (profile, about) => [...emissionsBlocks(about), ...years(profile)],
    },
  },
  emissions_trend: { within: 'emissions' },
  sector_benchmark: {
    key_figure: { label: 'Sector', of: percentile },
    section: { title: 'Sector', starts_page: false, blocks: (_, about) => sectorBlocks(about) },
  },
  transition_risk: {
    key_figure: {
      label: 'Transition risk',
      of: ({ blocks }) => band('Transition risk', blocks.transition_risk.result?.band, TRANSITION_SCALE),
    },
  },
  physical_risk: {
    key_figure: {
      label: 'Physical risk',
      of: ({ blocks: { physical_risk } }) =>
        band(
          'Physical risk at the head office',
          physical_risk.result?.overall,
          noteOfPhysical(physical_risk.result),
        ),
    },
  },
  safeguard_mechanism: {
    section: {
      title: 'Safeguard Mechanism',
      starts_page: false,
      blocks: (profile, about) => [...safeguardBlocks(about), ...formerFacilities(profile)],
    },
  },
  climate_context: {
    section: {
      title: (profile) => `Climate ${wherever(profile)}`,
      starts_page: false,
      blocks: (_, about) => climateBlocks(about),
    },
  },
  water_stress: {
    section: { title: (profile) => `Water ${wherever(profile)}`, starts_page: false, blocks: water },
  },
  hazards: {
    section: { title: (profile) => `Hazards ${wherever(profile)}`, starts_page: false, blocks: hazardTable },
  },
}

const NOW: Readonly<Record<FormerFacility['now'], (year: string) => string>> = {
  not_listed: (year) => `Not listed in ${year}`,
  controlled_by_another: (year) => `Listed under another company in ${year}`,
  control_not_known: (year) => `Listed in ${year}; who controls it is not known`,
}

/** Facilities that the company had, each by its last row. */
function formerFacilities({ blocks: { safeguard_mechanism } }: PlainProfile): Block[] {
  const { former_facilities: former = [], reporting_year = '' } = safeguard_mechanism.result ?? {}
  if (former.length === 0) return []
  return [
    {
      kind: 'table',
      caption: `Facilities from earlier years that are not the company’s in ${reporting_year}`,
      columns: [
        { title: 'Facility', share: 1.6, align: 'left' },
        { title: 'Last year', share: 0, align: 'left' },
        { title: 'Covered then, t', share: 0, align: 'right' },
        { title: 'Now', share: 1, align: 'left' },
      ],
      rows: former.map((one) => [
        { text: one.facility, small: one.responsible_emitter },
        { text: one.last_reporting_year },
        { text: number(one.covered_emissions_t) },
        {
          text: NOW[one.now](reporting_year),
          ...(one.listed_as === null
            ? {}
            : { small: one.listed_as.controlling_corporation ?? one.listed_as.responsible_emitter }),
        },
      ]),
    },
  ]
}
/** At a facility where the office is not known. */
const wherever = ({ blocks: { climate_context } }: PlainProfile): string =>
  climate_context.flags.includes(LOCATION_OF_FACILITY)
    ? 'at the largest located facility'
    : 'at the head office'

function totalEmissions({ blocks: { emissions } }: PlainProfile): KeyFigure[] {
  const latest = emissions.result?.latest
  const total = latest?.scope1_and_2_t
  if (latest === undefined || total === undefined || total === null) return []
  return [
    {
      label: 'Scope 1 and 2 emissions',
      value: short(total),
      unit: 't CO₂-e',
      note: `exactly ${figure(total)}; ${latest.reporting_year}`,
    },
  ]
}

function percentile({ blocks: { sector_benchmark } }: PlainProfile): KeyFigure[] {
  const headline = sector_benchmark.result?.headline ?? null
  if (headline === null) return []
  return [
    {
      label: `Percentile among peers, ${COMPARED[headline.metric].words}`,
      value: number(headline.percentile, 1),
      unit: '',
      note: `${headline.n} companies in ${sector_benchmark.result?.title}`,
    },
  ]
}

/** The bands that there are, so that a reader knows how high the highest is. */
const scale = (levels: readonly string[]): string =>
  `of ${levels.slice(0, -1).map(words).join(', ')} and ${words(levels.at(-1)!)}`

const TRANSITION_SCALE = scale(RISK_LEVELS.slice(0, RISK_LEVELS.indexOf(CEILING) + 1))
const PHYSICAL_SCALE = scale(RISK_LEVELS)

/** A partial band is no step of the scale: it says what is missing instead. */
const noteOfPhysical = (risk: PlainProfile['blocks']['physical_risk']['result']): string =>
  risk?.overall === PARTIAL ? risk.missing.map(({ detail }) => detail).join(' ') : PHYSICAL_SCALE

const band = (label: string, name: string | undefined, note: string): KeyFigure[] =>
  name === undefined ? [] : [{ label, value: capital(words(name)), unit: '', note }]

function years({ blocks: { emissions } }: PlainProfile): Block[] {
  const amount = (value: number | null | undefined): { text: string } => ({
    text: value === null || value === undefined ? 'not published' : figure(value),
  })
  return emissions.result === null
    ? []
    : [
        {
          kind: 'table',
          caption: 'Emissions and energy as published in the registry',
          columns: [
            { title: 'Reporting year', share: 1, align: 'left' },
            { title: 'Scope 1, t CO₂-e', share: 1, align: 'right' },
            { title: 'Scope 2, t CO₂-e', share: 1, align: 'right' },
            { title: 'Net energy, GJ', share: 1, align: 'right' },
          ],
          rows: emissions.result.history.map((year) => [
            { text: year.reporting_year },
            amount(year.scope1_t?.value),
            amount(year.scope2_t?.value),
            amount(year.net_energy_gj?.value),
          ]),
        },
      ]
}

/** Every hazard, those without a band too: a missing line would read as no hazard. */
function hazardTable({ blocks: { hazards } }: PlainProfile): Block[] {
  const { result } = hazards
  if (result === null) return []
  return [
    { kind: 'paragraph', text: result.statement },
    {
      kind: 'table',
      caption: 'Hazards at this location',
      columns: [
        { title: 'Hazard', share: 1, align: 'left' },
        { title: 'Band', share: 0, align: 'left' },
        { title: 'Figure, or why there is none', share: 3, align: 'left' },
      ],
      rows: result.hazards.map(({ hazard, band: level, indicators: [first], reason, ...rest }) => [
        { text: capital(words(hazard)) },
        { text: level === null ? 'none' : capital(words(level)) },
        { text: reason?.detail ?? `${leadingFigure(first)}${oldRecord(rest)}` },
      ]),
    },
    ...disasterTable(result.declared_disasters),
  ]
}

/** What happened in the areas of the place: below the hazards, as it is none. */
const disasterTable = (disasters: DeclaredDisasters | null): Block[] =>
  disasters === null
    ? []
    : [
        { kind: 'paragraph', text: disasters.statement },
        {
          kind: 'table',
          caption: 'Declared disasters by local government area',
          columns: [
            { title: 'Area', share: 1, align: 'left' },
            { title: 'Listed', share: 0, align: 'right' },
            { title: 'Disasters', share: 3, align: 'left' },
          ],
          rows: disasters.areas.map(({ lga, events, reason, names }) => [
            { text: lga },
            { text: events === null ? 'none' : String(events) },
            { text: reason ?? names.join('; ') },
          ]),
        },
      ]

/** A band of years ago must not pass for today's. */
const oldRecord = ({
  is_stale,
  latest_year,
}: {
  readonly is_stale: boolean
  readonly latest_year: number | null
}): string => (is_stale ? `. Old record: it ends in ${latest_year}` : '')

function leadingFigure(figure: HazardIndicator | undefined): string {
  if (figure === undefined) return ''
  const { id, value, unit, period } = figure
  return `${capital(words(id))}: ${number(value, 2)}${unit === '1' ? '' : ` ${unit}`} (${period})`
}

/** The table of blocks says why there is none, so a section without figures would only say it again. */
function water({ blocks: { water_stress } }: PlainProfile): Block[] {
  const { result } = water_stress
  if (result === null) return []
  return [
    { kind: 'paragraph', text: result.statement },
    {
      kind: 'table',
      caption: 'The latest twelve months compared with the same months of 1981 to 2010',
      columns: [
        { title: 'Figure', share: 1, align: 'left' },
        { title: 'Months', share: 1.2, align: 'left' },
        { title: 'Percentile', share: 0, align: 'right' },
        { title: 'Category', share: 1.6, align: 'left' },
      ],
      rows: result.figures.map(
        ({ variable, first_month, last_month, percentile, category, availability }) => [
          { text: capital(words(variable)) },
          { text: first_month === null ? '' : `${first_month} to ${last_month}` },
          { text: percentile === null ? 'not assessed' : number(percentile, 1) },
          category === null ? { text: availability.detail ?? '' } : { text: capital(words(category)) },
        ],
      ),
    },
  ]
}
