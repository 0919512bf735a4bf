const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `value` in base 62, padded with zeros to `length` digits. Throws when it does not fit. */
export function toBase62(value: bigint, length: number): string {
  let rest = value
  let text = ''
  for (let place = 0; place < length; place++) {
    text = DIGITS[Number(rest % 62n)] + text
    rest /= 62n
  }
  if (rest !== 0n) throw new RangeError(`the value needs more than ${length} base-62 digits`)
  return text
}

/** Bytes read as one unsigned number, most significant byte first. */
export function bytesToBigInt(bytes: Uint8Array): bigint {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  return value
}
