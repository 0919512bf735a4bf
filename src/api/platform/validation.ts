import type { FastifyRequest } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Fault, ServiceError } from '../../errors.ts'
import { compileCoercion } from './coerce.ts'
import { type Part, toFaults } from './faults.ts'
import type { ParsedQuery } from './query.ts'
import type { Route } from './route.ts'

/** Input of a route, checked. */
export interface Input {
  readonly params: object
  readonly query: object
  readonly body: unknown
}

const NOTHING = Object.freeze({})
type Check = (value: unknown, faults: Fault[]) => void

/**
 * Compiles a route's schemas once. Path and query are text and are coerced; a body is taken as it is: `null` is not 0,
 * `"5"` is not 5, an unknown member is refused. All faults of all parts are reported together.
 */
export function compileValidation(route: Route): (request: FastifyRequest) => Input {
  const params = compileText(route.params, 'path')
  const query = compileText(route.query, 'query')
  const checkBody = route.body === undefined ? undefined : compileCheck(route.body, 'body')

  return (request) => {
    refuseEmptySegment(request)
    const faults: Fault[] = []
    const sent = request.query as ParsedQuery
    for (const fault of sent.faults) faults.push(fault)
    const input = {
      params: params(request.params as Record<string, string>, faults),
      query: query(sent.values, faults),
      body: request.body,
    }
    if (checkBody !== undefined) checkBody(request.body, faults)
    else if (request.body !== undefined && request.body !== null)
      faults.push({ pointer: '', code: 'unknown_member', message: 'this route takes no body' })
    if (faults.length > 0) throw refuse(faults, route)
    return input
  }
}

/** The router takes `/v1/keys/` for a key without an id; it is an address that nobody has. */
function refuseEmptySegment(request: FastifyRequest): void {
  for (const name in request.params as object)
    if ((request.params as Record<string, string>)[name] === '')
      throw new ServiceError('route_not_found', `The path parameter ${name} is empty.`, {
        hint: 'Remove the slash at the end, or give the parameter.',
      })
}

function compileText(schema: TObject | undefined, part: Part) {
  if (schema === undefined)
    return (values: Readonly<Record<string, string>>, faults: Fault[]): object => {
      for (const name in values)
        faults.push({ parameter: name, code: 'unknown_parameter', message: 'is not known here' })
      return NOTHING
    }
  const coerce = compileCoercion(schema)
  const check = compileCheck(schema, part)
  return (values: Readonly<Record<string, string>>, faults: Fault[]): object => {
    const coerced = coerce(values)
    check(coerced, faults)
    return coerced
  }
}

function compileCheck(schema: TSchema, part: Part): Check {
  const closed = closeObjects(schema)
  const validator = Compile(closed)
  return (value, faults) => {
    if (!validator.Check(value)) faults.push(...toFaults(validator.Errors(value), part, value))
  }
}

/** Objects refuse unknown members unless they say otherwise, so that no schema can forget to. */
function closeObjects<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closeObjects) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const copy: Record<string, unknown> = Object.create(
    Object.getPrototypeOf(schema),
    Object.getOwnPropertyDescriptors(schema),
  )
  for (const [name, member] of Object.entries(copy)) copy[name] = closeObjects(member)
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy))
    copy['additionalProperties'] = false
  return copy as T
}

function refuse(faults: readonly Fault[], route: Route): ServiceError {
  const parameters = faults.filter((fault) => fault.parameter !== undefined)
  const count = faults.length === 1 ? 'One fault was' : `${faults.length} faults were`
  const detail = `${count} found: ${faults.slice(0, 5).map(describe).join('; ')}.`
  if (parameters.length === 0) return new ServiceError('validation_failed', detail, { errors: faults })
  const codes = new Set(parameters.map((fault) => fault.code))
  const code = codes.size === 1 ? [...codes][0]! : 'invalid_parameter'
  const known = Object.keys(route.query?.properties ?? {})
  return new ServiceError(
    code === 'unknown_parameter' || code === 'missing_parameter' ? code : 'invalid_parameter',
    detail,
    {
      errors: faults,
      ...(codes.has('unknown_parameter')
        ? {
            hint:
              known.length === 0
                ? 'This route takes no query parameters.'
                : `Known here: ${known.join(', ')}.`,
          }
        : {}),
    },
  )
}

const describe = (fault: Fault): string =>
  `${fault.parameter ?? (fault.pointer || 'the body')} ${fault.message}`
