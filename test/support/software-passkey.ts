import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A passkey of software that does not count its uses, as most password managers do not. */
export interface SoftwarePasskey {
  readonly id: string
  /** In COSE, in base64url. */
  readonly publicKey: string
  /** What a browser sends after the person has agreed. */
  sign(challenge: string, origin: string): object
}

export function softwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32).toString('base64url')
  return {
    id,
    // RFC 9053: kty EC2, alg ES256, crv P-256, then x and y as byte strings of 32.
    publicKey: Buffer.from(`a5010203262001215820${hex(x)}225820${hex(y)}`, 'hex').toString('base64url'),
    sign(challenge, origin) {
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }))
      // Present and verified, no counter.
      const device = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([5, 0, 0, 0, 0])])
      const signature = sign('sha256', Buffer.concat([device, sha256(client)]), privateKey)
      const text = (bytes: Buffer): string => bytes.toString('base64url')
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(device),
          signature: text(signature),
        },
      }
    },
  }
}

const hex = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('hex')
const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest()
