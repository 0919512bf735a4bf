import { statement } from '../../support/disclosure-records.ts'
import { type Client, dataOf, readAll, repeated, type Writer } from './client.ts'

const URL = '/v1/companies/74115061375/s2-statements'

/** Writes version after version of one record, each on condition that the one before stands. */
export function recordWriter(client: Client, year: number): Writer {
  const acknowledged = new Map<number, string>()
  let sent = 0
  const current = async (): Promise<string | undefined> => {
    const asked = await client.insist(`${URL}?period=${year}`)
    return asked?.status === 200 ? String(dataOf(asked)['etag']) : undefined
  }
  return {
    acknowledged: () => acknowledged.size,
    async write() {
      let etag = await current()
      while (!client.signal.aborted) {
        sent += 1
        const asked = await client.insist(URL, {
          method: 'PUT',
          headers: etag === undefined ? {} : { 'if-match': `"${etag}"` },
          body: {
            period: { start: `${year}-01-01`, end: `${year}-12-31` },
            statements: [statement('6(a)', { statement: `Sentence ${sent}` })],
          },
        })
        if (asked?.status === 200) {
          const { version, etag: next, body_sha256: hash } = dataOf(asked)
          acknowledged.set(Number(version), String(hash))
          etag = String(next)
        } else if (asked !== undefined) {
          // A try that nobody heard of may have been kept: the condition then fails, as it must.
          if (asked.status !== 412 && asked.status !== 428) throw new Error(JSON.stringify(asked))
          etag = await current()
        }
      }
    },
    async tally(reader) {
      const history = await readAll(reader, `${URL}/history?period=${year}&`)
      const found = new Map(history.map((row) => [Number(row['version']), String(row['body_sha256'])]))
      const lost = [...acknowledged]
        .filter(([version, hash]) => found.get(version) !== hash)
        .map(([version]) => `version ${version} of ${year}`)
      for (let version = 1; version <= history.length; version += 1)
        if (!found.has(version)) lost.push(`version ${version} of ${year} is a gap`)
      return {
        what: `record ${year}`,
        sent,
        acknowledged: acknowledged.size,
        found: history.length,
        lost,
        doubled: repeated(history.map((row) => String(row['body_sha256']))),
      }
    },
  }
}
