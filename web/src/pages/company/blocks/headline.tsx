import { BandMeter } from '../../../components/band-meter.tsx'
import { Figure } from '../../../components/figure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, ordinal, percent, short, signed, tonnes } from '../../../format/numbers.ts'
import styles from '../company.module.css'
import { useClaims, useCurrentCompany } from '../company-context.ts'
import { type Risk, useRisk } from '../use-company.ts'
import { headlineNote, headlineRemarks } from './emissions-text.ts'
import { registryRow } from './registry-row.ts'

/** The figures that most readers came for. */
export function Headline() {
  const { abn, asOf, profile } = useCurrentCompany()
  const risk = useRisk(abn, asOf)
  const { emissions, emissions_trend: trend, sector_benchmark: sector, transition_risk: transition } = profile
  const ofEmissions = useClaims('emissions')
  const ofTrend = useClaims('emissions_trend')
  const latest = emissions?.latest
  const total = trend?.series?.find(({ series }) => series === 'scope1_and_2')
  return (
    <section className={styles['headline']} aria-label="Headline figures">
      {latest === undefined || latest === null ? null : (
        <Figure
          claim={ofEmissions({
            title: 'Scope 1 and 2',
            value: tonnes(latest.scope1_and_2_t),
            remarks: [
              `${exact(latest.scope1_and_2_t)} t CO₂-e, as reported to the registry for ${latest.reporting_year}.`,
            ],
            only: registryRow(latest.source),
            by: { formula: 'sum', about: { reporting_year: latest.reporting_year } },
          })}
          note={`CO₂-e in ${latest.reporting_year}`}
        />
      )}
      {total?.headline.change_percent_per_year === undefined ||
      total.headline.change_percent_per_year === null ? null : (
        <Figure
          claim={ofTrend({
            title: 'Trend',
            value: `${signed(total.headline.change_percent_per_year, percent)} a year`,
            remarks: headlineRemarks(total),
            by: { formula: 'linear_trend', about: { series: 'scope1_and_2' } },
          })}
          note={headlineNote(total)}
        />
      )}
      <Rank sector={sector} />
      <BandFigure label="Transition risk" band={transition?.band} steps={4} note={exposureNote(transition)} />
      <BandFigure
        label="Physical risk"
        band={risk.data?.data.physical.headline.band}
        note={physicalNote(risk.data?.data.physical)}
        pending={risk.isPending}
      />
    </section>
  )
}

type Transition = ReturnType<typeof useCurrentCompany>['profile']['transition_risk']
type Sector = ReturnType<typeof useCurrentCompany>['profile']['sector_benchmark']

/** Where the company stands among its peers, or why it has no rank. */
function Rank({ sector }: { readonly sector: Sector }) {
  const claim = useClaims('sector_benchmark')
  if (sector === undefined) return null
  const { headline } = sector
  if (headline === undefined || headline === null)
    return (
      <a className={styles['bandFigure']} href="#sector">
        <span>Among its peers</span>
        <strong>No rank</strong>
        <span>
          {NO_RANK[(sector.headline_availability ?? sector.availability).reason_code ?? ''] ??
            'peer figures do not support a rank'}
        </span>
      </a>
    )
  const metric = METRIC_NAMES[headline.metric] ?? headline.metric
  return (
    <Figure
      claim={claim({
        title: 'Among its peers',
        value: `${ordinal(headline.percentile)} percentile`,
        remarks: [
          `By ${metric} in ${headline.unit}, among ${headline.n} reporters of ${sector.title}, ${sector.reporting_year}.`,
          ...(headline.note === null ? [] : [headline.note]),
          'Transition risk uses this percentile as its “benchmark position”.',
        ],
        by: {
          formula: 'sector_position',
          steps: new RegExp(`^(members\\.|headline_|${headline.metric}_)`),
        },
      })}
      note={`by ${metric}, of ${headline.n} in ${sector.title}`}
    />
  )
}

/** What leads the band. */
const exposureNote = (transition: Transition): string => {
  const cost = transition?.carbon_cost
  if (cost === undefined) return 'carbon cost, regulation, trend, peers'
  return cost.scope1_t_per_aud_million === null
    ? `by ${tonnes(cost.scope1_t)} of scope 1; no income counts`
    : `scope 1 of ${short(cost.scope1_t_per_aud_million)} t per A$ million of income`
}

/** Why there is no rank, in a few words; the part about peers says it in full. */
const NO_RANK: Readonly<Record<string, string>> = {
  too_few_alike: 'fewer than ten comparable reporters; broader classes are too different',
  too_few_peers: 'too few reporters in its industry class this year',
  no_class: 'its industry class is unknown',
  no_income_row: 'no income is published to compare its emissions by',
  income_not_positive: 'no income is published to compare its emissions by',
  income_boundary_differs: 'its published income is of another boundary than its emissions',
}

/** What a percentile ranks, in a few words. */
const METRIC_NAMES: Readonly<Record<string, string>> = {
  energy_intensity: 'emissions per energy',
  income_intensity: 'emissions per income',
}

function BandFigure({
  label,
  band,
  note,
  steps = 5,
  pending = false,
}: {
  readonly label: string
  readonly band: string | null | undefined
  readonly note: string
  /** How many bands the method has. */
  readonly steps?: 4 | 5
  /** On its way: neither a band nor its absence may be stated yet. */
  readonly pending?: boolean
}) {
  return (
    <a className={styles['bandFigure']} href="#risk">
      <span>{label}</span>
      <strong>
        {pending ? <Skeleton height={34} width="60%" /> : <BandMeter band={band} steps={steps} />}
      </strong>
      <span>{note}</span>
    </a>
  )
}

/** Whose climate the band is of, and that the observations are old where they are. */
function physicalNote(physical: Risk['physical'] | undefined): string {
  if (physical === undefined) return ' '
  const { basis, sites_assessed: assessed, is_old, observed_to } = physical.headline
  const old = is_old ? `, observed to ${observed_to}` : ''
  if (basis === 'not_assessed') return 'no site could be assessed'
  if (basis === 'head_office_only') return `head office only${old}`
  return `${assessed === 1 ? 'at the only site assessed' : `worst of ${assessed} sites`}${old}`
}
