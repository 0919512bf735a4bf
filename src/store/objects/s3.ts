import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { countObjectTry, type ObjectOperation, openObjectFigures } from '../../telemetry/object-figures.ts'
import { secondsSince } from '../../telemetry/tally.ts'
import { type ObjectStore, ObjectStoreFault } from './object-store.ts'
import { readListing } from './s3-listing.ts'

/** Where an S3-compatible store is, and what opens it. */
export interface S3Options {
  /** Without a slash at the end. The bucket is part of the path, which every store understands. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Empty, or with a slash at the end. */
  readonly prefix: string
  readonly accessKey: string
  readonly secretKey: string
}

/** All tries together end within the time of a request. */
const TRY_MS = 8000
const PAUSES_MS = [100, 400]

export function openS3(options: S3Options): ObjectStore {
  const { bucket, prefix } = options
  openObjectFigures()
  const ask = (method: Method, path: string, sent?: Sent) =>
    askAgain(`${method} ${path}`, () =>
      counted(operationOf(method, path), () => askOnce(options, method, path, sent)),
    )
  const pathOf = (key: string): string => encodePath(`${prefix}${key}`)
  return {
    name: `s3://${bucket}/${prefix}`,
    async put(key, bytes, contentType) {
      await ask('PUT', pathOf(key), { bytes, contentType })
    },
    async get(key, most) {
      return (await ask('GET', pathOf(key), { most, mayBeMissing: true })).bytes
    },
    async remove(key) {
      await ask('DELETE', pathOf(key), { mayBeMissing: true })
    },
    async *list(start) {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${start}` })
        if (token !== undefined) query.set('continuation-token', token)
        // Plus signs mean spaces in a form and nothing in a signature.
        const answer = await ask('GET', `?${query.toString().replaceAll('+', '%20')}`)
        const page = readListing(answer.bytes ?? new Uint8Array(), prefix)
        yield page.objects
        token = page.next
      } while (token !== undefined)
    },
  }
}

type Method = 'GET' | 'PUT' | 'DELETE'

const operationOf = (method: Method, path: string): ObjectOperation => {
  if (method === 'GET') return path.startsWith('?') ? 'list' : 'get'
  return method === 'PUT' ? 'put' : 'delete'
}

async function counted(operation: ObjectOperation, once: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now()
  try {
    const answer = await once()
    const outcome = answer.bytes === undefined ? 'missing' : 'answered'
    countObjectTry({ operation, outcome, seconds: secondsSince(began) })
    return answer
  } catch (error) {
    const outcome = error instanceof ObjectStoreFault ? 'refused' : 'unavailable'
    countObjectTry({ operation, outcome, seconds: secondsSince(began) })
    throw error
  }
}

interface Sent {
  readonly bytes?: Uint8Array
  readonly contentType?: string
  /** Bytes after which an answer is not read on. */
  readonly most?: number
  readonly mayBeMissing?: boolean
}

interface Answer {
  readonly status: number
  /** Undefined where there is no such object. */
  readonly bytes: Uint8Array | undefined
}

/** Stores ask to slow down, and connections break: both pass. */
async function askAgain(what: string, once: () => Promise<Answer>): Promise<Answer> {
  for (const pause of [...PAUSES_MS, undefined])
    try {
      return await once()
    } catch (error) {
      if (pause === undefined || error instanceof ObjectStoreFault) throw asFault(what, error)
      await sleep(pause)
    }
  throw new ObjectStoreFault(`the object store did not answer ${what}`)
}

async function askOnce(options: S3Options, method: Method, path: string, sent: Sent = {}): Promise<Answer> {
  const { bytes, contentType, most = Number.POSITIVE_INFINITY, mayBeMissing = false } = sent
  const { url, headers } = await new AwsV4Signer({
    method,
    url: `${options.endpoint}/${options.bucket}${path.startsWith('?') ? path : `/${path}`}`,
    // The hash of what is sent is part of the signature, so a store refuses what was damaged on the way.
    headers: {
      'x-amz-content-sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    },
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    service: 's3',
    region: options.region,
  }).sign()
  if (contentType !== undefined) headers.set('content-type', contentType)
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TRY_MS),
    ...(bytes === undefined ? {} : { body: bytes as Uint8Array<ArrayBuffer> }),
  })
  if (response.ok) return { status: response.status, bytes: await readUpTo(response, most) }
  const code = /<Code>([^<]*)<\/Code>/.exec(await response.text())?.[1] ?? 'no code'
  // A bucket that is missing makes no object missing: someone set the wrong one.
  if (response.status === 404 && mayBeMissing && code === 'NoSuchKey')
    return { status: 404, bytes: undefined }
  const said = `status ${response.status} (${code})`
  if (response.status >= 500 || response.status === 429) throw new Error(said)
  throw new ObjectStoreFault(`the object store refused ${method} ${path}: ${said}`)
}

async function readUpTo(response: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length > most) break
  }
  return Buffer.concat(chunks)
}

function asFault(what: string, error: unknown): ObjectStoreFault {
  if (error instanceof ObjectStoreFault) return error
  const { message, cause } = error as Error
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : message
  return new ObjectStoreFault(`the object store did not answer ${what}: ${reason}`, { cause: error })
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
