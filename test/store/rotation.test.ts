import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import {
  openKnownSigner,
  publishedKeysOf,
  requireKnownKey,
} from '../../src/operations/disclosure-report/known-signing-key.ts'
import { rotateSigningKey } from '../../src/operations/disclosure-report/rotate-signing-key.ts'
import { newSigningKey } from '../../src/operations/disclosure-report/signing-key.ts'
import { readSecrets, rotateSecret } from '../../src/operations/tenancy/rotate-secret.ts'
import { fingerprintOf, openServerSecret } from '../../src/operations/tenancy/server-secret.ts'
import type { Database } from '../../src/store/database.ts'
import { settleServerFact } from '../../src/store/server-facts.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const OLD = 'the old secret, of 32 characters or more'
const NEW = 'the new secret, of 32 characters or more'
const DAY = SQL`interval '1 day'`

describeOnOneEngine('rotation', (open) => {
  let database: Database
  let home: string
  beforeEach(async () => {
    database = await open()
    home = await mkdtemp(path.join(tmpdir(), 'southerly-rotation-'))
    await mkdir(path.join(home, 'keys'))
    return () => rm(home, { recursive: true })
  })
  const opened = (configured?: string) => openServerSecret(database, { home, configured })
  const keys = { configured: undefined }
  /** As if so many days had gone by. */
  const daysLater = (days: number) =>
    database.transaction(async (sql) => {
      await sql.query(SQL`update server_secret set accepted_until = accepted_until - $1 * ${DAY}`, [days])
      await sql.query(SQL`update signing_key set accepted_until = accepted_until - $1 * ${DAY}`, [days])
    })

  it('of the secret: old and new open the same for the days stated, then the new one alone', async () => {
    const data = await opened(OLD)
    expect(data).not.toEqual(Buffer.from(OLD))
    const file = path.join(home, 'new')
    await writeFile(file, `${NEW}\n`)
    const place = { home, configured: OLD }
    await expect(rotateSecret(database, place, { file: undefined, days: 2 })).rejects.toThrow(/name a file/)
    await rotateSecret(database, place, { file, days: 2 })
    expect([await opened(OLD), await opened(NEW)]).toEqual([data, data])
    await daysLater(3)
    await expect(opened(OLD)).rejects.toThrow(
      /was replaced by `southerly secret rotate`; it was accepted until/,
    )
    expect(await opened(NEW)).toEqual(data)
    // Nothing is left in the database that the old one opens.
    const sealed = await database.transaction((sql) =>
      sql.query(SQL`select fingerprint from server_secret where sealed is not null`),
    )
    expect(sealed).toEqual([{ fingerprint: fingerprintOf(Buffer.from(NEW)) }])
    await expect(opened('a stranger of thirty-two characters')).rejects.toThrow(/not the one/)
    await writeFile(file, OLD)
    await expect(rotateSecret(database, { home, configured: NEW }, { file, days: 2 })).rejects.toThrow(
      /was in use before/,
    )
    await writeFile(file, 'short')
    await expect(rotateSecret(database, { home, configured: NEW }, { file, days: 2 })).rejects.toThrow(
      /has 5 characters/,
    )
  })

  it('of the first secret of an earlier version, which is the secret of the data itself', async () => {
    await database.transaction((sql) =>
      settleServerFact(sql, 'secret_fingerprint', fingerprintOf(Buffer.from(OLD))),
    )
    expect(await opened(OLD)).toEqual(Buffer.from(OLD))
    await writeFile(path.join(home, 'new'), NEW)
    await rotateSecret(database, { home, configured: OLD }, { file: path.join(home, 'new'), days: 1 })
    expect(await opened(NEW)).toEqual(Buffer.from(OLD))
    await daysLater(2)
    await expect(opened(OLD)).rejects.toThrow(/was replaced/)
    expect(await opened(NEW)).toEqual(Buffer.from(OLD))
  })

  it('of the secret in a home: drawn, put in place, and usable as a setting elsewhere', async () => {
    const data = await opened()
    const before = await readFile(path.join(home, 'secret'), 'utf8')
    await rotateSecret(database, { home, configured: undefined }, { file: undefined, days: 0 })
    const after = await readFile(path.join(home, 'secret'), 'utf8')
    expect(after).not.toBe(before)
    expect((await stat(path.join(home, 'secret'))).mode & 0o777).toBe(0o600)
    expect(existsSync(path.join(home, 'secret.next'))).toBe(false)
    expect([await opened(), await opened(after)]).toEqual([data, data])
    await expect(opened(before)).rejects.toThrow(/was replaced/)
    expect((await readSecrets(database)).map(({ is_accepted }) => is_accepted)).toEqual([false, true])
  })

  it('of the signing key: the new one signs, both are published, the old one is refused after its time', async () => {
    const first = await openKnownSigner(database, { home, ...keys })
    const other = await mkdtemp(path.join(home, 'machine-'))
    await mkdir(path.join(other, 'keys'))
    const copy = path.join(other, 'keys', 'signing-key.pem')
    await writeFile(copy, await readFile(path.join(home, 'keys', 'signing-key.pem')))

    await rotateSigningKey(database, { home, ...keys }, { file: undefined, days: 2 })
    const second = await openKnownSigner(database, { home, ...keys })
    expect(second.key_id).not.toBe(first.key_id)
    const retired = path.join(home, 'keys', `retired-${first.key_id}.pem`)
    expect(await readFile(retired, 'utf8')).toMatch(/^-----BEGIN PUBLIC KEY/)
    // A machine that has not been given the new one yet.
    expect((await openKnownSigner(database, { home: other, ...keys })).key_id).toBe(first.key_id)
    const published = (await publishedKeysOf(database, { home: other, ...keys })).map(({ id, status }) => [
      id,
      status,
    ])
    expect(published).toEqual([
      [second.key_id, 'active'],
      [first.key_id, 'retired'],
    ])
    await daysLater(3)
    await expect(requireKnownKey(database, { home: other, ...keys })).rejects.toThrow(
      `was replaced by ${second.key_id}; it was accepted until`,
    )
    await expect(openKnownSigner(database, { home: other, ...keys })).rejects.toThrow(/was replaced by/)
    expect((await publishedKeysOf(database, { home: other, ...keys })).length).toBe(2)
    // By a file, where a setting names the key.
    await writeFile(copy, newSigningKey())
    await expect(requireKnownKey(database, { home: other, ...keys })).rejects.toThrow(/is not the one/)
    await rotateSigningKey(database, { home, ...keys }, { file: copy, days: 2 })
    const third = await openKnownSigner(database, { home: other, ...keys })
    expect((await publishedKeysOf(database, { home, ...keys }))[0]).toMatchObject({
      id: third.key_id,
      status: 'active',
    })
    await expect(
      rotateSigningKey(database, { home: other, ...keys }, { file: copy, days: 2 }),
    ).rejects.toThrow(/contains the key that is in use/)
  })
})
