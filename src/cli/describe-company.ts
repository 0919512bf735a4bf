import type { ClimateProfile, ClimateRisk } from '../../clients/typescript/src/index.ts'
import { formatAbn } from '../domain/abn.ts'
import { absenceOf } from '../mcp/cite.ts'
import { companyAbsences, companyFigures } from '../mcp/tools/company-figures.ts'
import { table } from './output.ts'

type Figures = ReturnType<typeof companyFigures>

const words = (id: string | null): string => id?.replaceAll('_', ' ') ?? '-'
const number = (digits: number) => (value: number | null) =>
  value?.toLocaleString('en-AU', { maximumFractionDigits: digits }) ?? '-'
const whole = number(0)
const short = number(2)
const rate = (value: number | null): string =>
  value === null ? '-' : `${value > 0 ? '+' : ''}${short(value)} %`

/** The rows of a company, in the order in which an analyst asks. */
const ROWS: readonly (readonly [label: string, value: (figures: Figures) => string])[] = [
  ['Reporting year', (of) => of.reporting_year ?? '-'],
  ['Scope 1, t CO2-e', (of) => whole(of.scope1_t_co2e)],
  ['Scope 2, location-based, t CO2-e', (of) => whole(of.scope2_location_based_t_co2e)],
  ['Net energy, GJ', (of) => whole(of.net_energy_gj)],
  ['Scope 1 and 2 per A$ million of income, t', (of) => short(of.income_intensity_t_per_aud_million)],
  ['Industry', (of) => of.sector ?? '-'],
  [
    'Percentile among peers',
    (of) =>
      of.headline_percentile === null
        ? '-'
        : `${short(of.headline_percentile)} among ${whole(of.peers)}, by ${words(of.headline_percentile_metric)}`,
  ],
  [
    'Scope 1 and 2, change a year',
    (of) =>
      `${rate(of.scope1_and_2_compound_change_percent_a_year)}${of.trend_first_year === null ? '' : ` since ${of.trend_first_year}`}${of.trend_flags.length === 0 ? '' : ` (${of.trend_flags.map(words).join(', ')})`}`,
  ],
  ['Scope 1 and 2, latest year', (of) => rate(of.scope1_and_2_latest_year_change_percent)],
  ['Transition risk', (of) => words(of.transition_risk_band)],
  ['Safeguard Mechanism', (of) => words(of.safeguard_coverage)],
  ['Electricity grid', (of) => of.grid_region ?? '-'],
]

const heading = ({ name, abn }: { readonly name: string | null; readonly abn: string }): string =>
  `${name ?? 'Name not known'}, ABN ${formatAbn(abn)}`

/** What the newest published data say of a company. */
export function describeCompany({ data, meta }: ClimateProfile): string {
  const figures = companyFigures(data)
  return [
    heading(figures),
    '',
    table(
      ['', ''],
      ROWS.map(([label, value]) => [label, value(figures)]),
    ).trim(),
    ...missing(companyAbsences(data)),
    asAt(meta),
  ].join('\n')
}

/** Companies side by side, a column each. */
export function describeComparison(profiles: readonly ClimateProfile['data'][]): string {
  const all = profiles.map(companyFigures)
  const years = new Set(all.flatMap(({ reporting_year }) => reporting_year ?? []))
  return [
    table(
      ['', ...all.map(({ name, abn }) => cut(name ?? abn))],
      [
        ['ABN', ...all.map(({ abn }) => formatAbn(abn))],
        ...ROWS.map(([label, value]) => [label, ...all.map(value)]),
      ],
    ).trimEnd(),
    ...(years.size > 1 ? ['', 'The reporting years differ, so do not compare the totals.'] : []),
  ].join('\n')
}

const WIDEST = 30
const cut = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text)

/** The risk bands of a company with what each is made of. */
export function describeRisk({ data, meta }: ClimateRisk): string {
  const { transition, physical } = data
  const { head_office: office } = physical
  const rows = [
    ['Transition risk', words(transition.band ?? null), ''],
    ...(transition.components ?? []).map(({ component, band, missing_reason }) => [
      `  ${words(component)}`,
      words(band),
      words(missing_reason).replace(/^-$/, ''),
    ]),
    ['Physical risk', words(physical.headline.band), physical.headline.statement],
    [
      'Head office',
      words(office.overall ?? null),
      (office.missing ?? []).map(({ detail }) => detail).join(' '),
    ],
    ...(office.indicators ?? []).map(({ indicator, band, availability }) => [
      `  ${words(indicator)}`,
      words(band),
      availability.detail ?? '',
    ]),
  ]
  const scenarios = physical.scenarios.flatMap(({ id, hazards }) =>
    hazards.flatMap(({ hazard, worst, now, by_band }) =>
      worst === null
        ? []
        : [
            [
              `${id} °C`,
              words(hazard),
              words(now.worst),
              words(worst),
              String(by_band.reduce((sum, { sites }) => sum + sites, 0)),
            ],
          ],
    ),
  )
  return [
    heading(data),
    '',
    table(['', 'band', ''], rows).trimEnd(),
    ...(scenarios.length === 0
      ? []
      : [
          '',
          'Worst band of the same sites',
          table(['warming', 'hazard', 'now', 'then', 'sites'], scenarios).trimEnd(),
        ]),
    ...missing([
      ...absenceOf('transition', transition.availability),
      ...(office.hazards ?? []).flatMap(({ hazard, availability }) => absenceOf(hazard, availability)),
    ]),
    asAt(meta),
  ].join('\n')
}

const missing = (
  absences: readonly { readonly what: string; readonly status: string; readonly detail: string | null }[],
): string[] =>
  absences.length === 0
    ? []
    : [
        '',
        ...absences.map(({ what, status, detail }) =>
          `${words(what)}: ${words(status)}. ${detail ?? ''}`.trimEnd(),
        ),
      ]

const asAt = ({ as_of, snapshot }: ClimateProfile['meta'] | ClimateRisk['meta']): string =>
  `\nPublished data as at ${as_of}, ${snapshot}. With --json: every figure with its source.`
