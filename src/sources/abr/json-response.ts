import { checkAbn } from '../../domain/abn.ts'
import { ReadError } from '../read-error.ts'
import { exceptionResponse } from './exceptions.ts'
import type { RegisterResponse } from './register-response.ts'

const FILE = 'answer of the JSON service'
const WRAPPED = /^\s*[\w$.]+\s*\(([^]*)\)\s*;?\s*$/

/** Decodes an answer of the JSON service, which is always wrapped in a call: `callback({...})`. It knows no history. */
export function decodeJsonResponse(text: string): RegisterResponse {
  const members = parse(WRAPPED.exec(text)?.[1] ?? text)
  const textOf = (name: string): string | null => {
    const value = Object.hasOwn(members, name) ? members[name] : null
    if (value === null || value === '') return null
    if (typeof value !== 'string')
      throw new ReadError({ file: FILE, column: name, value, problem: 'is not text' })
    return value
  }
  const message = textOf('Message')
  if (message !== null) return exceptionResponse(message)
  const check = checkAbn(textOf('Abn') ?? '')
  if (!check.ok)
    throw new ReadError({ file: FILE, column: 'Abn', value: textOf('Abn'), problem: 'is not an ABN' })
  const status = textOf('AbnStatus')?.toLowerCase()
  if (status !== 'active' && status !== 'cancelled')
    throw new ReadError({
      file: FILE,
      column: 'AbnStatus',
      value: status,
      problem: 'is not a known status',
      expected: 'Active, Cancelled',
    })
  const individual = textOf('EntityTypeCode') === 'IND'
  return {
    kind: 'entity',
    entity: {
      abn: check.abn,
      other_abns: [],
      status,
      status_from: textOf('AbnStatusEffectiveFrom'),
      acn: textOf('Acn'),
      entity_type_code: textOf('EntityTypeCode'),
      entity_type: textOf('EntityTypeName'),
      gst_from: textOf('Gst'),
      name: individual ? null : textOf('EntityName'),
      business_names: individual ? [] : names(members['BusinessName']),
      trading_names: [],
      state: textOf('AddressState'),
      postcode: textOf('AddressPostcode'),
      individual,
      service: 'json',
    },
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ReadError({
      file: FILE,
      value: text.slice(0, 80),
      problem: 'is neither JSON nor JSON in a call',
    })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ReadError({ file: FILE, value, problem: 'is not an object' })
  return value as Readonly<Record<string, unknown>>
}

function names(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((name) => typeof name === 'string'))
    throw new ReadError({ file: FILE, column: 'BusinessName', value, problem: 'is not a list of names' })
  return [...new Set(value)]
}
