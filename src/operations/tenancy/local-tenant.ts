import path from 'node:path'
import { PACKS, type Scope } from '../../domain/tenancy/access.ts'
import { parseApiKey } from '../../domain/tenancy/api-key.ts'
import { isLoopback } from '../../domain/tenancy/loopback.ts'
import { EXIT, OperatorError, ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { listBootstrapKeys, setScopes } from '../../store/keys.ts'
import { findLocalTenant } from '../../store/tenants.ts'
import { appendAudit } from './audit.ts'
import { createAuthenticator } from './authenticate.ts'
import { createKey, type KeyTools, revokeKey } from './keys.ts'
import { ensureLocalMember } from './local-member.ts'
import { readPrivateFile, replacePrivateFile } from './private-file.ts'
import { createTenantIn } from './tenants.ts'

export interface LocalTenant {
  readonly tenantId: string
  /** Who started the service on this machine. */
  readonly memberId: string
  readonly keyId: string
  readonly keyText: string
  readonly keyFile: string
  /** Whether this start made the key. */
  readonly made: boolean
}

const ACTOR = 'first_start'

/** The person who starts the service on this machine is also its operator. */
const SCOPES: readonly Scope[] = ['admin', 'data:operate']

/**
 * The tenant of the embedded engine and its key in `$SOUTHERLY_HOME/local-key`. Heals what a kill in the middle of a
 * first start leaves behind: when the file is missing or its key does not work, a new key is made and the old revoked.
 */
export async function ensureLocalTenant(
  database: Database,
  tools: KeyTools & { readonly memberName: string },
  home: string,
): Promise<LocalTenant> {
  const keyFile = path.join(home, 'local-key')
  const found = (await readPrivateFile(keyFile))?.trim()
  const tenantId = found === undefined ? undefined : await tenantOf(database, tools, found)
  if (found !== undefined && tenantId !== undefined) {
    await grantMissingScopes(database, tools)
    const memberId = await ensureLocalMember(database, tools.clock, tenantId, tools.memberName)
    return { tenantId, memberId, keyId: parseApiKey(found)!.id, keyText: found, keyFile, made: false }
  }
  const { key, text } = await database.as({ kind: 'operator' }, async (sql) => issueAnew(sql, tools))
  await replacePrivateFile(keyFile, `${text}\n`)
  const memberId = await ensureLocalMember(database, tools.clock, key.tenant_id, tools.memberName)
  return { tenantId: key.tenant_id, memberId, keyId: key.id, keyText: text, keyFile, made: true }
}

/** Refuses to serve strangers while the key that every first start makes still works. */
export async function refuseBootstrapKeyInPublic(database: Database, host: string, now: Date): Promise<void> {
  if (isLoopback(host)) return
  const keys = await database.as({ kind: 'operator' }, async (sql) =>
    listBootstrapKeys(sql, now.toISOString()),
  )
  if (keys.length > 0)
    throw new OperatorError(`HOST=${host} is a public address, but the key of the first start still works`, {
      hint: `Make another key with \`southerly key create\`, then run \`southerly key revoke ${keys[0]!.id}\`, then start again.`,
      exitCode: EXIT.usage,
    })
}

async function tenantOf(database: Database, tools: KeyTools, text: string): Promise<string | undefined> {
  if (parseApiKey(text) === undefined) return undefined
  try {
    const caller = await createAuthenticator({ database, ...tools }).authenticate(text)
    return caller.tenantId
  } catch (error) {
    if (error instanceof ServiceError) return undefined
    throw error
  }
}

async function issueAnew(sql: Sql, tools: KeyTools) {
  const tenant =
    (await findLocalTenant(sql)) ??
    (await createTenantIn(sql, tools.clock, { name: 'Local', plan: 'local', kind: 'local' }))
  for (const key of await listBootstrapKeys(sql, tools.clock.now().toISOString()))
    await revokeKey(sql, tools, key.id, { actor: ACTOR })
  return await createKey(sql, tools, {
    tenantId: tenant.id,
    name: 'Initial key',
    mode: 'live',
    scopes: SCOPES,
    packs: PACKS,
    actor: ACTOR,
  })
}

/** A key of a first start before there was a data desk lacks its scope. */
async function grantMissingScopes(database: Database, { clock }: KeyTools): Promise<void> {
  await database.as({ kind: 'operator' }, async (sql) => {
    for (const key of await listBootstrapKeys(sql, clock.now().toISOString())) {
      if (SCOPES.every((scope) => key.scopes.includes(scope))) continue
      const scopes = [...new Set([...key.scopes, ...SCOPES])].sort()
      await setScopes(sql, key.id, scopes)
      await appendAudit(sql, clock, {
        tenantId: key.tenant_id,
        actor: ACTOR,
        action: 'api_key.scopes_granted',
        subject: `api_key:${key.id}`,
        detail: { scopes },
      })
    }
  })
}
