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

export async function dropPostgresDatabase(url: string): Promise<void> {
  const server = new URL(url)
  server.pathname = '/postgres'
  const name = new URL(url).pathname.slice(1)
  await withClient(server.href, (client) => client.query(`drop database if exists ${name} with (force)`))
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
