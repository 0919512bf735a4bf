import { Type } from 'typebox'

/** Whether a ZIP or its manifest came from here. */
export const issuedSchema = Type.Object({
  sha256: Type.String(),
  issued: Type.Boolean({
    description: 'True when this service made a bundle, or the manifest of one, with this hash',
  }),
  bundle: Type.Union([
    Type.Object({
      bundle_id: Type.String(),
      sha256: Type.String({ description: 'SHA-256 of the ZIP' }),
      file: Type.Union([Type.Literal('manifest.json'), Type.Null()], {
        description: 'The file of the bundle that has the hash: its signed manifest; null: the ZIP itself',
      }),
      size: Type.Integer({ description: 'Bytes of the ZIP' }),
    }),
    Type.Null(),
  ]),
})

export const publishedKeysSchema = Type.Object({
  keys: Type.Array(
    Type.Object({
      id: Type.String({ description: 'key_ and 16 digits of the SHA-256 of the public key' }),
      algorithm: Type.Literal('Ed25519'),
      public_key: Type.String({ description: '32 bytes, base64url' }),
      status: Type.Union([Type.Literal('active'), Type.Literal('retired')]),
    }),
    { description: 'Empty until the first bundle is made' },
  ),
})
