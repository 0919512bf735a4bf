import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { arriving } from './upload.ts'

const LIMIT_MS = 100

async function connection(): Promise<{ client: Socket; server: Socket; close: () => void }> {
  const listener = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const accepted = once(listener, 'connection') as Promise<[Socket]>
  const client = connect((listener.address() as AddressInfo).port, '127.0.0.1')
  const [[server]] = await Promise.all([accepted, once(client, 'connect')])
  return {
    client,
    server,
    close: () => {
      client.destroy()
      server.destroy()
      listener.close()
    },
  }
}

it('does not hold it against the sender that the server was busy when the bytes came', async () => {
  const { client, server, close } = await connection()
  const pieces = arriving(server, LIMIT_MS)
  const first = pieces.next()
  client.write('a line of some text\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LIMIT_MS * 2)
  expect(String((await first).value)).toBe('a line of some text\n')
  close()
})

it('refuses a sender that sends nothing', async () => {
  const { server, close } = await connection()
  await expect(arriving(server, LIMIT_MS).next()).rejects.toMatchObject({ code: 'request_timeout' })
  close()
})
