import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { openKnownSigner, requireKnownKey } from '../../src/operations/disclosure-report/known-signing-key.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'

describeOnOneEngine('the signing key of a database', (open) => {
  let database: Database
  let folder: string
  const homeOf = (name: string) => ({ home: path.join(folder, name), configured: undefined })

  beforeAll(async () => {
    database = await open()
    folder = await mkdtemp(path.join(tmpdir(), 'southerly-keys-'))
    for (const name of ['one', 'two']) await mkdir(path.join(folder, name, 'keys'), { recursive: true })
    return () => rm(folder, { recursive: true })
  })

  it('is that of the first bundle; a machine without it makes none of its own', async () => {
    await requireKnownKey(database, homeOf('one'))
    const { key_id } = await openKnownSigner(database, homeOf('one'))
    expect((await openKnownSigner(database, homeOf('one'))).key_id).toBe(key_id)
    const words = `there is no signing key in ${path.join(folder, 'two')}/keys, and bundles of this database are signed with ${key_id}`
    await expect(requireKnownKey(database, homeOf('two'))).rejects.toThrow(words)
    await expect(openKnownSigner(database, homeOf('two'))).rejects.toThrow(words)
  })

  it('is one for all that start at once in a new home', async () => {
    const [another, home] = [await open(), homeOf('three')]
    await mkdir(path.join(home.home, 'keys'), { recursive: true })
    const signers = await Promise.all(Array.from({ length: 12 }, () => openKnownSigner(another, home)))
    expect(new Set(signers.map(({ key_id }) => key_id)).size).toBe(1)
  })

  it('gives way to a new one where the old one is kept as retired, and is refused after that', async () => {
    const keys = path.join(folder, 'one', 'keys')
    const { key_id: old } = await openKnownSigner(database, homeOf('one'))
    await rename(path.join(keys, 'signing-key.pem'), path.join(folder, 'aside.pem'))
    await expect(openKnownSigner(database, homeOf('one'))).rejects.toThrow('there is no signing key')
    const stranger = { ...homeOf('one'), configured: path.join(folder, 'two', 'other.pem') }
    const elsewhere = await openKnownSigner(await open(), homeOf('two'))
    await rename(path.join(folder, 'two', 'keys', 'signing-key.pem'), stranger.configured)
    await expect(openKnownSigner(database, stranger)).rejects.toThrow(
      `the signing key ${elsewhere.key_id} in ${stranger.configured} is not the one`,
    )
    await rename(path.join(folder, 'aside.pem'), path.join(keys, 'retired-2026.pem'))
    expect((await openKnownSigner(database, stranger)).key_id).toBe(elsewhere.key_id)
    await rename(path.join(keys, 'retired-2026.pem'), path.join(keys, 'signing-key.pem'))
    await expect(openKnownSigner(database, homeOf('one'))).rejects.toThrow(`the signing key ${old}`)
  })
})
