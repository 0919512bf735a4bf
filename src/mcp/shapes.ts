import { type TObject, type TSchema, Type } from 'typebox'

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const orNull = <T>(type: string, description?: string) =>
  Type.Unsafe<T | null>({ type: [type, 'null'], ...(description === undefined ? {} : { description }) })

/** Null is never zero: the reason for a null is in `absent`. */
export const figure = (description?: string) => orNull<number>('number', description)
export const Figure = figure()
export const text = (description?: string) => orNull<string>('string', description)
export const Text = text()

export const Abn = Type.String({
  minLength: 1,
  maxLength: 32,
  description: 'Eleven digits; resolve_company finds it by name.',
  examples: ['74115061375'],
})

export const versionInput = {
  as_of: Type.Optional(
    Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      description: 'Data published by this day, YYYY-MM-DD.',
      examples: ['2026-02-28'],
    }),
  ),
}

/** Name of the member that holds the whole answer of the API. */
export const FULL = 'full'

const Citation = Type.Object({
  dataset: Type.String(),
  title: Type.String(),
  editions: Type.Array(Type.String()),
  licence: Text,
  attribution: Text,
  link: Text,
})

const Missing = Type.Object({
  what: Type.String(),
  status: Type.String(),
  reason_code: Text,
  detail: Text,
  expected_on: Text,
})

const Version = Type.Object({ snapshot: Type.String(), as_of: Type.String(), evidence_hash: Type.String() })

/** The frame of every outcome: the answer of the tool, what is missing in it, where it is from. */
export const Outcome = (answer: TObject) =>
  Type.Object({
    answer,
    absent: Type.Array(Missing),
    citations: Type.Array(Citation),
    data_version: nullable(Version),
    warnings: Type.Array(Type.String()),
    [FULL]: Type.Optional(Type.Unknown()),
  })

export type OutcomeSchema = ReturnType<typeof Outcome>
