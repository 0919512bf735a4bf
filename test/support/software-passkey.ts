import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A passkey of software that does not count its uses, as most password managers do not. */
export interface SoftwarePasskey {
  readonly id: string
  /** In COSE, in base64url. */
  readonly publicKey: string
  /** What a browser sends when the passkey is made. */
  register(challenge: string, origin: string): object
  /** What a browser sends after the person has agreed to sign in. */
  sign(challenge: string, origin: string): object
}

export function softwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32).toString('base64url')
  // RFC 9053: kty EC2, alg ES256, crv P-256, then x and y as byte strings of 32.
  const cose = Buffer.from(`a5010203262001215820${hex(x)}225820${hex(y)}`, 'hex')
  return {
    id,
    publicKey: text(cose),
    register(challenge, origin) {
      // Present, verified and with a key, no counter; a device of no model, then the id with its length and the key.
      const device = Buffer.concat([
        sha256(new URL(origin).hostname),
        Buffer.from([0x45, 0, 0, 0, 0, ...Array<number>(16).fill(0), 0, 32]),
        Buffer.from(id, 'base64url'),
        cose,
      ])
      // In CBOR: {fmt: 'none', attStmt: {}, authData: bytes}.
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')
      const attestation = Buffer.concat([head, Buffer.from([0x58, device.length]), device])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(attestation),
        },
      }
    },
    sign(challenge, origin) {
      const client = clientData('webauthn.get', challenge, origin)
      // Present and verified, no counter.
      const device = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([5, 0, 0, 0, 0])])
      const signature = sign('sha256', Buffer.concat([device, sha256(client)]), privateKey)
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

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin }))
const text = (bytes: Buffer): string => bytes.toString('base64url')
const hex = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('hex')
const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest()
