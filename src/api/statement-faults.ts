import { rememberedBy } from '../domain/remembered-by.ts'
import { compileCheck } from './platform/request/check.ts'
import { RECORD_BODIES } from './schemas/record-bodies.ts'

/** Compiled for the first import: to compile the schema takes longer than to check a record. */
const checkOf = rememberedBy((schema: typeof RECORD_BODIES.s2_statements) => compileCheck(schema, 'body'))

/** What the schema of the record of statements refuses of a content. */
export const statementFaults = (content: unknown) =>
  checkOf(RECORD_BODIES.s2_statements)(content).map(({ fault }) => ({
    pointer: fault.pointer ?? '',
    message: fault.message,
  }))
