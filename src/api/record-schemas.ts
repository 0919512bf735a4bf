import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { TSchema } from 'typebox'
import { rememberedBy } from '../domain/remembered-by.ts'
import type { RecordSchemas } from '../operations/tenancy/stored-records.ts'
import { compileCheck } from './platform/request/check.ts'
import { describeFault } from './platform/request/faults.ts'
import { RECORD_BODIES } from './schemas/record-bodies.ts'

/** Compiled for the first record of a kind: most starts find that all were checked before. */
const checkOf = rememberedBy((body: TSchema) => compileCheck(body, 'body'))

/** The schemas of records as the routes apply them, for checking what is stored already. */
export function recordSchemas(): RecordSchemas {
  const bodies = new Map<string, TSchema>(Object.entries(RECORD_BODIES))
  return {
    fingerprint: createHash('sha256')
      .update(canonicalize(JSON.parse(JSON.stringify(RECORD_BODIES))) ?? '')
      .digest('hex'),
    faultOf(kind, content) {
      const body = bodies.get(kind)
      if (body === undefined) return 'no such kind of record is known'
      const [first] = checkOf(body)(content)
      return first && describeFault(first.fault)
    },
  }
}
