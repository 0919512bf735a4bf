import { createHash } from 'node:crypto'
import { type Client, dataOf, readAll, repeated, type Writer } from './client.ts'

const BYTES = 40_000

/** Uploads documents; the same one again until it is acknowledged. */
export function fileWriter(client: Client): Writer {
  const acknowledged: string[] = []
  let sent = 0
  return {
    acknowledged: () => acknowledged.length,
    async write() {
      while (!client.signal.aborted) {
        sent += 1
        const body = document(sent)
        const asked = await client.insist(`/v1/evidence-files?name=document-${sent}.pdf`, {
          method: 'POST',
          body,
        })
        if (asked === undefined) continue
        if (asked.status !== 201 && asked.status !== 200) throw new Error(JSON.stringify(asked))
        const { sha256 } = dataOf(asked)
        if (sha256 !== hashOf(body)) throw new Error(`document ${sent} was acknowledged as ${String(sha256)}`)
        acknowledged.push(sha256)
      }
    },
    async tally(reader) {
      const files = (await readAll(reader, '/v1/evidence-files?')).map(({ sha256 }) => String(sha256))
      const lost: string[] = []
      for (const sha256 of acknowledged) {
        const content = await reader.download(`/v1/evidence-files/${sha256}/content`)
        if (content === undefined || hashOf(content) !== sha256) lost.push(sha256)
      }
      return {
        what: 'evidence files',
        sent,
        acknowledged: acknowledged.length,
        found: files.length,
        lost,
        doubled: repeated(files),
      }
    },
  }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const document = (number: number): Buffer =>
  Buffer.from(`%PDF-1.7\n${`page of ${number} `.repeat(BYTES / 12)}\n%%EOF\n`)
