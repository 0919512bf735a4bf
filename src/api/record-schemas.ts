import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { RecordSchemas } from '../operations/tenancy/stored-records.ts'
import { compileCheck } from './platform/request/check.ts'
import { describeFault } from './platform/request/faults.ts'
import { RECORD_BODIES } from './schemas/record-bodies.ts'

/** The schemas of records as the routes apply them, for checking what is stored already. */
export function recordSchemas(): RecordSchemas {
  const checks = new Map(
    Object.entries(RECORD_BODIES).map(([kind, body]) => [kind, compileCheck(body, 'body')]),
  )
  return {
    fingerprint: createHash('sha256')
      .update(canonicalize(JSON.parse(JSON.stringify(RECORD_BODIES))) ?? '')
      .digest('hex'),
    faultOf(kind, content) {
      const check = checks.get(kind)
      if (check === undefined) return 'no such kind of record is known'
      const [first] = check(content)
      return first && describeFault(first.fault)
    },
  }
}
