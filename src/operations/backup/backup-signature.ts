import { createPublicKey, verify } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Signer } from '../../reports/bundle/manifest.ts'
import { idOfPublicKey, readPublicPart } from '../disclosure-report/signing-key.ts'
import { type BackupManifest, fileHash, MANIFEST } from './backup-files.ts'

const SIGNATURE = 'signature.json'

const backupSignature = Type.Object({
  key_id: Type.String({ pattern: '^key_[0-9a-f]{16}$' }),
  /** 32 bytes, base64url. */
  public_key: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  /** Ed25519 over the bytes of manifest.json, base64url. */
  signature: Type.String({ pattern: '^[A-Za-z0-9_-]{86}$' }),
})
type BackupSignature = Static<typeof backupSignature>
const signatureCheck = Compile(backupSignature)

/** Signs the manifest of a copy, which has the hash of every other file. */
export async function signCopy(directory: string, signer: Signer): Promise<void> {
  const { key_id, public_key } = signer
  const signature = signer.sign(await readFile(path.join(directory, MANIFEST)))
  const text = `${JSON.stringify({ key_id, public_key, signature }, null, 2)}\n`
  await writeFile(path.join(directory, SIGNATURE), text, { mode: 0o600, flush: true })
}

/** Whom a restore believes. */
export interface BackupTrust {
  /** Ids of keys that are known here: those of the home, and one that the operator names. */
  readonly keys: readonly string[]
  /** Restore a backup that no known key signed, or that was changed since. */
  readonly acceptUnsigned: boolean
}

/** What is known of who made a backup. `in_backup`: the key lies in the backup itself, so whoever changed it could have signed it again. */
export interface CheckedSignature {
  readonly key_id: string | null
  readonly trust: 'known' | 'in_backup' | 'accepted'
}

/** Refuses a backup that is not signed by a known key, before anything of it is used. */
export async function checkSignature(
  directory: string,
  manifest: BackupManifest,
  { keys, acceptUnsigned }: BackupTrust,
): Promise<CheckedSignature> {
  const found = await readSignature(directory)
  const fault = await faultOf(directory, manifest, found)
  if (fault === undefined && found !== undefined) {
    const { key_id } = found
    if (keys.includes(key_id)) return { key_id, trust: 'known' }
    if (keys.length === 0 && (await ownKey(directory, manifest)) === key_id)
      return { key_id, trust: 'in_backup' }
  }
  if (acceptUnsigned) return { key_id: null, trust: 'accepted' }
  throw new OperatorError(
    fault ?? `${directory} is signed by ${found?.key_id}, which is not a key that is known here`,
    {
      hint: `Nothing was restored. ${fault === undefined ? 'If you know the key, name it: --signed-by. ' : 'Restore from another backup. '}To restore it anyway: --accept-unsigned.`,
      exitCode: EXIT.verificationFailed,
    },
  )
}

async function readSignature(directory: string): Promise<BackupSignature | undefined> {
  const text = await readFile(path.join(directory, SIGNATURE), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return signatureCheck.Check(value) ? value : undefined
  } catch {
    return undefined
  }
}

async function faultOf(
  directory: string,
  { private_file_hashes: hashes, private_files: files }: BackupManifest,
  found: BackupSignature | undefined,
): Promise<string | undefined> {
  if (found === undefined) return `${directory} is not signed`
  if (!isSigned(await readFile(path.join(directory, MANIFEST)), found))
    return `${directory} was changed after it was signed: the signature of ${found.key_id} does not match its ${MANIFEST}`
  for (const file of files)
    if ((await fileHash(path.join(directory, file))) !== hashes?.[file])
      return `${directory} was changed after it was signed: ${file} is not the file that the backup was made with`
  return undefined
}

function isSigned(bytes: Uint8Array, { key_id, public_key, signature }: BackupSignature): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: public_key }, format: 'jwk' })
  return idOfPublicKey(public_key) === key_id && verify(null, bytes, key, Buffer.from(signature, 'base64url'))
}

/** The id of the signing key that lies in the backup. */
async function ownKey(directory: string, { private_files }: BackupManifest): Promise<string | undefined> {
  const file = 'keys/signing-key.pem'
  return private_files.includes(file) ? (await readPublicPart(path.join(directory, file))).id : undefined
}
