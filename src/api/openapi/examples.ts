import { readFileSync } from 'node:fs'

/** A real answer of an operation over the starter dataset. */
export interface Example {
  /** Whether its lists are shortened. */
  readonly is_cut: boolean
  readonly value: unknown
}

/** By operation id, and by the code of the problem. Recorded by test/api/openapi-examples.test.ts. */
export interface Examples {
  readonly answers: Readonly<Record<string, Example>>
  readonly problems: Readonly<Record<string, object>>
}

/** Read when the document is first asked for: few processes ever need it. */
export const readExamples = (): Examples =>
  JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as Examples
