import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

export interface Seal {
  close(text: string): string
  open(sealed: string): string
}

/** AES-256-GCM under a key of its own for each purpose, derived from the server's secret, which the database does not hold. */
export function createSeal(secret: Uint8Array, purpose: string): Seal {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return {
    close(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
