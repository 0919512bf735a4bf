import { type PricePath, parsePricePath } from '../domain/company/safeguard/price-path.ts'
import { readScenarios, type ScenarioQuestion } from '../domain/company/scenarios/scenario-question.ts'
import { isReportingYear, type ReportingYear } from '../domain/reporting-year.ts'
import { ServiceError } from '../errors.ts'

/** The one of several parameters that was given; none or more than one is an error that names them. */
export function requireExactlyOne(parameters: Readonly<Record<string, string | undefined>>): {
  name: string
  value: string
} {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const names = Object.keys(parameters)
  const first = given[0]
  if (first === undefined)
    throw new ServiceError('missing_parameter', `One of ${names.join(', ')} is needed.`, {
      errors: names.map((parameter) => ({
        parameter,
        code: 'missing_parameter',
        message: 'or another of the group is needed',
      })),
    })
  if (given.length > 1)
    throw new ServiceError('conflicting_parameters', `Only one of ${names.join(', ')} may be given.`, {
      errors: given.map(([parameter, received]) => ({
        parameter,
        code: 'conflicting_parameters',
        message: 'excludes the others',
        received,
      })),
    })
  return { name: first[0], value: first[1] }
}

/** Refuses a range that ends before it begins. Ends are compared as text, as ISO days and reporting years can be. */
export function requireOrdered({
  from,
  to,
}: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): void {
  if (from === undefined || to === undefined || from <= to) return
  throw new ServiceError('invalid_parameter', `from (${from}) is after to (${to}).`, {
    errors: [
      { parameter: 'from', code: 'invalid_parameter', message: 'must not be after to', received: from },
    ],
  })
}

export interface YearRange {
  readonly from: ReportingYear | undefined
  readonly to: ReportingYear | undefined
}

/** A range of reporting years: each a real July-to-June year, the first not after the last. */
export function requireOrderedYears(range: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): YearRange {
  const faults = (['from', 'to'] as const)
    .filter((parameter) => range[parameter] !== undefined && !isReportingYear(range[parameter]))
    .map((parameter) => ({
      parameter,
      code: 'invalid_parameter',
      message: 'must be a July-to-June year such as 2024-25',
      received: range[parameter],
    }))
  if (faults.length > 0)
    throw new ServiceError(
      'invalid_parameter',
      'A reporting year joins two consecutive years, such as 2024-25.',
      { errors: faults },
    )
  requireOrdered(range)
  return { from: range.from, to: range.to }
}

/** Refuses parameters that mean something only beside another one, which was not given. */
export function refuseWithout(needed: string, dependants: Readonly<Record<string, unknown>>): void {
  const given = Object.entries(dependants).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  throw new ServiceError(
    'conflicting_parameters',
    `${given.map(([parameter]) => parameter).join(' and ')} can be given with ${needed} only.`,
    {
      errors: given.map(([parameter, received]) => ({
        parameter,
        code: 'conflicting_parameters',
        message: `needs ${needed}`,
        received,
      })),
    },
  )
}

/** The price path of a request; undefined where none was given. */
export function requirePricePath(text: string | undefined): PricePath | undefined {
  if (text === undefined) return undefined
  const path = parsePricePath(text)
  if (typeof path !== 'string') return path
  throw new ServiceError('invalid_parameter', `The price path cannot be read: ${path}.`, {
    errors: [{ parameter: 'safeguard_price', code: 'invalid_parameter', message: path, received: text }],
    hint: 'Give one price in A$ per tonne, such as 75, or prices by year, such as 2025-26:75,2026-27:80.',
  })
}

/** The scenarios of a request; undefined where none was named. */
export function requireScenarios(text: string | undefined): readonly ScenarioQuestion[] | undefined {
  if (text === undefined) return undefined
  const found = readScenarios(text)
  if (!('problem' in found)) return found
  const message = `${JSON.stringify(found.value)} ${found.problem}`
  throw new ServiceError('invalid_parameter', `The scenarios cannot be read: ${message}.`, {
    errors: [
      {
        parameter: 'scenario',
        code: 'invalid_parameter',
        message: `${found.problem}; expected ${found.expected}`,
        received: found.value,
      },
    ],
    hint: 'Give warming levels, such as scenario=1.5,2,3,4, or a pathway and a year, such as scenario=SSP2-4.5:2050.',
  })
}
