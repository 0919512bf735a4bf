import { unzipSync } from 'fflate'
import type { Clock } from '../../clock.ts'
import { sha256 } from '../../domain/evidence.ts'
import { ServiceError } from '../../errors.ts'
import type { BundleOwner } from '../../store/bundles.ts'
import { readZip, type ZipPlaces } from '../bundle-store/zips.ts'
import { recordBundleRead } from '../tenancy/audit.ts'
import { type Bundle, requireBundle } from './bundles.ts'

/** Which file of which bundle is taken, and by whom. */
export interface FileQuestion {
  readonly owner: BundleOwner
  /** Artifact id, or `latest`. */
  readonly id: string
  /** A file of the bundle; undefined: the ZIP itself. */
  readonly file: string | undefined
  readonly actor: string
}

/** What is known of a file before its bytes are read. */
export interface FileFacts {
  readonly bundle: Bundle
  readonly sha256: string
  readonly size: number
}

/** Bytes from `start` on; all of them when the length is that of the file. */
export interface ByteRange {
  readonly start: number
  readonly length: number
}

/** How much of a file is wanted: some of it, nothing (the caller has it), or all without its leaving the service (HEAD). */
export type Wanted = ByteRange | 'nothing' | 'all_unread'

export interface TakenFile extends FileFacts {
  readonly bytes: Uint8Array
}

/**
 * Reads a bundle or one file of it. That bytes leave is written down before they do, so none leave unrecorded; `choose` says how
 * much, once it knows the size.
 */
export async function takeBundleFile(
  places: ZipPlaces & { readonly clock: Clock },
  { owner, id, file, actor }: FileQuestion,
  choose: (facts: FileFacts) => Wanted,
): Promise<TakenFile> {
  const { database, clock } = places
  const { tenantId, abn } = owner
  const tenant = { kind: 'tenant', tenantId } as const
  const bundle = await database.as(tenant, (sql) => requireBundle(sql, owner, id))
  const zip = (): Promise<Uint8Array> => readZip(places, tenant, bundle)
  const opened = file === undefined ? openZip(bundle, zip) : openEntry(await zip(), file)
  const facts: FileFacts = { bundle, sha256: opened.sha256, size: opened.size }
  const wanted = choose(facts)
  if (wanted === 'nothing') return { ...facts, bytes: new Uint8Array() }
  const all = await opened.read()
  if (wanted === 'all_unread') return { ...facts, bytes: all }
  const period = `${bundle.period_start}/${bundle.period_end}`
  await database.as(tenant, (sql) =>
    recordBundleRead(sql, clock, { tenantId, actor, abn, period, bundleId: bundle.id, file: file ?? null }),
  )
  return { ...facts, bytes: all.subarray(wanted.start, wanted.start + wanted.length) }
}

interface OpenedFile {
  readonly sha256: string
  readonly size: number
  read(): Promise<Uint8Array>
}

const openZip = ({ sha256, size }: Bundle, read: () => Promise<Uint8Array>): OpenedFile => ({
  sha256,
  size,
  read,
})

function openEntry(zip: Uint8Array, file: string): OpenedFile {
  const names: string[] = []
  const entries = unzipSync(zip, {
    filter: ({ name }) => {
      names.push(name)
      return name === file
    },
  })
  const bytes = entries[file]
  if (bytes === undefined)
    throw new ServiceError('invalid_parameter', `The bundle has no file ${JSON.stringify(file)}.`, {
      errors: [
        {
          parameter: 'file',
          code: 'invalid_parameter',
          message: 'must be the name of a file of the bundle',
          received: file,
        },
      ],
      valid_values: names,
    })
  return { sha256: sha256(bytes), size: bytes.length, read: async () => bytes }
}
