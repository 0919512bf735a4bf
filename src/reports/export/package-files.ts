import { canonicalJson } from '../../domain/evidence.ts'
import { declaredKey, fieldsOf, type WrittenTable } from '../../domain/export/table.ts'
import type { Signer } from '../bundle/manifest.ts'

export const PACKAGE_FILE = 'datapackage.json'
export const EXPORT_MANIFEST = 'manifest.json'
export const EXPORT_SCHEMA = 'southerly/export/1'

interface ExportedFile {
  readonly name: string
  readonly size: number
  readonly sha256: string
}

/** manifest.json of an export: what every other file must be, and who says so. */
export interface ExportManifest {
  readonly schema: typeof EXPORT_SCHEMA
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly format: string
  readonly files: readonly ExportedFile[]
  readonly key: { readonly id: string; readonly algorithm: 'Ed25519'; readonly public_key: string }
  /** Over the RFC 8785 JSON of the manifest without this member, base64url. */
  readonly signature: string
}

type Snapshot = ExportManifest['snapshot']

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  parquet: 'application/vnd.apache.parquet',
  csv: 'text/csv',
  jsonl: 'application/jsonl',
}

/** datapackage.json: every table with its columns, licence and hash, as a Frictionless Data Package. */
export function composePackage(snapshot: Snapshot, format: string, written: readonly WrittenTable[]): string {
  const content = {
    profile: 'data-package',
    name: 'southerly-export',
    title: 'Published climate data of Australian companies, with what Southerly derives from it',
    version: snapshot.id,
    'southerly:snapshot': snapshot,
    resources: written.map(({ table, path, rows, bytes, sha256 }) => ({
      name: table.name,
      path,
      title: table.title,
      format,
      mediatype: MEDIA_TYPES[format],
      ...(format === 'csv' ? { encoding: 'utf-8' } : {}),
      bytes,
      hash: `sha256:${sha256}`,
      'southerly:rows': rows,
      'southerly:dataset': table.dataset,
      licenses: [{ name: table.licence.id, title: table.licence.name, path: table.licence.url }],
      sources: [{ title: table.publisher }],
      'southerly:attribution': table.attribution,
      schema: {
        fields: fieldsOf(table),
        ...(declaredKey(table).length === 0 ? {} : { primaryKey: declaredKey(table) }),
        missingValues: [''],
      },
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

export function composeExportManifest(
  content: Pick<ExportManifest, 'snapshot' | 'format' | 'files'>,
  signer: Signer,
): string {
  const { key_id: id, public_key } = signer
  const signed = {
    schema: EXPORT_SCHEMA,
    ...content,
    key: { id, algorithm: 'Ed25519' as const, public_key },
  } satisfies Omit<ExportManifest, 'signature'>
  const signature = signer.sign(Buffer.from(canonicalJson(signed)))
  return `${JSON.stringify({ ...signed, signature }, null, 2)}\n`
}
