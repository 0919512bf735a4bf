import type { Documents, InputEntry } from './documents.ts'
import type { Finding } from './verification.ts'

/** Names of arguments that are at the same time the field of the input that they refer to. */
const FIELDS = new Set([
  'scope1_t',
  'scope2_t',
  'net_energy_gj',
  'total_income_aud',
  'covered_emissions_t',
  'baseline_t',
  'net_emissions_t',
  'energy_mwh',
  'emissions_t',
])
/** Names under which an argument says what its figures are about. */
const LABELS = ['reporting_year', 'day', 'year', 'quarter'] as const
/** Metrics that stand as published, and the field that prints them. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'emissions.scope1': 'scope1_t',
  'emissions.scope2': 'scope2_t',
  'emissions.net_energy': 'net_energy_gj',
}

/** A figure is taken from the input of its name and year, and those of one row from one row of the publisher's table. */
export function checkArguments({ provenance, report }: Documents): Finding[] {
  const inputs = new Map(provenance.inputs.map((input) => [input.id, input]))
  return [
    ...provenance.calculations.flatMap(({ id, arguments: given }) => checkGroup(id, given, inputs)),
    ...report.metrics.flatMap(({ id, observed, basis, evidence_ids: [first] }) => {
      const input = inputs.get(first ?? '')
      const field = Object.hasOwn(PUBLISHED, id) ? PUBLISHED[id]! : null
      if (field === null || basis !== 'reported' || input === undefined) return []
      return [
        ...(isField(input, field) ? [] : [swapped(id, 'field', field, input)]),
        ...(observed === null || input.observed === observed
          ? []
          : [swapped(id, 'observed', observed, input)]),
      ]
    }),
  ]
}

function checkGroup(id: string, value: unknown, inputs: ReadonlyMap<string, InputEntry>): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  const group = value as Readonly<Record<string, unknown>>
  const label = LABELS.map((name) => group[name]).find(
    (one) => typeof one === 'string' || typeof one === 'number',
  )
  const cited = Object.entries(group).flatMap(([name, part]) => {
    const found = inputs.get(referenceIn(part) ?? '')
    return found === undefined ? [] : [{ name, input: found }]
  })
  const rows = new Map<string, InputEntry>()
  const findings = cited.flatMap(({ name, input }) => {
    const row = `${input.dataset} ${input.observed}`
    const first = rows.get(row) ?? input
    rows.set(row, first)
    const isOfRow = !FIELDS.has(name) || (first.release === input.release && first.ref === input.ref)
    return [
      ...(!FIELDS.has(name) || isField(input, name) ? [] : [swapped(id, 'field', name, input)]),
      ...(label === undefined || input.observed === String(label)
        ? []
        : [swapped(id, 'observed', String(label), input)]),
      ...(isOfRow ? [] : [swapped(id, 'ref', first.ref, input)]),
    ]
  })
  return [...findings, ...Object.values(group).flatMap((part) => checkGroup(id, part, inputs))]
}

const referenceIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'input' in value && typeof value.input === 'string'
    ? value.input
    : null

/** A field may begin with the place that it is about, as `VIC1 energy_mwh`. */
const isField = ({ field }: InputEntry, name: string): boolean => field === name || field.endsWith(` ${name}`)

const swapped = (
  where: string,
  what: 'field' | 'observed' | 'ref',
  wanted: string,
  input: InputEntry,
): Finding => ({
  kind: 'input',
  where,
  detail: `it takes a figure from another ${{ field: 'column', observed: 'year or day', ref: 'row' }[what]} than it says`,
  stated: wanted,
  recomputed: input[what],
  inputs: [input.id],
})
