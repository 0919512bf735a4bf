import { XMLParser } from 'fast-xml-parser'
import { ObjectStoreFault, type StoredObject } from './object-store.ts'

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })

interface Listed {
  readonly ListBucketResult?:
    | {
        readonly IsTruncated?: string
        readonly NextContinuationToken?: string
        readonly Contents?: readonly {
          readonly Key: string
          readonly Size: string
          readonly LastModified: string
        }[]
      }
    | ''
}

/** One page of ListObjectsV2, keys without the prefix of this installation, and what asks for the next page. */
export function readListing(
  xml: Uint8Array,
  prefix: string,
): { readonly objects: readonly StoredObject[]; readonly next: string | undefined } {
  const text = Buffer.from(xml).toString()
  const result = (parser.parse(text) as Listed).ListBucketResult
  // A page that is something else must not pass for a store without objects.
  if (result === undefined || result === '' || result.IsTruncated === undefined)
    throw new ObjectStoreFault(`the object store sent no list of objects: ${text.slice(0, 200)}`)
  const objects = (result.Contents ?? []).map(({ Key, Size, LastModified }) => {
    if (!Key.startsWith(prefix) || !/^\d+$/.test(Size) || Number.isNaN(Date.parse(LastModified)))
      throw new ObjectStoreFault(
        `the object store lists ${Key} with size ${Size}, written ${LastModified}, which cannot be`,
      )
    return { key: Key.slice(prefix.length), size: Number(Size), modified_at: LastModified }
  })
  const isTruncated = result.IsTruncated === 'true'
  if (isTruncated && result.NextContinuationToken === undefined)
    throw new ObjectStoreFault('the object store sent part of a list and no token for the rest')
  return { objects, next: isTruncated ? result.NextContinuationToken : undefined }
}
