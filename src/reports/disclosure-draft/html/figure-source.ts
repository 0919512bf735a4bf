import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { observed, unit, words } from '../../format.ts'
import { basisWords } from '../../wording.ts'

/** The record behind each part of what is declared. */
const RECORDS: Readonly<Record<string, string>> = {
  statements: 's2_statements',
  targets: 'emission_targets',
  boundary: 'organisational_boundary',
  risks: 'risks',
}

/** Where a figure comes from, for a reader who asks. */
export function figureSource(report: DisclosureReport, pointer: string): string {
  const [, part = '', second = ''] = pointer.split('/')
  switch (part) {
    case 'metrics':
      return metricSource(report, Number(second))
    case 'declared':
      return declaredSource(report, second)
    case 'series':
      return `As published: ${words(second)}.`
    case 'readiness':
      return 'Readiness of the evidence, by the filing_readiness method.'
    default:
      return 'A contradiction between what is declared and what is published.'
  }
}

function metricSource({ metrics }: DisclosureReport, at: number): string {
  const metric = metrics[at]
  if (metric === undefined) throw new RangeError(`the report has no metric ${at}`)
  const { label, observed: about, method } = metric
  return [
    label,
    ...(metric.unit === null ? [] : [unit(metric.unit)]),
    ...(about === null ? [] : [observed(about)]),
    basisWords(metric),
    ...(method === null ? [] : [`method ${method.id} ${method.version}`]),
  ].join('; ')
}

function declaredSource({ declared, records }: DisclosureReport, part: string): string {
  if (part === 'earlier' && declared.earlier !== null)
    return `Declared by the company for ${observed(`${declared.earlier.period.start}/${declared.earlier.period.end}`)}.`
  const found = records.find(({ record }) => record === RECORDS[part])
  return found?.status === 'present'
    ? `Declared by the company in its record “${words(found.record)}”, version ${found.version}.`
    : 'Declared by the company.'
}
