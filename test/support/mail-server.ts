import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A real mail server on this machine, without TLS, that keeps what it is handed. */
export interface MailServer {
  readonly url: string
  readonly messages: readonly { readonly to: string; readonly raw: string }[]
  /** From now on it answers every recipient so: a code such as 451, `hang` for no answer to the message, `take` for yes. */
  answer(how: number | 'take' | 'hang'): void
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const messages: { to: string; raw: string }[] = []
  let how: number | 'take' | 'hang' = 'take'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_, __, done) {
      if (typeof how !== 'number') return done()
      done(Object.assign(new Error('the server says no'), { responseCode: how }))
    },
    onData(stream, session, done) {
      const take = async (): Promise<void> => {
        messages.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw: await text(stream) })
        if (how !== 'hang') done()
      }
      void take()
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    answer(next) {
      how = next
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

/** A message as people read it: lines that were folded or encoded for the way are whole again. */
export const textOf = (raw: string): string =>
  Buffer.from(
    raw
      .replaceAll('\r\n', '\n')
      .replaceAll(/=\n/g, '')
      .replaceAll(/^(Subject: .*)\n\s+/gm, '$1 ')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')
