import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { OperatorError } from '../../src/errors.ts'
import { verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import { createAuthenticator } from '../../src/operations/tenancy/authenticate.ts'
import { revokeKey } from '../../src/operations/tenancy/keys.ts'
import { ensureLocalTenant, refuseBootstrapKeyInPublic } from '../../src/operations/tenancy/local-tenant.ts'
import { openServerSecret } from '../../src/operations/tenancy/server-secret.ts'
import type { Database } from '../../src/store/database.ts'
import { findKey, setScopes } from '../../src/store/keys.ts'
import { actorsOfPeople } from '../../src/store/people.ts'
import { describeOnOneEngine } from '../support/engines.ts'

describeOnOneEngine('first start', (open) => {
  let database: Database
  let home: string

  beforeEach(async () => {
    database = await open()
    home = await mkdtemp(path.join(tmpdir(), 'southerly first start '))
  })
  afterEach(async () => {
    await rm(home, { recursive: true })
  })

  const secretOf = async (configured?: string) => openServerSecret(database, { home, configured })
  const start = async () =>
    ensureLocalTenant(
      database,
      { clock: systemClock, secret: await secretOf(), memberName: 'Mia Park' },
      home,
    )
  const works = async (key: string) =>
    Promise.resolve()
      .then(async () =>
        createAuthenticator({ database, clock: systemClock, secret: await secretOf() }).authenticate(key),
      )
      .then(
        () => true,
        () => false,
      )

  it('makes a secret once, for the owner alone, and refuses another', async () => {
    const made = await secretOf()
    expect(made.length).toBe(32)
    expect((await stat(path.join(home, 'secret'))).mode & 0o777).toBe(0o600)
    expect(await secretOf()).toEqual(made)
    await expect(secretOf('another secret of thirty-two characters')).rejects.toThrow(
      /not the one that this database/,
    )
    await rm(path.join(home, 'secret'))
    await expect(secretOf()).rejects.toThrow(OperatorError)
    await writeFile(path.join(home, 'secret'), 'cut')
    await expect(secretOf()).rejects.toThrow(/64 hexadecimal digits/)
  })

  it('agrees on one secret when several processes start at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 5 }, async () => secretOf()))
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
  })

  it('makes a tenant and a key that works, and finds both again', async () => {
    const first = await start()
    expect(first.made).toBe(true)
    expect((await stat(first.keyFile)).mode & 0o777).toBe(0o600)
    expect((await readFile(first.keyFile, 'utf8')).trim()).toBe(first.keyText)
    expect(await works(first.keyText)).toBe(true)
    expect(await start()).toEqual({ ...first, made: false })
  })

  it('makes one person: what the key wrote, the member cannot approve as another', async () => {
    const { tenantId, keyId, memberId } = await start()
    const [key, member] = [`key:${keyId}`, `member:${memberId}`]
    const people = await database.as({ kind: 'tenant', tenantId }, (sql) =>
      actorsOfPeople(sql, tenantId, [key, member]),
    )
    expect([people.get(key)?.has(member), people.get(member)?.has(key)]).toEqual([true, true])
  })

  it('gives a key of an earlier version the scope of the data desk', async () => {
    const { keyId } = await start()
    const scopes = async () => (await database.as({ kind: 'operator' }, (sql) => findKey(sql, keyId)))?.scopes
    await database.as({ kind: 'operator' }, (sql) => setScopes(sql, keyId, ['admin']))
    expect((await start()).keyId).toBe(keyId)
    expect(await scopes()).toEqual(['admin', 'data:operate'])
    await start()
    expect((await verifyAuditChain(database))[0]?.broken).toBeUndefined()
  })

  it.each([
    ['the file was never written', async (file: string) => rm(file)],
    ['the file is torn', async (file: string) => writeFile(file, 'sth_live_')],
  ])('heals when %s: a new key for the same tenant, the old one revoked', async (_name, damage) => {
    const first = await start()
    await damage(first.keyFile)
    const second = await start()
    expect(second).toMatchObject({ tenantId: first.tenantId, made: true })
    expect([await works(first.keyText), await works(second.keyText)]).toEqual([false, true])
    expect((await verifyAuditChain(database)).every((report) => report.broken === undefined)).toBe(true)
  })

  it('refuses a public address until the key of the first start is revoked', async () => {
    const { keyText } = await start()
    const check = async (host: string) => refuseBootstrapKeyInPublic(database, host, new Date())
    await check('127.0.0.1')
    await expect(check('0.0.0.0')).rejects.toThrow(/public address/)
    const id = keyText.split('_')[2]!
    const secret = await secretOf()
    await database.as({ kind: 'operator' }, (sql) =>
      revokeKey(sql, { clock: systemClock, secret }, id, { actor: 'operator' }),
    )
    await check('0.0.0.0')
    expect(existsSync(path.join(home, 'local-key'))).toBe(true)
  })
})
