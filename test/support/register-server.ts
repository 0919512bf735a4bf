import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const fixture = (name: string): string =>
  readFileSync(new URL(`../../src/sources/abr/fixtures/${name}.xml`, import.meta.url), 'utf8')
const ENTITY = fixture('entity')

export const NO_RECORD = fixture('no-record')
/** The ABN of the fixture: a company of Victoria that no table of the registry lists. */
export const REGISTERED = '26008672179'

/** The register's record of a company, in its own protocol. */
export const recordOf = (abn: string, name: string, status = 'Active'): string =>
  ENTITY.replace(REGISTERED, abn)
    .replace('BUNNINGS GROUP LIMITED', name)
    .replace('<entityStatusCode>Active', `<entityStatusCode>${status}`)

export const exception = (description: string): string => NO_RECORD.replace('No records found', description)

export interface RegisterServer {
  /** How a desk reaches it instead of the register. */
  readonly transport: { readonly soapUrl: string; readonly allowLoopbackHttp: true }
  /** Bodies of the requests so far. */
  readonly asked: string[]
  /** How it answers from now on. */
  respond: (response: ServerResponse) => void
  close(): void
}

/** A server on this machine that speaks the protocol of ABN Lookup, with whatever fault a test wants. */
export async function registerServer(): Promise<RegisterServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(body)
      running.respond(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const running: RegisterServer = {
    transport: { soapUrl: `http://127.0.0.1:${port}/AbrXmlSearch.asmx`, allowLoopbackHttp: true },
    asked,
    respond: (response) => response.end(ENTITY),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return running
}
