import { createHash, createPublicKey } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { EXIT, OperatorError } from '../../errors.ts'
import { MOST_BYTES } from '../../reports/verifier/read-zip.ts'
import { type TrustedKey, UnreadableBundle, type Verification } from '../../reports/verifier/verification.ts'
import { verifyBundle } from '../../reports/verifier/verify-bundle.ts'

export type { Finding, Verification } from '../../reports/verifier/verification.ts'

/** Where the issuer's public keys are: one in PEM, or the document that a service publishes. Neither: unknown. */
export interface TrustPlace {
  readonly key: string | undefined
  readonly keys: string | undefined
}

/** Verifies a ZIP with nothing but the file and, if given, the issuer's public keys. */
export async function verifyBundleFile(file: string, trust: TrustPlace): Promise<Verification> {
  const trusted = await trustedKeys(trust)
  const bytes = await readNamed(file, 'bundle', MOST_BYTES)
  try {
    return verifyBundle(bytes, trusted)
  } catch (error) {
    if (!(error instanceof UnreadableBundle)) throw error
    throw new OperatorError(`${file} is not a bundle: ${error.message}`, {
      hint: 'A bundle is the ZIP as it was downloaded. Download it again; a program may have repacked it.',
      exitCode: EXIT.badInput,
    })
  }
}

export async function trustedKeys({ key, keys }: TrustPlace): Promise<readonly TrustedKey[] | null> {
  if (key === undefined && keys === undefined) return null
  return [
    ...(key === undefined ? [] : [publicKeyOf(key, await readNamed(key, 'public key'))]),
    ...(keys === undefined ? [] : publishedKeys(keys, await readNamed(keys, 'list of keys'))),
  ]
}

function publicKeyOf(file: string, text: Uint8Array): TrustedKey {
  try {
    const { x, crv } = createPublicKey(Buffer.from(text)).export({ format: 'jwk' })
    if (crv === 'Ed25519' && x !== undefined) return trustedKey(x)
  } catch {
    // Told below, with what to do.
  }
  throw new OperatorError(`${file} does not contain an Ed25519 public key in PEM`, {
    hint: 'Give the issuer’s key as they handed it out, or --keys with their southerly-keys.json.',
    exitCode: EXIT.badInput,
  })
}

function publishedKeys(file: string, text: Uint8Array): TrustedKey[] {
  const found = keysIn(Buffer.from(text).toString())
  if (found.length > 0) return found.map(trustedKey)
  throw new OperatorError(`${file} does not list public keys`, {
    hint: 'It is the document that the issuer serves at /.well-known/southerly-keys.json.',
    exitCode: EXIT.badInput,
  })
}

function keysIn(text: string): string[] {
  try {
    const { keys } = JSON.parse(text) as { readonly keys?: readonly { readonly public_key?: unknown }[] }
    return (keys ?? []).flatMap(({ public_key }) => (typeof public_key === 'string' ? [public_key] : []))
  } catch {
    return []
  }
}

const trustedKey = (public_key: string): TrustedKey => ({
  id: `key_${createHash('sha256').update(Buffer.from(public_key, 'base64url')).digest('hex').slice(0, 16)}`,
  public_key,
})

/** Far above any key, and any list of keys. */
const MOST_BYTES_OF_KEYS = 1024 * 1024

/** Takes no more memory than such a file can need, whatever is under the name: one that is too large is not read at all. */
export async function readNamed(
  file: string,
  what: string,
  mostBytes = MOST_BYTES_OF_KEYS,
): Promise<Uint8Array> {
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  // What is no file has no size, and may have no end.
  const bytes = size > mostBytes ? undefined : await readUpTo(file, what, mostBytes + 1)
  if (bytes !== undefined && bytes.length <= mostBytes) return bytes
  throw new OperatorError(`${file} is no ${what}: it has more than ${mostBytes} bytes`, {
    hint: 'Check the path.',
    exitCode: EXIT.badInput,
  })
}

async function readUpTo(file: string, what: string, length: number): Promise<Uint8Array> {
  try {
    return await buffer(createReadStream(file, { end: length - 1 }))
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new OperatorError(
      isMissing
        ? `there is no ${what} ${file}`
        : `the ${what} ${file} cannot be read: ${(error as Error).message}`,
      { hint: 'Check the path.', exitCode: isMissing ? EXIT.notFound : EXIT.badInput },
    )
  }
}
