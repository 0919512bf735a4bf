/** As many decimals as an activity can have. */
const DECIMALS = 30

/** A decimal text as a whole number of its thirtieth decimal. */
export function scaled(text: string): bigint {
  const [, sign, whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,30}))?$/.exec(text) ?? []
  if (sign === undefined) throw new Error(`the ledger: ${JSON.stringify(text)} is not a decimal`)
  return BigInt(`${sign}${whole}${part.padEnd(DECIMALS, '0')}`)
}

export function written(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(DECIMALS + 1, '0')
  const part = digits.slice(-DECIMALS).replace(/0+$/, '')
  const text = part === '' ? digits.slice(0, -DECIMALS) : `${digits.slice(0, -DECIMALS)}.${part}`
  return value < 0n ? `-${text}` : text
}
