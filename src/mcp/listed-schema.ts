/** What a call is checked by, and a reader of the list can do without: a refusal says it where it matters. */
const UNLISTED = new Set([
  'examples',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'additionalProperties',
])

/** A schema as the protocol sends it, without what TypeBox keeps beside it. */
export const plainSchema = (schema: object): { type: 'object'; [member: string]: unknown } => ({
  type: 'object',
  ...(JSON.parse(JSON.stringify(schema)) as object),
})

/** The schema of a tool's arguments as the list of tools shows it. */
export const listedSchema = (schema: object): ReturnType<typeof plainSchema> =>
  plainSchema(
    JSON.parse(JSON.stringify(schema), (member, value: unknown) =>
      UNLISTED.has(member) ? undefined : value,
    ) as object,
  )
