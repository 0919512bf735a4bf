import type { Fault } from '../../../errors.ts'

/** A query string as it was sent. Faults are kept, not thrown, so that they are reported with all the others. */
export type ParsedQuery = {
  readonly values: Readonly<Record<string, string>>
  readonly faults: readonly Fault[]
  /** Parameters given more than once, which only a page may take: its script reads the address itself. */
  readonly repeated: readonly Fault[]
}

const NO_QUERY: ParsedQuery = Object.freeze({
  values: Object.freeze({}),
  faults: Object.freeze([]),
  repeated: Object.freeze([]),
})

/** Splits and decodes. A parameter given twice is refused: which of the two was meant no one knows. */
export function parseQuery(text: string): ParsedQuery {
  if (text === '') return NO_QUERY
  const values: Record<string, string> = Object.create(null)
  const faults: Fault[] = []
  const repeated: Fault[] = []
  for (const part of text.split('&')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const rawName = equals === -1 ? part : part.slice(0, equals)
    const name = decode(rawName)
    const value = equals === -1 ? '' : decode(part.slice(equals + 1))
    if (name === undefined || value === undefined || value.includes('\0'))
      faults.push({
        parameter: name ?? rawName,
        code: 'invalid_parameter',
        message: 'is not valid percent-encoded UTF-8 text',
        received: part.slice(0, 200),
      })
    else if (name in values)
      repeated.push({ parameter: name, code: 'invalid_parameter', message: 'is given more than once' })
    else values[name] = value
  }
  return { values, faults, repeated }
}

function decode(text: string): string | undefined {
  if (!text.includes('%') && !text.includes('+')) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
