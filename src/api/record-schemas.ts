import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { RecordSchemas } from '../operations/tenancy/stored-records.ts'
import { closedSchema } from './platform/request/closed-schema.ts'
import { describeFault, toFaults } from './platform/request/faults.ts'
import { RECORD_BODIES } from './schemas/record-bodies.ts'

/** The schemas of records as the routes apply them, for checking what is stored already. */
export function recordSchemas(): RecordSchemas {
  const closed = new Map<string, TSchema>(
    Object.entries(RECORD_BODIES).map(([kind, body]) => [kind, closedSchema(body)]),
  )
  const validators = new Map([...closed].map(([kind, schema]) => [kind, Compile(schema)]))
  return {
    fingerprint: createHash('sha256')
      .update(canonicalize(JSON.parse(JSON.stringify(Object.fromEntries(closed)))) ?? '')
      .digest('hex'),
    faultOf(kind, content) {
      const validator = validators.get(kind)
      if (validator === undefined) return 'no such kind of record is known'
      if (validator.Check(content)) return undefined
      const [first] = toFaults(validator.Errors(content), 'body', content, closed.get(kind))
      return describeFault(first!.fault)
    },
  }
}
