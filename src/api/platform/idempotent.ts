import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { ServiceError } from '../../errors.ts'
import type { Sql } from '../../operations/database.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import { runOnce } from '../../operations/tenancy/idempotency.ts'
import type { Answer } from './answer/answer.ts'
import type { Context } from './route.ts'

/** An answer as it was made, but for a header that tells that it is sent again. */
type Kept<Made extends Answer> = Omit<Made, 'headers'> & Pick<Answer, 'headers'>

const ACCEPTED_KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Runs a creating request in one transaction of its tenant: once per Idempotency-Key when the client sends one, plainly
 * when it does not. The answer is kept for 24 hours and marked `Idempotent-Replayed: true` when it is sent again, to the
 * same API key or person only.
 */
export async function idempotent<Made extends Answer>(
  context: Context<object, object, unknown>,
  effect: (sql: Sql) => Promise<Made>,
): Promise<Kept<Made>> {
  const { services, exchange, caller, body } = context
  const key = exchange.request.headers['idempotency-key']
  if (key === undefined)
    return await services.database.as({ kind: 'tenant', tenantId: caller.tenantId }, effect)
  if (typeof key !== 'string' || !ACCEPTED_KEY.test(key)) throw badKey()
  const stored = await runOnce(services, describe(context, caller, key, body), async (sql) => {
    const answer = await effect(sql)
    return { status: answer.status ?? exchange.route?.status ?? 200, text: JSON.stringify(answer) }
  })
  const answer = JSON.parse(stored.text) as Made
  return stored.replayed
    ? { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } }
    : answer
}

function describe(
  { exchange }: Context<object, object, unknown>,
  caller: Caller,
  key: string,
  body: unknown,
) {
  const { method, url } = exchange.request
  return {
    tenantId: caller.tenantId,
    caller: [caller.keyId ?? caller.actor, ...[...caller.scopes].sort(), ...[...caller.packs].sort()].join(
      ' ',
    ),
    operation: exchange.route?.operationId ?? '',
    key,
    requestHash: createHash('sha256')
      .update(`${method} ${url}\n${canonicalize(body) ?? ''}`)
      .digest('hex'),
  }
}

const badKey = () =>
  new ServiceError('invalid_parameter', 'Idempotency-Key must be 1 to 255 printable ASCII characters.', {
    errors: [
      {
        parameter: 'Idempotency-Key',
        code: 'invalid_parameter',
        message: 'must be 1 to 255 printable ASCII characters, without spaces',
      },
    ],
    hint: 'A random UUID is a good key.',
  })
