import { average } from './arithmetic.ts'
import type { Documents, MetricEntry } from './documents.ts'
import { differences, differencesWithin } from './json.ts'
import type { Finding } from './verification.ts'

/** Lists of report.json that follow from its other parts: gaps, next actions, series, and what it repeats of records. */
export function checkLists(documents: Documents): Finding[] {
  const { report, provenance } = documents
  const { metrics, series, readiness } = report
  const valueOf = (id: string): unknown => metrics.find((metric) => metric.id === id)?.value ?? null
  const open = readiness.requirements.filter(({ next_action }) => next_action !== null)
  const targets = provenance.records.find(({ record }) => record === 'emission_targets')?.body['targets']
  return [
    ...same('gaps', report.gaps.toSorted(byPlace), gapsOf(metrics).toSorted(byPlace)),
    ...same(
      'next_actions',
      report.next_actions,
      [...open.filter(({ is_gate }) => is_gate), ...open.filter(({ is_gate }) => !is_gate)].map(
        ({ requirement_id, title, is_gate, evidence_status, next_action }) => ({
          requirement_id,
          title,
          is_gate,
          evidence_status,
          holder: next_action!.holder,
          do: next_action!.do,
          route: next_action!.route,
        }),
      ),
    ),
    ...(series.climate?.indicators ?? []).flatMap(({ indicator, band }, index) =>
      same(`series/climate/indicators/${index}/band`, band, valueOf(`physical_risk.${indicator}.band`)),
    ),
    ...series.targets.flatMap((shown, index) => {
      const declared = ((targets ?? []) as readonly { id: string; name: string; unit: string }[]).find(
        ({ id }) => id === shown.target_id,
      )
      return same(`series/targets/${index}`, shown, {
        target_id: declared?.id ?? null,
        name: declared?.name ?? null,
        unit: declared?.unit ?? null,
        status: valueOf(`targets.${shown.target_id}.status`),
      })
    }),
    ...same('series/climate/place', series.climate?.place ?? null, climatePlace(documents)),
    ...provenance.calculations
      .filter(({ formula }) => formula === 'safeguard_position')
      .flatMap(({ arguments: given }) =>
        same(
          'series/safeguard',
          series.safeguard,
          series.safeguard && {
            reporting_year: (given as { readonly reporting_year: string }).reporting_year,
          },
        ),
      ),
    ...same('reconciliation', report.reconciliation, report.reconciliation && { period: report.period }),
    ...same(
      'records',
      report.records.filter(({ status }) => status === 'present'),
      provenance.records.map(({ authored_by, authored_by_name, authored_at }) => ({
        authored_by,
        ...(authored_by_name === undefined ? {} : { authored_by_name }),
        authored_at,
        next_action: null,
      })),
    ),
    ...metrics.flatMap(({ id, topic }) => same(`metrics ${id}/topic`, topic, id.slice(0, id.indexOf('.')))),
  ]
}

/** The head office is in the middle of the places of its postcode; a facility where the table of places puts it. */
function climatePlace({ report, provenance }: Documents): object | null {
  const { climate } = report.series
  if (climate === null) return null
  if (climate.place.quality !== 'head_office') {
    const read = (field: string, value: number) =>
      provenance.inputs.filter((input) => input.field === field && Number(input.value_text) === value)
    const latitudes = read('latitude', climate.place.lat)
    const longitude = read('longitude', climate.place.lon).find((one) =>
      latitudes.some(({ release, ref }) => release === one.release && ref === one.ref),
    )
    return longitude === undefined ? null : { lat: climate.place.lat, lon: Number(longitude.value_text) }
  }
  const middle = (field: string): number =>
    average(
      provenance.inputs
        .filter((input) => input.field === field && input.observed === report.entity.postcode)
        .map(({ value_text }) => Number(value_text)),
    )
  return { lat: middle('lat'), lon: middle('lon') }
}

/** The report lists them by the last figure that a reason is about. */
const byPlace = (a: { readonly where: string }, b: { readonly where: string }): number =>
  a.where < b.where ? -1 : 1

/** Figures that are missing or stale, the first of each reason within a topic. */
function gapsOf(metrics: readonly MetricEntry[]) {
  const told = new Set<string>()
  return metrics.flatMap(({ id, topic, label, availability }) => {
    const reason = `${topic} ${availability.detail}`
    if (availability.status === 'available' || told.has(reason)) return []
    told.add(reason)
    const { status, reason_code, detail, expected_on } = availability
    return [
      {
        where: id,
        label,
        status,
        reason_code: reason_code ?? 'not_stated',
        detail: detail ?? '',
        expected_on,
      },
    ]
  })
}

const same = (where: string, stated: unknown, recomputed: unknown): Finding[] =>
  (Array.isArray(recomputed) && recomputed.length === 0 ? differences : differencesWithin)(
    stated,
    recomputed,
  ).map((difference) => ({
    kind: 'tie',
    where: `report.json/${where}${difference.pointer}`,
    detail: 'it does not match the rest of the bundle',
    stated: difference.stated ?? null,
    recomputed: difference.recomputed ?? null,
  }))
