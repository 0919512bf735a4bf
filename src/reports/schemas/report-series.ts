import { Type } from 'typebox'
import { abn, availability, count, exactly, figure, orNull, text } from './parts.ts'

const emissions = exactly({
  unit: Type.Literal('t CO2-e'),
  years: Type.Array(
    exactly({
      reporting_year: text(),
      scope1_t: figure(),
      scope2_t: figure(),
      total_t: figure(),
      reason_code: orNull(text()),
    }),
  ),
  trajectory: Type.Array(
    exactly({
      reporting_year: text(),
      value: figure(),
      low: figure(),
      high: figure(),
      floored: Type.Boolean(),
    }),
  ),
  confidence: Type.Literal(0.9),
  gwp_break: text(),
})

const sector = exactly({
  level: text(),
  code: text(),
  title: text(),
  reporting_year: text(),
  headline_metric: orNull(text()),
  metrics: Type.Array(
    exactly({
      metric: text(),
      unit: text(),
      value: figure(),
      p25: figure(),
      median: figure(),
      p75: figure(),
      peers: Type.Array(exactly({ abn: abn(), value: Type.Number(), is_company: Type.Boolean() })),
    }),
  ),
})

const safeguard = exactly({
  reporting_year: text(),
  facilities: Type.Array(
    exactly({
      facility: text(),
      responsible_emitter: text(),
      role: text(),
      status: text(),
      band: orNull(text()),
      covered_emissions_t: Type.Number(),
      baseline_t: figure(),
      net_emissions_t: figure(),
      exceedance_percent: figure(),
      accus_surrendered: figure(),
      smcs_surrendered: figure(),
      smcs_issued: figure(),
      outlook: Type.Array(
        exactly({
          reporting_year: text(),
          baseline_t: Type.Number(),
          projected_t: figure(),
          shortfall_t: figure(),
        }),
      ),
    }),
  ),
})

const climate = exactly({
  place: exactly({ name: text(), lat: Type.Number(), lon: Type.Number(), quality: text() }),
  indicators: Type.Array(
    exactly({
      indicator: text(),
      unit: orNull(text()),
      availability: availability(),
      station: orNull(exactly({ name: text(), source: text(), distance_km: Type.Number() })),
      baseline: orNull(
        exactly({
          first_year: Type.Integer(),
          last_year: Type.Integer(),
          mean: Type.Number(),
          standard_deviation: Type.Number(),
        }),
      ),
      recent: orNull(exactly({ first_year: Type.Integer(), last_year: Type.Integer(), mean: Type.Number() })),
      years: Type.Array(exactly({ year: Type.Integer(), value: Type.Number() })),
      band: orNull(text()),
    }),
  ),
})

/** The numbers behind the charts. */
export const reportSeries = exactly({
  emissions: orNull(emissions),
  sector: orNull(sector),
  safeguard: orNull(safeguard),
  climate: orNull(climate),
  readiness: Type.Array(
    exactly({
      pillar: text(),
      readiness_state: text(),
      numerator: Type.Number(),
      denominator: count(),
      counts: Type.Record(Type.String(), count()),
    }),
  ),
  targets: Type.Array(
    exactly({
      target_id: text(),
      name: text(),
      unit: text(),
      status: text(),
      reasons: Type.Array(exactly({ reason_code: text(), detail: text() })),
      actuals_source: text(),
      ledger_year: Type.Union([Type.Integer(), Type.Null()]),
      points: Type.Array(exactly({ year: Type.Integer(), expected: Type.Number(), actual: figure() })),
      milestones: Type.Array(exactly({ year: Type.Integer(), value: Type.Number() })),
    }),
  ),
})
