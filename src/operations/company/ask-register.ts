import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { type RegisterClientOptions, registerClient } from '../../sources/abr/client.ts'
import { memoryCache } from '../../sources/abr/memory-cache.ts'
import type { RegisterEntity } from '../../sources/abr/register-response.ts'
import { USER_AGENT } from '../../sources/fetching/transport.ts'

export interface RegisterContext {
  readonly clock: Clock
  /** ABR_GUID. */
  readonly guid: string | undefined
  /** How the network is asked; tests pass a local server's ways in. */
  readonly transport?: Partial<RegisterClientOptions>
}

export interface RegisterFinding extends RegisterEntity {
  readonly retrieved_at: string
}

/**
 * What the business register says of an ABN at this moment. Nothing of it is kept: the register may withdraw a record,
 * and then every copy would have to be deleted.
 */
export async function askRegister(context: RegisterContext, abn: string): Promise<RegisterFinding> {
  const { clock, guid, transport } = context
  if (guid === undefined)
    throw new OperatorError('ABN Lookup answers only who has a key, and ABR_GUID is not set', {
      hint: 'Register for ABN Lookup web services, which is free, and set ABR_GUID to the GUID you get. Without the network: load an extract with `southerly ingest abr-bulk <file>`.',
      exitCode: EXIT.usage,
    })
  const client = registerClient({ clock, guid, userAgent: USER_AGENT, cache: memoryCache(), ...transport })
  const { entity, retrieved_at } = await client.entityByAbn(abn)
  if (entity === null)
    throw new OperatorError(`the business register has no record of ${abn}`, {
      hint: 'Check the digits. A record that was withdrawn is not found either.',
      exitCode: EXIT.notFound,
    })
  return { ...entity, retrieved_at }
}
