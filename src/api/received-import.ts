import type { Readable } from 'node:stream'
import { ServiceError } from '../errors.ts'
import {
  MOST_IMPORT_BYTES,
  type SpooledFile,
  spoolImport,
  tooLarge,
} from '../operations/disclosure/imports/spool.ts'
import { arriving } from './platform/request/upload.ts'
import type { Context } from './platform/route.ts'

type Receiving = Pick<Context<object, object, Readable>, 'body' | 'services' | 'exchange'>

/** Takes a file to the disk for as long as `work` needs it. Too large or empty, it is refused before anyone reads it. */
export async function withReceivedImport<Result>(
  { body, services, exchange }: Receiving,
  work: (spooled: SpooledFile) => Promise<Result>,
  most = MOST_IMPORT_BYTES,
): Promise<Result> {
  const { settings } = services
  if (Number(exchange.request.headers['content-length'] ?? 0) > most) throw tooLarge(most)
  const incoming = arriving(body, settings.SOUTHERLY_SEND_TIMEOUT_MS)
  const spooled = await spoolImport(settings.SOUTHERLY_HOME, incoming, most)
  try {
    if (spooled.bytes === 0) throw empty()
    return await work(spooled)
  } finally {
    await spooled.discard()
  }
}

const empty = (): ServiceError =>
  new ServiceError('import_file_invalid', 'The file is empty.', {
    hint: 'Send the bytes of the file as the body, such as with `curl --data-binary @FILE`.',
  })
