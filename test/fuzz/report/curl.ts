import { bytesOf, type FuzzRequest } from '../request.ts'

/** The request as a command for a shell. What curl would not send goes through nc, byte by byte. */
export function curlOf(request: FuzzRequest, url: string): string {
  if (request.raw !== undefined || needsBytes(request)) {
    const { hostname, port } = new URL(url)
    return `printf '%b' ${quote(octal(bytesOf(request)))} | nc ${hostname} ${port}`
  }
  const parts = ['curl -i --path-as-is --globoff']
  if (request.method !== 'GET') parts.push(`-X ${request.method}`)
  for (const [name, value] of request.headers)
    if (name !== 'host') parts.push(`-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`)
  if (request.body !== undefined) parts.push(`--data-binary ${quote(request.body)}`)
  parts.push(quote(`${url}${request.target}`))
  return parts.join(' ')
}

/** A shell cannot hold NUL in an argument, nor curl a header of several lines. */
const needsBytes = ({ body, headers, target, isChunked }: FuzzRequest): boolean =>
  isChunked === true ||
  body?.includes('\0') === true ||
  /[\0-\x20\x7f-\uffff]/.test(target) ||
  headers.some(
    ([name, value]) => /[\0\r\n]/.test(value) || (name === 'host' && !/^127\.0\.0\.1:\d+$/.test(value)),
  )

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const octal = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) =>
      byte >= 0x20 && byte < 0x7f && byte !== 0x5c && byte !== 0x25
        ? String.fromCharCode(byte)
        : `\\0${byte.toString(8).padStart(3, '0')}`,
    )
    .join('')
