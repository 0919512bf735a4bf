import { DatabaseError, type Row } from '../database.ts'
import { type Decoder, decoderOf } from '../decoding.ts'

/** Rows of a reply in PostgreSQL's protocol (version 3); throws the error that it tells of. Other messages are passed over. */
export function readReply(reply: Uint8Array): Row[] {
  const bytes = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength)
  const rows: Row[] = []
  let columns: readonly Column[] = []
  for (let position = 0; position < bytes.length; ) {
    const code = bytes[position]
    const body = position + 5
    if (code === DATA_ROW) rows.push(readRow(bytes, body, columns))
    else if (code === ROW_DESCRIPTION) columns = readColumns(bytes, body)
    else if (code === ERROR_RESPONSE) throw readError(bytes, body)
    position += 1 + bytes.readInt32BE(position + 1)
  }
  return rows
}

const DATA_ROW = 0x44
const ROW_DESCRIPTION = 0x54
const ERROR_RESPONSE = 0x45

interface Column {
  readonly name: string
  readonly decode: Decoder
}

/** A description of a column goes on after its name: table (4), column there (2), type (4), size (2), modifier (4), format (2). */
const AFTER_NAME = 18
const TYPE_AFTER_NAME = 6

function readColumns(bytes: Buffer, body: number): Column[] {
  let position = body + 2
  return Array.from({ length: bytes.readInt16BE(body) }, () => {
    const end = bytes.indexOf(0, position)
    const name = bytes.toString('utf8', position, end)
    position = end + 1 + AFTER_NAME
    return { name, decode: decoderOf(bytes.readUInt32BE(end + 1 + TYPE_AFTER_NAME)) }
  })
}

function readRow(bytes: Buffer, body: number, columns: readonly Column[]): Row {
  const row: Row = {}
  let position = body + 2
  for (const { name, decode } of columns) {
    const length = bytes.readInt32BE(position)
    position += 4
    row[name] = length < 0 ? null : decode(bytes.toString('utf8', position, position + length))
    position += Math.max(length, 0)
  }
  return row
}

/** Fields of an error, each a letter and a text that ends with a zero. */
function readError(bytes: Buffer, body: number): DatabaseError {
  const fields = new Map<string, string>()
  for (let position = body; bytes[position] !== 0; ) {
    const end = bytes.indexOf(0, position)
    fields.set(String.fromCharCode(bytes[position]!), bytes.toString('utf8', position + 1, end))
    position = end + 1
  }
  const sqlState = fields.get('C')
  const constraint = fields.get('n')
  return new DatabaseError(fields.get('M') ?? 'the embedded database gave no reason', {
    ...(sqlState === undefined ? {} : { sqlState }),
    ...(constraint === undefined ? {} : { constraint }),
  })
}
