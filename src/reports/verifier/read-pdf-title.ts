/** The title in the description of a PDF, which is plain text in the file; undefined where there is none, or more than one. */
export function readPdfTitle(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
  const found = [...text.matchAll(/<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>([^<]*)<\/rdf:li>/g)]
  return found.length === 1 ? found[0]?.[1] : undefined
}
