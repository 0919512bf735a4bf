import { type Client, readAll, repeated, type Writer } from './client.ts'

/** Makes keys, each under an Idempotency-Key, and sends each again until it is acknowledged. */
export function keyWriter(client: Client, seed: number): Writer {
  const acknowledged = new Map<string, string>()
  let sent = 0
  return {
    acknowledged: () => acknowledged.size,
    async write() {
      while (!client.signal.aborted) {
        sent += 1
        const name = `key ${seed} ${sent}`
        const asked = await client.insist('/v1/keys', {
          method: 'POST',
          headers: { 'idempotency-key': `${name} of chaos`.replaceAll(' ', '-') },
          body: { name, scopes: ['companies:read'], packs: ['au_company_climate_intelligence'] },
        })
        if (asked === undefined) continue
        if (asked.status !== 201) throw new Error(JSON.stringify(asked))
        acknowledged.set(name, String(asked.body['id']))
      }
    },
    async tally(reader) {
      const keys = (await readAll(reader, '/v1/keys?')).filter(({ name }) => String(name).startsWith('key '))
      const found = new Map(keys.map(({ name, id }) => [String(name), String(id)]))
      return {
        what: 'keys',
        sent,
        acknowledged: acknowledged.size,
        found: keys.length,
        lost: [...acknowledged].filter(([name, id]) => found.get(name) !== id).map(([name]) => name),
        doubled: repeated(keys.map(({ name }) => String(name))),
      }
    },
  }
}
