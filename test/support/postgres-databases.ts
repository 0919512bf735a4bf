import pg from 'pg'

/** Creates a database on the server of `serverUrl`, from a template when one is named, and returns its address. */
export async function createPostgresDatabase(
  serverUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  await withClient(serverUrl, (client) => client.query(`create database ${name} template ${template}`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Ends what is still connected and drops the database. Not `with (force)`: that is refused while a worker of autovacuum
 * is in the database, whom only a superuser may end; a plain drop ends such a worker by itself.
 */
export async function dropPostgresDatabase(url: string): Promise<void> {
  const server = new URL(url)
  server.pathname = '/postgres'
  const name = new URL(url).pathname.slice(1)
  await withClient(server.href, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
      [name],
    )
    await client.query(`drop database if exists ${name}`)
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
