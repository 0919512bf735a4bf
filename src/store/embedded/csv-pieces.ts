const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Cuts a CSV stream into pieces of whole records, each of about `size` bytes, so that a load of any length needs the
 * memory of one piece. A line feed inside quotes does not end a record.
 */
export async function* csvPieces(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array> {
  let kept: Uint8Array[] = []
  let keptBytes = 0
  let quoted = false
  for await (const chunk of chunks) {
    let recordEnd = 0
    for (let index = 0; index < chunk.length; index += 1) {
      if (chunk[index] === QUOTE) quoted = !quoted
      else if (chunk[index] === LINE_FEED && !quoted) recordEnd = index + 1
    }
    if (recordEnd > 0 && keptBytes + recordEnd >= size) {
      yield Buffer.concat([...kept, chunk.subarray(0, recordEnd)])
      kept = [chunk.slice(recordEnd)]
      keptBytes = chunk.length - recordEnd
    } else {
      kept.push(chunk)
      keptBytes += chunk.length
    }
  }
  if (keptBytes > 0) yield Buffer.concat(kept)
}
