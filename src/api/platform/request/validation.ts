import type { FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import { Format } from 'typebox/format'
import { isDay, isInstant } from '../../../domain/iso-dates.ts'
import { ServiceError } from '../../../errors.ts'
import { FAULTS_TOLD } from '../answer/echo.ts'
import type { RouteDescription } from '../route-description.ts'
import { compileCheck } from './check.ts'
import { compileCoercion } from './coerce.ts'
import { describeFault, type FoundFault, type Part, shortened } from './faults.ts'
import { emptyBody } from './json-body.ts'
import type { ParsedQuery } from './query.ts'

/** Input of a route, checked. */
export interface Input {
  readonly params: object
  readonly query: object
  readonly body: unknown
}

const NOTHING = Object.freeze({})

// The validator's own checks take the year 0 and leap seconds, which no database can write down.
Format.Set('date', isDay)
Format.Set('date-time', isInstant)

/**
 * Compiles a route's schemas once. Path and query are text and are coerced; a body is taken as it is: `null` is not 0,
 * `"5"` is not 5, an unknown member is refused. All faults of all parts are reported together.
 */
export function compileValidation(route: RouteDescription): (request: FastifyRequest) => Input {
  const params = compileText(route.params, 'path')
  const query = compileText(route.query, 'query')
  // A page reads none of its query: one name with several values is for its script to understand.
  const isOpenQuery =
    route.query !== undefined &&
    'additionalProperties' in route.query &&
    route.query.additionalProperties === true
  const isStreamed = route.streams !== undefined
  const checkBody = route.body === undefined || isStreamed ? undefined : compileCheck(route.body, 'body')

  return (request) => {
    refuseEmptySegment(request)
    if (checkBody !== undefined && request.body === undefined) throw emptyBody()
    const found: FoundFault[] = []
    const sent = request.query as ParsedQuery
    for (const fault of isOpenQuery ? sent.faults : [...sent.faults, ...sent.repeated]) found.push({ fault })
    const input = {
      params: params(request.params as Record<string, string>, found),
      query: query(sent.values, found),
      body: request.body,
    }
    if (checkBody !== undefined) found.push(...checkBody(request.body))
    else if (isStreamed && (request.body === undefined || request.body === null))
      found.push({
        fault: { pointer: '', code: 'missing_parameter', message: 'is required: send the file as the body' },
      })
    else if (!isStreamed && request.body !== undefined && request.body !== null)
      found.push({ fault: { pointer: '', code: 'unknown_member', message: 'this route accepts no body' } })
    if (found.length > 0) throw refuse(found, route)
    return input
  }
}

/** The router takes `/v1/keys/` for a key without an id; it is an address that no one has. */
function refuseEmptySegment(request: FastifyRequest): void {
  for (const name in request.params as object)
    if ((request.params as Record<string, string>)[name] === '')
      throw new ServiceError('route_not_found', `The path parameter ${name} is empty.`, {
        hint: 'Remove the slash at the end, or give the parameter.',
      })
}

function compileText(schema: TObject | undefined, part: Part) {
  if (schema === undefined)
    return (values: Readonly<Record<string, string>>, found: FoundFault[]): object => {
      for (const name of Object.keys(values).slice(0, FAULTS_TOLD))
        found.push({
          fault: { parameter: shortened(name), code: 'unknown_parameter', message: 'is not known here' },
          known: [],
        })
      return NOTHING
    }
  const coerce = compileCoercion(schema)
  const check = compileCheck(schema, part)
  return (values: Readonly<Record<string, string>>, found: FoundFault[]): object => {
    const coerced = coerce(values)
    found.push(...check(coerced))
    return coerced
  }
}

function refuse(found: readonly FoundFault[], route: RouteDescription): ServiceError {
  const faults = found.map(({ fault }) => fault)
  const parameters = faults.filter((fault) => fault.parameter !== undefined)
  const count =
    faults.length === 1
      ? 'One error was'
      : `${faults.length}${faults.length < FAULTS_TOLD ? '' : ' or more'} errors were`
  const detail = `${count} found: ${faults.slice(0, 5).map(describeFault).join('; ')}.`
  const details = { errors: faults, ...validValues(found), ...hint(found, route) }
  if (parameters.length === 0) return new ServiceError('validation_failed', detail, details)
  const codes = new Set(parameters.map((fault) => fault.code))
  const code = codes.size === 1 ? [...codes][0]! : 'invalid_parameter'
  return new ServiceError(
    code === 'unknown_parameter' || code === 'missing_parameter' ? code : 'invalid_parameter',
    detail,
    details,
  )
}

/** Only where one list of values is meant: a problem has room for one. */
function validValues(found: readonly FoundFault[]): { valid_values?: readonly string[] } {
  const lists = new Map(
    found.flatMap(({ allowed }) => (allowed === undefined ? [] : [[JSON.stringify(allowed), allowed]])),
  )
  const [only, ...others] = lists.values()
  return only === undefined || others.length > 0 ? {} : { valid_values: only }
}

function hint(found: readonly FoundFault[], route: RouteDescription): { hint?: string } {
  const unknown = found.find(({ known }) => known !== undefined)
  if (unknown?.known === undefined) return {}
  const { pointer } = unknown.fault
  if (pointer !== undefined)
    return {
      hint: `Known ${inside(pointer.slice(0, pointer.lastIndexOf('/')))}: ${unknown.known.join(', ')}.`,
    }
  const known = Object.keys(route.query?.properties ?? {})
  return {
    hint: known.length === 0 ? 'This route takes no query parameters.' : `Known here: ${known.join(', ')}.`,
  }
}

const inside = (pointer: string): string => (pointer === '' ? 'in the body' : `in ${pointer}`)
