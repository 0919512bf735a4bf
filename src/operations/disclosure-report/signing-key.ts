import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Signer } from '../../reports/bundle/manifest.ts'
import { createPrivateFile, readPrivateFile } from '../tenancy/private-file.ts'

/** A public key as it is published. */
export interface PublishedKey {
  readonly id: string
  readonly algorithm: 'Ed25519'
  /** 32 bytes, base64url. */
  readonly public_key: string
  readonly status: 'active' | 'retired'
}

export interface KeyPlace {
  readonly home: string
  /** A PEM file of the operator's own instead of the one that is made. */
  readonly configured: string | undefined
}

const RETIRED = /^retired-.*\.pem$/

/** The signing key: the operator's file, or one made on first use in `$SOUTHERLY_HOME/keys/signing-key.pem`. */
export async function openSigner(place: KeyPlace): Promise<Signer> {
  const file = keyFileOf(place)
  const text = await readPrivateFile(file)
  if (text === undefined && place.configured !== undefined)
    throw new OperatorError(`there is no signing key at ${file}`, {
      hint: 'SOUTHERLY_SIGNING_KEY_FILE names it. Unset it to have a key made, or make one: openssl genpkey -algorithm ed25519.',
      exitCode: EXIT.notFound,
    })
  return signerOf(readKey(file, text ?? (await createPrivateFile(file, newSigningKey())), createPrivateKey))
}

/**
 * Every public key that bundles of this service were ever signed with. Those of earlier times stay published: a PEM file
 * `retired-*.pem` in the folder of keys, public or private. None is made by looking.
 */
export async function readPublishedKeys(place: KeyPlace): Promise<PublishedKey[]> {
  const file = keyFileOf(place)
  const text = await readPrivateFile(file)
  const active = text === undefined ? [] : [published(readKey(file, text, createPublicKey), 'active')]
  const retired = await retiredKeys(path.join(place.home, 'keys'))
  return [...active, ...retired.filter(({ id }) => id !== active[0]?.id)]
}

/** Where the key of a place is. */
export const keyFileOf = ({ home, configured }: KeyPlace): string =>
  configured ?? path.join(home, 'keys', 'signing-key.pem')

/** A private key of the operator's own, as it would be published. */
export const readPublicPart = async (file: string): Promise<PublishedKey> => {
  const text = await readPrivateFile(file)
  if (text === undefined) throw new OperatorError(`there is no file ${file}`, { exitCode: EXIT.notFound })
  return published(createPublicKey(readKey(file, text, createPrivateKey)), 'active')
}

/** Signs with a private key. */
export function signerOf(key: KeyObject): Signer {
  const publicKey = createPublicKey(key)
  return {
    key_id: keyId(publicKey),
    public_key: rawPublicKey(publicKey),
    sign: (bytes) => sign(null, bytes, key).toString('base64url'),
  }
}

/** The id of a public key (32 bytes, base64url): the first 16 hexadecimal digits of their SHA-256. */
export const idOfPublicKey = (publicKey: string): string =>
  `key_${createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16)}`

const keyId = (key: KeyObject): string => idOfPublicKey(rawPublicKey(key))

const rawPublicKey = (key: KeyObject): string => key.export({ format: 'jwk' }).x ?? ''

const published = (key: KeyObject, status: PublishedKey['status']): PublishedKey => ({
  id: keyId(key),
  algorithm: 'Ed25519',
  public_key: rawPublicKey(key),
  status,
})

export const newSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

/** The public half of a private key: all that a retired one is needed for. */
export const publicPem = (privatePem: string): string =>
  createPublicKey(privatePem).export({ format: 'pem', type: 'spki' }).toString()

async function retiredKeys(folder: string): Promise<PublishedKey[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => RETIRED.test(name)).toSorted()
  return await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return published(readKey(file, await readFile(file, 'utf8'), createPublicKey), 'retired')
    }),
  )
}

function readKey(file: string, text: string, read: (text: string) => KeyObject): KeyObject {
  try {
    const key = read(text)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // Told below, with what to do: what OpenSSL says of a broken file helps no one.
  }
  throw new OperatorError(`${file} does not contain an Ed25519 key in PEM`, {
    hint: 'Create one with: openssl genpkey -algorithm ed25519 -out signing-key.pem. Keep it readable by the service alone.',
    exitCode: EXIT.badInput,
  })
}
