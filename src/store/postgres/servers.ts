import pg from 'pg'
import { DatabaseError, SQL_STATE } from '../database.ts'
import type { Hosts } from './hosts.ts'

/** Which of several servers new connections go to. */
export interface Servers {
  /** Of a pool. */
  readonly options: pg.PoolConfig
  /** Connects, and goes on to the next server where one is away or does not write. Each is tried once. */
  connect(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient>
}

const CONNECT_MS = 10_000
/** Where there is another server, one that is silent is not waited for so long. */
const CONNECT_TO_ONE_OF_SEVERAL_MS = 3_000

export function createServers({ urls, mustWrite }: Hosts): Servers {
  if (urls.length === 1 && !mustWrite)
    return {
      options: { connectionString: urls[0]!, connectionTimeoutMillis: CONNECT_MS },
      connect: (connect) => connect(),
    }
  let current = 0
  class ClientOfCurrent extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: urls[current]! })
    }
  }
  return {
    options: {
      Client: ClientOfCurrent,
      connectionTimeoutMillis: urls.length === 1 ? CONNECT_MS : CONNECT_TO_ONE_OF_SEVERAL_MS,
      ...(mustWrite ? { verify: refuseStandby } : {}),
    },
    async connect(connect) {
      for (let tried = 1; ; tried += 1) {
        const asked = current
        try {
          return await connect()
        } catch (error) {
          if (tried >= urls.length || !isOfServer(error)) throw error
          // Someone else may have gone on in the meantime.
          if (current === asked) current = (current + 1) % urls.length
        }
      }
    },
  }
}

function refuseStandby(client: pg.PoolClient, done: (error?: Error) => void): void {
  const asked = { text: 'select pg_is_in_recovery() as standby', query_timeout: CONNECT_TO_ONE_OF_SEVERAL_MS }
  client.query<{ standby: boolean }>(asked, (error, result) => {
    const fault = error as Error | undefined
    done(fault ?? (result.rows[0]?.standby === true ? standby() : undefined))
  })
}

const standby = (): DatabaseError =>
  new DatabaseError('the server is a replica and does not write', { sqlState: SQL_STATE.connectionFailure })

/** Whether another server may do better: not where a password is wrong, nor where our own connections are all in use. */
function isOfServer(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code?.startsWith('57P') === true
  return !(error instanceof Error && error.message === 'timeout exceeded when trying to connect')
}
