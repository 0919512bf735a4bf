import { yearsOf } from '../../company/climate/climate-indicators.ts'
import { CONFIDENCE } from '../../company/emissions/trend-formula.ts'
import { LAST_GWP_BREAK } from '../../company/emissions/trend-window.ts'
import type { CompanyClimate } from '../../company/profile-blocks.ts'
import { facilityName } from '../../company/safeguard/histories.ts'
import { BENCHMARK_METRICS } from '../../company/sector/benchmark-metrics.ts'
import { compareText } from '../../text-order.ts'
import type { Disclosure, ProfileSubject } from '../disclosure.ts'
import type { ReportSeries } from './series.ts'

export type ProfileSeries = Pick<ReportSeries, 'emissions' | 'sector' | 'safeguard' | 'climate'>

/** The numbers behind the charts of public data. */
export const composeProfileSeries = (subject: ProfileSubject): ProfileSeries => ({
  emissions: emissionsSeries(subject),
  sector: sectorSeries(subject),
  safeguard: safeguardSeries(subject),
  climate: climateSeries(subject),
})

/** The numbers behind all charts. */
export const composeSeries = (disclosure: Disclosure): ReportSeries => ({
  ...composeProfileSeries(disclosure),
  readiness: readinessBars(disclosure),
  targets: targetSeries(disclosure),
})

function emissionsSeries({ profile }: ProfileSubject): ReportSeries['emissions'] {
  const { emissions, emissions_trend: trend } = profile.blocks
  if (emissions.result === null) return null
  const total = trend.result?.series.find(({ series }) => series === 'scope1_and_2')
  return {
    unit: 't CO2-e',
    years: emissions.result.history.map((year) => ({
      reporting_year: year.reporting_year,
      scope1_t: year.scope1_t?.value ?? null,
      scope2_t: year.scope2_t?.value ?? null,
      total_t: year.scope1_and_2_t,
      reason_code: year.availability.reason_code,
    })),
    trajectory: (total?.since_gwp_break.fit?.trajectory ?? []).map((point) => ({
      reporting_year: point.reporting_year,
      value: point.value,
      low: point.interval?.low ?? null,
      high: point.interval?.high ?? null,
      floored: point.floored,
    })),
    confidence: CONFIDENCE,
    gwp_break: LAST_GWP_BREAK,
  }
}

function sectorSeries(disclosure: ProfileSubject): ReportSeries['sector'] {
  const { result, peers: peersOf } = disclosure.profile.blocks.sector_benchmark
  const peers = peersOf()
  const year = peers[0]?.reporting_year
  if (result === null || year === undefined) return null
  return {
    level: result.level,
    code: result.code,
    title: result.title,
    reporting_year: year,
    headline_metric: result.headline?.metric ?? null,
    metrics: result.metrics.map(({ metric, unit, value, p25, median, p75 }) => {
      const valueOf = BENCHMARK_METRICS.find(({ id }) => id === metric)!.value
      return {
        metric,
        unit,
        value,
        p25,
        median,
        p75,
        peers: peers
          .flatMap((peer) => {
            const own = valueOf(peer)
            return own === null
              ? []
              : [{ abn: peer.abn, value: own, is_company: peer.abn === disclosure.company.abn }]
          })
          .toSorted((a, b) => a.value - b.value || compareText(a.abn, b.abn)),
      }
    }),
  }
}

function safeguardSeries({ profile }: ProfileSubject): ReportSeries['safeguard'] {
  const { result } = profile.blocks.safeguard_mechanism
  const current = (result?.facilities ?? []).filter(
    ({ reporting_year }) => reporting_year === result?.reporting_year,
  )
  if (result === null || current.length === 0) return null
  const rows = current.map(({ published }) => published)
  return {
    reporting_year: result.reporting_year,
    facilities: current.map(({ published: row, role, status, band, exceedance_percent }) => {
      const name = facilityName(row, rows)
      const path = result.outlook.facilities.find(({ facility }) => facility === name)
      return {
        facility: name,
        responsible_emitter: row.responsible_emitter,
        role,
        status,
        band,
        covered_emissions_t: row.covered_emissions_t,
        baseline_t: row.baseline_t,
        net_emissions_t: row.net_emissions_t,
        exceedance_percent,
        accus_surrendered: row.accus_surrendered,
        smcs_surrendered: row.smcs_surrendered,
        smcs_issued: row.smcs_issued,
        outlook: (path?.years ?? []).map(({ reporting_year, baseline_t, projected_t, shortfall_t }) => ({
          reporting_year,
          baseline_t,
          projected_t,
          shortfall_t,
        })),
      }
    }),
  }
}

function climateSeries(disclosure: ProfileSubject): ReportSeries['climate'] {
  const { climate_context: climate } = disclosure.profile.blocks
  if (climate.result === null) return null
  const { location, indicators } = climate.result
  const bands = disclosure.profile.blocks.physical_risk.result?.indicators ?? []
  return {
    place: {
      name: placeName(location),
      lat: location.lat,
      lon: location.lon,
      quality: climate.result.place.quality,
    },
    indicators: indicators.map(({ indicator, availability, series, summary }) => ({
      indicator,
      unit: summary?.unit ?? null,
      availability,
      station:
        series === null
          ? null
          : { name: series.name, source: series.source, distance_km: series.distance_km },
      baseline:
        summary === null
          ? null
          : {
              first_year: summary.baseline.first_year,
              last_year: summary.baseline.last_year,
              mean: summary.baseline.mean,
              standard_deviation: summary.baseline.standard_deviation,
            },
      recent:
        summary === null
          ? null
          : {
              first_year: summary.recent.years[0] ?? summary.latest.year,
              last_year: summary.latest.year,
              mean: summary.recent.mean,
            },
      years: yearsOf(climate.years, indicator),
      band: bands.find((one) => one.indicator === indicator)?.band ?? null,
    })),
  }
}

const placeName = (location: CompanyClimate['location']): string =>
  location.kind === 'facility'
    ? `Facility ${location.facility.name}${location.state === null ? '' : `, ${location.state}`}`
    : `Head office, postcode ${location.postcode} ${location.state}`

const readinessBars = ({ readiness }: Disclosure): ReportSeries['readiness'] =>
  readiness.pillars.map(({ pillar, readiness_state, score }) => {
    const rows = readiness.rows.filter((row) => row.pillar === pillar && row.is_counted)
    const counts = Map.groupBy(rows, ({ evidence_status }) => evidence_status)
    return {
      pillar,
      readiness_state,
      numerator: score.numerator,
      denominator: score.denominator,
      counts: Object.fromEntries([...counts].map(([status, group]) => [status, group.length])),
    }
  })

function targetSeries({ target_progress, records }: Disclosure): ReportSeries['targets'] {
  const targets = records.emission_targets?.body.targets ?? []
  return (target_progress ?? []).flatMap((progress) => {
    const target = targets.find(({ id }) => id === progress.target_id)
    return target === undefined
      ? []
      : [
          {
            target_id: target.id,
            name: target.name,
            unit: target.unit,
            status: progress.status,
            reasons: progress.reasons,
            actuals_source: progress.actuals_source,
            ledger_year: progress.ledger?.is_used === true ? progress.ledger.year : null,
            points: progress.series,
            milestones: progress.milestones,
          },
        ]
  })
}
