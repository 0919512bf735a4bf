/** The little that tests use of a package that brings no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Session {
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] }
  }
  type Done = (error?: Error | null) => void

  interface Options {
    readonly authOptional: boolean
    readonly disabledCommands: readonly string[]
    onData(stream: Readable, session: Session, done: Done): void
    onRcptTo(address: { readonly address: string }, session: Session, done: Done): void
  }

  export class SMTPServer {
    constructor(options: Options)
    readonly server: Server
    listen(port: number, host: string, listening: () => void): void
    close(closed: () => void): void
  }
}
