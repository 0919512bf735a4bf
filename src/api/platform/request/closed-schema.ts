/** The schema with objects that refuse unknown members unless they say otherwise, so that no schema can forget to. */
export function closedSchema<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closedSchema) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const copy: Record<string, unknown> = Object.create(
    Object.getPrototypeOf(schema),
    Object.getOwnPropertyDescriptors(schema),
  )
  for (const [name, member] of Object.entries(copy)) copy[name] = closedSchema(member)
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy))
    copy['additionalProperties'] = false
  return copy as T
}
