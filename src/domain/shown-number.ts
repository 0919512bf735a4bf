/** A number with thousands separators and a true minus. With decimals it is rounded to them, without it is exact. */
export function number(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  const isNegative = value < 0 && /[1-9]/.test(text)
  return `${isNegative ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

/**
 * A figure for a table, rounded as the API rounds: whole numbers as they are, others to six significant digits and from
 * 100,000 on to the nearest whole number; report.json has every digit.
 */
export const figure = (value: number): string =>
  number(
    Number.isInteger(value)
      ? value
      : Math.abs(value) >= 100_000
        ? Math.round(value)
        : Number(value.toPrecision(6)),
  )
