import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'

/** Header lines of names and values in turn. Throws for what no header may hold. */
export function headerLines(headers: readonly string[]): string {
  let lines = ''
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = [headers[index], headers[index + 1]]
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines += `${name}: ${value}\r\n`
  }
  return lines
}

/** A response with the member that `writeHead` fills: status line, header lines and the empty line after them. */
type WithHead = ServerResponse & { _header: string | null }

/**
 * Gives a 200 on a connection that stays open a head that was checked before; `writeHead` would check and join a dozen headers each
 * time. Node has no public way to do so; its version is pinned, and a test compares these bytes with those of `writeHead`.
 */
export function giveHead(raw: ServerResponse, lines: string, ending: string): void {
  const response = raw as WithHead
  response._header = `HTTP/1.1 200 OK\r\n${lines}${ending}`
}

/** The lines that Node adds itself to an answer on a connection that stays open; the date changes once a second. */
export function createHeadEnding(keepAliveMs: number): (now: number) => string {
  const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`
  let second = Number.NaN
  let ending = ''
  return (now) => {
    const current = Math.floor(now / 1000)
    if (current !== second) {
      second = current
      ending = `Date: ${new Date(now).toUTCString()}\r\n${connection}`
    }
    return ending
  }
}
