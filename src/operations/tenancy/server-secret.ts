import { createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { settleServerFact } from '../../store/server-facts.ts'
import { createPrivateFile, readPrivateFile } from './private-file.ts'

const FACT = 'secret_fingerprint'
const BYTES = 32

/**
 * The secret that hashes keys, signs cursors and seals answers: the setting's, or one made once in `$SOUTHERLY_HOME/secret`.
 * The database keeps its fingerprint, because another secret would make every key unknown without saying why.
 */
export async function openServerSecret(
  database: Database,
  place: { readonly home: string; readonly configured: string | undefined },
): Promise<Buffer> {
  const file = path.join(place.home, 'secret')
  const secret = place.configured === undefined ? await fileSecret(file) : Buffer.from(place.configured)
  const fingerprint = createHmac('sha256', secret).update('southerly secret fingerprint').digest('hex')
  const settled = await database.transaction(async (sql) => settleServerFact(sql, FACT, fingerprint))
  if (settled !== fingerprint)
    throw new OperatorError(
      `the server secret ${place.configured === undefined ? `in ${file}` : 'in SOUTHERLY_SECRET'} is not the one that this database was set up with`,
      {
        hint: 'Every API key of the database was hashed with the first secret. Restore it: set SOUTHERLY_SECRET, or put the file `secret` of the first $SOUTHERLY_HOME back.',
        exitCode: EXIT.failure,
      },
    )
  return secret
}

async function fileSecret(file: string): Promise<Buffer> {
  const found =
    (await readPrivateFile(file)) ?? (await createPrivateFile(file, randomBytes(BYTES).toString('hex')))
  const text = found.trim()
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new OperatorError(`${file} does not hold 64 hexadecimal digits`, {
      hint: 'The file is damaged. Restore it from a backup; without it no API key of the database works.',
      exitCode: EXIT.badInput,
    })
  return Buffer.from(text, 'hex')
}
