import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { findSwift } from '../../../scripts/setup-system-tools.mjs'
import type { S3Options } from '../../../src/store/objects/s3.ts'
import { freePort } from '../free-port.ts'

const PYTHON = findSwift()

/** Whether a server with an S3 interface can run here. With CI=true it must. */
export const HAS_OBJECT_SERVER = PYTHON !== undefined || process.env['CI'] === 'true'

/** OpenStack Swift on this machine, which speaks S3 and checks signatures. */
export interface ObjectServer {
  /** What opens a bucket of it; it is made at the first call. */
  bucket(name: string, prefix?: string): Promise<S3Options>
  /** Ends it as a crash would, with all it holds. */
  stop(): Promise<void>
}

const KEYS = { accessKey: 'test:tester', secretKey: 'not-to-be-shown' }

export async function startObjectServer(): Promise<ObjectServer> {
  if (PYTHON === undefined) throw new Error('OpenStack Swift is missing; npm test says how to install it')
  const folder = mkdtempSync(path.join(tmpdir(), 'southerly-objects-'))
  const port = await freePort()
  const program = path.join(import.meta.dirname, 'serve.py')
  const child = spawn(PYTHON, [program, folder, String(port), KEYS.accessKey, KEYS.secretKey], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child.stdout, 'data'), ended])
  if (String(said[0]).trim() !== 'ready') throw new Error(`the object server did not start: ${String(said)}`)
  const endpoint = `http://127.0.0.1:${port}`
  return {
    async bucket(bucket, prefix = '') {
      const options = { endpoint, region: 'us-east-1', bucket, prefix, ...KEYS }
      await makeBucket(options)
      return options
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The service never makes buckets: an operator decides where they lie and who may read them. */
async function makeBucket({ endpoint, bucket, accessKey, secretKey, region }: S3Options): Promise<void> {
  const { url, headers } = await new AwsV4Signer({
    method: 'PUT',
    url: `${endpoint}/${bucket}`,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  }).sign()
  const { status } = await fetch(url, { method: 'PUT', headers })
  if (status !== 200 && status !== 409) throw new Error(`the bucket was not made: ${status}`)
}
