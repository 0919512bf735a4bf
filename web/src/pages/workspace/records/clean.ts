import { isItems, isMembers, type Members, type Value } from '../form/schema.ts'

/** What is sent: the draft without empty lines. Nothing else is changed, so that pointers of faults fit what is shown. */
export function cleaned(body: Members): Members {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, cleanedValue(value)]))
}

function cleanedValue(value: Value): Value {
  if (isItems(value)) return value.map(cleanedValue).filter((item) => item !== '')
  return isMembers(value) ? cleaned(value) : value
}
