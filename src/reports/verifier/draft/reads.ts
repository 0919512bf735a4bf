/** What a draft must know of a value to write it. */
export interface WrittenAs {
  readonly unit?: string | null
  readonly basis?: string
}

/** Whether a text is how a draft writes a value of the report: numbers with the digits that readers get, days and codes as words. */
export function reads(
  text: string,
  value: string | number | boolean | null,
  { unit, basis }: WrittenAs = {},
): boolean {
  if (typeof value === 'number' && unit === 'year') return text === String(value)
  if (typeof value === 'number')
    return text === written(basis === 'screening' ? Number(value.toPrecision(2)) : value)
  return lettersOf(text) === lettersOf(inWords(String(value)))
}

/** `2025-06-30` as 30 June 2025. */
const inWords = (value: string): string =>
  value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, (_day, year: string, month: string, date: string) => {
    const name = new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString('en-AU', {
      month: 'long',
      timeZone: 'UTC',
    })
    return `${Number(date)} ${name} ${year}`
  })

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[_\s]/g, '')

/** Whole numbers exactly; others with as many decimals as make four digits or so, and with three digits below one. */
export function written(value: number): string {
  const size = Math.abs(value)
  const [whole = '', decimals] = digitsOf(size).split('.')
  const grouped = whole.split('').reduceRight((rest, digit, at) => {
    const isThousand = rest !== '' && (whole.length - 1 - at) % 3 === 0
    return `${digit}${isThousand ? ',' : ''}${rest}`
  }, '')
  const text = decimals === undefined ? grouped : `${grouped}.${decimals}`
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text
}

function digitsOf(size: number): string {
  if (Number.isInteger(size)) return String(size)
  if (size >= 1000) return size.toFixed(0)
  if (size >= 10) return size.toFixed(1)
  return size >= 1 ? size.toFixed(2) : String(Number(size.toPrecision(3)))
}
