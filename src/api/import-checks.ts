import type { TObject } from 'typebox'
import { rememberedBy } from '../domain/remembered-by.ts'
import type { ContentFault } from '../operations/disclosure/imports/import-file.ts'
import { compileCheck } from './platform/request/check.ts'
import { RECORD_BODIES } from './schemas/record-bodies.ts'

const bodies: Readonly<Record<string, TObject>> = RECORD_BODIES

/** Compiled for the first import of a kind: to compile the schema of a record takes longer than to check one. */
const checkOf = rememberedBy((schema: TObject) => compileCheck(schema, 'body'))

/** What the schema of a record refuses of a content that a file makes. */
export const schemaFaults = (record: string, content: unknown): ContentFault[] =>
  checkOf(bodies[record]!)(content).map(({ fault }) => ({
    pointer: fault.pointer ?? '',
    message: fault.message,
  }))

/** What the schema of the record of statements refuses of a content. */
export const statementFaults = (content: unknown): ContentFault[] => schemaFaults('s2_statements', content)
