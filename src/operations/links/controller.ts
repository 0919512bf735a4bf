import { EXIT, OperatorError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { companyFacts } from '../company/company-facts.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { requireAbn } from '../require-abn.ts'
import { isInvented } from '../sandbox/sandbox.ts'

/** The corporation of a link as a person names it. */
export interface Controller {
  readonly abn: string
  /** Its legal name, for an ABN that no source knows. */
  readonly name?: string
}

/** The corporation with its ABN and the name that sources give it. Refuses an ABN that cannot be, or that no one knows. */
export async function requireController(
  database: ReadonlySql,
  snapshot: SnapshotView,
  asked: Controller,
): Promise<Required<Controller>> {
  const abn = requireAbn(asked.abn)
  if (isInvented(abn))
    throw new OperatorError(`${abn} is a company of the sandbox; no facility is linked to it`, {
      exitCode: EXIT.badInput,
    })
  const known = (await companyFacts(database, snapshot, [abn])).get(abn)?.entity.result?.name ?? null
  const stated = asked.name?.trim() ?? ''
  if (known === null && stated === '')
    throw new OperatorError(`no source that is loaded knows ABN ${abn}`, {
      hint: 'Check the number. If it is right, load an extract of the business register that includes it, or give the legal name with --name.',
      exitCode: EXIT.notFound,
    })
  if (known !== null && stated !== '')
    throw new OperatorError(`ABN ${abn} is known as ${known}`, {
      hint: 'Leave --name out: it is only for an ABN that no source knows.',
      exitCode: EXIT.usage,
    })
  return { abn, name: known ?? stated }
}
