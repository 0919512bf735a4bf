import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { listSigningKeys, type SigningKeyRow } from '../../store/signing-keys.ts'
import { createPrivateFile, takePlaceOf } from '../tenancy/private-file.ts'
import { openKnownSigner, putKeyInForce } from './known-signing-key.ts'
import { type KeyPlace, keyFileOf, newSigningKey, publicPem, readPublicPart } from './signing-key.ts'

export interface KeyRotation {
  /** The new private key; undefined: one is made and takes the place of that in the home. */
  readonly file: string | undefined
  /** Days that processes may go on signing with the old one. */
  readonly days: number
}

/**
 * Puts a new signing key in force. Bundles that were signed with the old one go on verifying: its public key stays published.
 */
export async function rotateSigningKey(
  database: Database,
  place: KeyPlace,
  { file, days }: KeyRotation,
): Promise<readonly SigningKeyRow[]> {
  if (file === undefined && place.configured !== undefined)
    throw new OperatorError('SOUTHERLY_SIGNING_KEY_FILE names the key: name a file with the new one', {
      hint: 'openssl genpkey -algorithm ed25519 -out new-key.pem; southerly signing-key rotate --file new-key.pem',
      exitCode: EXIT.usage,
    })
  const { key_id: old } = await openKnownSigner(database, place)
  // Kept on the disk before the database knows it: otherwise a crash in between would leave a key that no one has.
  const waiting = path.join(place.home, 'keys', 'next-signing-key.pem')
  if (file === undefined) await createPrivateFile(waiting, newSigningKey())
  const key = await readPublicPart(file ?? waiting)
  if (key.id === old)
    throw new OperatorError(`${file ?? waiting} contains the key that is in use (${old})`, {
      hint: 'Make another one: openssl genpkey -algorithm ed25519 -out new-key.pem',
      exitCode: EXIT.badInput,
    })
  await database.transaction((sql) => putKeyInForce(sql, key, days))
  if (file === undefined) {
    const held = keyFileOf(place)
    await createPrivateFile(
      path.join(place.home, 'keys', `retired-${old}.pem`),
      publicPem(await readFile(held, 'utf8')),
    )
    await takePlaceOf(held, waiting)
  }
  return await readSigningKeys(database)
}

export type { SigningKeyRow } from '../../store/signing-keys.ts'

export const readSigningKeys = (database: Database): Promise<SigningKeyRow[]> =>
  database.transaction(listSigningKeys)
