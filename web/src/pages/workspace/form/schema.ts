import { typedAbn } from '../../../format/typed-abn.ts'

/** What a form needs to know of a JSON Schema of the API. */
export interface FieldSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  readonly description?: string
  readonly enum?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  readonly items?: FieldSchema
}

/** A value as JSON has it. What a person typed where a number belongs stays text until it is one. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }
export type Members = { readonly [name: string]: Value }

export const isMembers = (value: Value | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isItems = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

/** A value in a box: nothing for what is not there. */
export const textOf = (value: Value | undefined): string => {
  if (value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export type FieldKind =
  | 'choice'
  | 'choices'
  | 'day'
  | 'hash'
  | 'lines'
  | 'list'
  | 'members'
  | 'number'
  | 'period'
  | 'text'
  | 'yes_no'

const LONG_TEXT = new Set([
  'statement',
  'message',
  'rationale',
  'reason',
  'objective',
  'recalculation_policy',
  'base_year_policy',
  'how',
  'business_effect',
  'result',
  'planning',
])

/** Which control a schema is entered with. */
export function kindOf(schema: FieldSchema): FieldKind {
  if (schema.enum !== undefined) return 'choice'
  if (schema.type === 'boolean') return 'yes_no'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'object') return isPeriod(schema) ? 'period' : 'members'
  if (schema.type === 'array') return listKindOf(schema.items ?? {})
  if (schema.format === 'date') return 'day'
  return schema.pattern === '^[0-9a-f]{64}$' ? 'hash' : 'text'
}

/** An ABN may be typed or pasted as people write it; records hold its eleven digits. */
export const typedText = ({ pattern }: FieldSchema, text: string): string =>
  pattern === '^[0-9]{11}$' ? typedAbn(text) : text

export const isLongText = (name: string): boolean => LONG_TEXT.has(name)

function listKindOf(items: FieldSchema): FieldKind {
  if (items.enum !== undefined || items.type === 'integer') return 'choices'
  return items.type === 'object' ? 'list' : 'lines'
}

const isPeriod = ({ properties = {} }: FieldSchema): boolean =>
  Object.keys(properties).toSorted().join() === 'end,start'

/** What a required member holds before anyone has said anything: nothing that could be taken for an answer. */
export function emptyOf(schema: FieldSchema): Value | undefined {
  if (schema.type === 'array') return []
  if (schema.type !== 'object') return undefined
  const members = (schema.required ?? []).flatMap((name) => {
    const value = emptyOf(schema.properties?.[name] ?? {})
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(members)
}
